/// The page's JavaScript.
extension RecordingPage {
  static let script = #"""
    'use strict';
    (() => {
      const at = id => document.getElementById(id);
      const run = JSON.parse(at('run').textContent);
      const numbers = text => text === '' ? [] : text.split(' ').map(Number);
      const times = numbers(run.times), lines = numbers(run.lines), last = times.length - 1;
      const calm = matchMedia('(prefers-reduced-motion: reduce)');
      const calls = [...document.querySelectorAll('#calls button')];
      const [now, place, play, speed] = ['now', 'place', 'play', 'speed'].map(at);

      // A figure is assembled from pieces that its stills share.
      const figures = run.figures.map((figure, index) => {
        const host = at('picture-' + index), order = numbers(figure.order);
        let shown = -1;
        return step => {
          if (order[step] === shown) return;
          shown = order[step];
          const runs = numbers(figure.stills[shown]);
          let text = '';
          for (let i = 0; i < runs.length; i += 2)
            text += figure.pieces.slice(runs[i], runs[i] + runs[i + 1]).join('');
          const isFirst = host.firstChild === null;
          host.innerHTML = text;
          // Center the root of a tree in the scroll area.
          if (isFirst) host.scrollLeft = (host.scrollWidth - host.clientWidth) / 2;
        };
      });

      let step = 0, clock = 0, before = null, isPlaying = false, wait = 0;

      // The index of the last trace line at a step; or -1.
      const callAt = step => {
        let found = -1;
        for (let i = 0; i < calls.length && Number(calls[i].dataset.step) <= step; i++) found = i;
        return found;
      };

      const show = (next, isQuiet) => {
        step = Math.max(0, Math.min(last, next));
        figures.forEach(figure => figure(step));
        const call = callAt(step);
        calls.forEach((button, index) => {
          button.classList.toggle('future', index > call);
          if (index === call) button.setAttribute('aria-current', 'step');
          else button.removeAttribute('aria-current');
          button.tabIndex = index === Math.max(call, 0) ? 0 : -1;
        });
        if (calls[call]) {
          const list = at('calls'), row = calls[call];
          if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
          const below = row.offsetTop + row.offsetHeight - list.clientHeight;
          if (below > list.scrollTop) list.scrollTop = below;
        }
        const said = calls[call] ? calls[call].textContent.replace(/^\S+\s*ms\s/, '') : 'The start';
        const words = Math.round(times[step]) + ' ms · ' + said;
        now.setAttribute('aria-live', isQuiet ? 'off' : 'polite');
        if (now.textContent !== words) now.textContent = words;
        place.value = step;
        place.setAttribute('aria-valuetext', words);
      };

      const rest = () => {
        isPlaying = false;
        play.textContent = 'Play';
      };

      const go = next => {
        rest();
        show(next, false);
        try { history.replaceState(null, '', '#e' + (lines[step] || lineBefore(step))); } catch { }
      };
      const lineBefore = step => {
        while (step > 0 && !lines[step]) step--;
        return lines[step] || 0;
      };

      // The next step that is a callback, or the end.
      const call = (from, by) => {
        for (let i = from + by; i >= 0 && i <= last; i += by) if (lines[i]) return i;
        return by < 0 ? 0 : last;
      };

      // Without duration, or with reduced motion, callbacks play like slides.
      const isSlideshow = () => calm.matches || times[last] === times[0];

      const tick = moment => {
        if (!isPlaying) return;
        const passed = before === null ? 0 : (moment - before) * Number(speed.value);
        before = moment;
        if (isSlideshow()) {
          wait += passed;
          if (wait >= 700) { wait = 0; show(call(step, 1), true); }
        } else {
          clock += passed;
          let next = step;
          while (next < last && times[next + 1] <= clock) next++;
          if (next !== step) show(next, true);
        }
        if (step === last) { rest(); show(step, false); } else requestAnimationFrame(tick);
      };

      const toggle = () => {
        if (isPlaying) return go(step);
        if (step === last) show(0, true);
        [isPlaying, before, wait, clock] = [true, null, 0, times[step]];
        play.textContent = 'Pause';
        requestAnimationFrame(tick);
      };

      const actions = {
        start: () => go(0), back: () => go(call(step, -1)), play: toggle,
        forward: () => go(call(step, 1)), end: () => go(last),
      };
      Object.keys(actions).forEach(id => at(id).addEventListener('click', actions[id]));
      calls.forEach(button =>
        button.addEventListener('click', () => go(Number(button.dataset.step))));
      place.max = last;
      place.addEventListener('input', () => go(Number(place.value)));

      const speeds = [0.05, 0.1, 0.25, 0.5, 1, 2];
      if (!speeds.includes(run.speed)) speeds.push(run.speed);
      for (const value of speeds.sort((a, b) => a - b))
        speed.add(new Option(value + '×', value, false, value === run.speed));

      const keys = {
        ' ': 'play', ArrowLeft: 'back', ArrowRight: 'forward', Home: 'start', End: 'end',
      };
      document.addEventListener('keydown', event => {
        const own = event.target.closest('select, input, .controls button');
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        // Arrows in the list move between callbacks.
        const inList = event.target.closest('#calls');
        if (inList && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
          go(call(step, event.key === 'ArrowDown' ? 1 : -1));
          calls[Math.max(callAt(step), 0)].focus();
          event.preventDefault();
        } else if (keys[event.key] && !own) {
          actions[keys[event.key]]();
          event.preventDefault();
        }
      });

      // "#e7" links to the seventh trace line.
      const visit = () => {
        const asked = /^#e(\d+)$/.exec(location.hash);
        const found = asked ? lines.indexOf(Number(asked[1])) : -1;
        show(asked ? (found < 0 ? 0 : found) : run.opening, false);
      };
      addEventListener('hashchange', () => { rest(); visit(); });
      visit();
    })();

    """#
}
