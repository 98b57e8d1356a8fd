/// The page's style sheet: system fonts, light or dark.
extension RecordingPage {
  static let style = """
    :root{--ground:#fbfbf9;--panel:#fff;--text:#22272b;--quiet:#5a626a;--line:#dfe2de;\
    --accent:#1b6fb5;--chosen:#e6f1fb;--alarm:#b3261e}
    @media (prefers-color-scheme:dark){:root{--ground:#1d2023;--panel:#282c30;--text:#eceef0;\
    --quiet:#aeb6bd;--line:#3a4046;--accent:#6db3f2;--chosen:#22384c;--alarm:#ff8a80}}
    *{box-sizing:border-box}
    body{margin:0;padding:1rem 1.25rem 7rem;background:var(--ground);color:var(--text);\
    font:15px/1.45 system-ui,sans-serif}
    h1{font-size:1.25rem;margin:0 0 .75rem}
    h2,figcaption{font-size:.85rem;font-weight:600;color:var(--quiet);margin:0 0 .4rem}
    main{display:flex;flex-wrap:wrap;gap:1.25rem;align-items:flex-start}
    .figures{display:flex;flex-wrap:wrap;gap:1.25rem;flex:3 1 22rem;min-width:0}
    figure{margin:0;flex:1 1 18rem;min-width:0}
    .picture{background:var(--panel);border:1px solid var(--line);border-radius:8px;\
    overflow:auto;max-height:calc(100vh - 12rem + 2px)}
    .picture svg{display:block;width:100%;height:auto;max-height:calc(100vh - 12rem)}
    section{flex:1 1 18rem;min-width:0}
    ol{list-style:none;margin:0;padding:0;max-height:calc(100vh - 13rem);overflow:auto;\
    position:relative;background:var(--panel);border:1px solid var(--line);border-radius:8px}
    li button{display:block;width:100%;padding:.2rem .6rem;border:0;background:none;color:inherit;\
    font:inherit;text-align:start;cursor:pointer;border-inline-start:3px solid transparent}
    li button:hover{background:var(--chosen)}
    li button[aria-current]{background:var(--chosen);border-inline-start-color:var(--accent);\
    font-weight:600}
    li button.future{color:var(--quiet)}
    li button.alarm{color:var(--alarm)}
    .time{display:inline-block;min-width:4.5em;color:var(--quiet);font-weight:400;\
    font-variant-numeric:tabular-nums}
    .controls{position:fixed;inset:auto 0 0 0;display:flex;flex-wrap:wrap;gap:.5rem .75rem;\
    align-items:center;padding:.6rem 1.25rem;background:var(--panel);border-top:1px solid var(--line)}
    .controls button,.controls select{font:inherit;color:inherit;background:var(--ground);\
    border:1px solid var(--line);border-radius:6px;padding:.3rem .7rem;min-height:2.2rem}
    .controls input{flex:1 1 12rem;accent-color:var(--accent);min-height:2.2rem}
    #now{flex:1 0 100%;margin:0;min-height:1.5em;font-weight:600;overflow-wrap:anywhere}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    li button:focus-visible{outline-offset:-2px}

    """

  /// The playback controls at the bottom.
  static let controls = """
    <div class="controls" role="group" aria-label="Playback">
    <p id="now" aria-live="polite"></p>
    <button type="button" id="start" title="Home">Start</button>
    <button type="button" id="back" title="Left arrow">Back</button>
    <button type="button" id="play" title="Space">Play</button>
    <button type="button" id="forward" title="Right arrow">Forward</button>
    <button type="button" id="end" title="End">End</button>
    <input type="range" id="place" min="0" value="0" aria-label="Place in the run">
    <label>Speed <select id="speed"></select></label>
    </div>
    """
}
