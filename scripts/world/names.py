"""Names put right by hand."""

import re

# Natural Earth's English name → the one shown.
COUNTRIES = {
    "United States of America": "United States",
    "Republic of Serbia": "Serbia",
    "United Republic of Tanzania": "Tanzania",
    "eSwatini": "Eswatini",
    "Hong Kong S.A.R.": "Hong Kong",
    "Macao S.A.R": "Macao",
    "Aland": "Åland",
    "Vatican": "Vatican City",
    "The Bahamas": "Bahamas",
    "São Tomé and Principe": "São Tomé and Príncipe",
    "Federated States of Micronesia": "Micronesia",
    "United States Minor Outlying Islands": "US Outlying Islands",
    "Republic of the Congo": "Congo-Brazzaville",
    "Democratic Republic of the Congo": "DR Congo",
    "East Timor": "Timor-Leste",
    "Saint Barthelemy": "Saint Barthélemy",
    "French Southern and Antarctic Lands": "French Southern Territories",
    "South Georgia and the Islands": "South Georgia and South Sandwich Islands",
    "US Naval Base Guantanamo Bay": "Guantanamo Bay Naval Base",
    "Bajo Nuevo Bank (Petrel Is.)": "Bajo Nuevo Bank",
    "Cyprus No Mans Area": "Cyprus United Nations Buffer Zone",
    "Brazilian Island": "Brazilian Island",
    "Ivory Coast": "Côte d’Ivoire",
    "Turkey": "Türkiye",
}

ISO2 = {"CN-TW": "TW"}

# Claimed by more than one; the name is shown with "(disputed)".
DISPUTED = {
    "Western Sahara", "Somaliland", "Northern Cyprus", "Siachen Glacier", "Bir Tawil",
    "Spratly Islands", "Scarborough Reef", "Bajo Nuevo Bank", "Serranilla Bank",
    "Southern Patagonian Ice Field", "Brazilian Island",
}

# Parts of a country's polygon that are claimed by another: name, country, south, west, north, east.
DISPUTED_AREAS = [
    ("Crimea", "Russia", 44.2, 32.3, 46.3, 36.6),
    ("Western Sahara", "Morocco", 20.7, -17.2, 27.66, -8.67),
    ("Golan Heights", "Israel", 32.68, 35.64, 33.45, 36.0),
    ("Golan Heights", "Syria", 32.68, 35.64, 33.45, 35.8),
    ("Kuril Islands", "Russia", 43.2, 145.3, 45.6, 149.0),
    ("Jerusalem", "Israel", 31.725, 35.14, 31.86, 35.265),
    ("Jerusalem", "Palestine", 31.725, 35.14, 31.86, 35.265),
    ("Paracel Islands", "China", 15.6, 111.0, 17.2, 113.0),
    ("Senkaku Islands", "Japan", 25.7, 123.4, 25.95, 124.6),
    # As far as the divisions that are called so, within these boxes.
    ("Abkhazia", "Georgia", 42.3, 39.9, 43.7, 42.3),
    ("Transnistria", "Moldova", 46.2, 28.8, 48.3, 30.2),
    # North of Gori, where Georgia's own courts do not reach.
    ("South Ossetia", "Georgia", 42.2, 43.6, 42.7, 44.25),
]


# Countries of which GeoNames' list has settlements or quarters as another one's.
LISTED_ELSEWHERE = {"Palestine", "Macao", "Hong Kong"}


def is_disputed(countries, latitude, longitude):
    """Whether a position, in units of 1e-4 degree, is in a disputed area of one of the countries."""
    return any(owner in countries and south <= latitude / 1e4 <= north
               and west <= longitude / 1e4 <= east
               for _, owner, south, west, north, east in DISPUTED_AREAS)


# GeoNames' territories that Natural Earth draws as part of another country: code → (name, country).
TERRITORIES = {
    "BQ": ("Caribbean Netherlands", "Netherlands"),
    "BV": ("Bouvet Island", "Norway"),
    "CC": ("Cocos (Keeling) Islands", "Indian Ocean Territories"),
    "CX": ("Christmas Island", "Indian Ocean Territories"),
    "GF": ("French Guiana", "France"),
    "GP": ("Guadeloupe", "France"),
    "MQ": ("Martinique", "France"),
    "RE": ("Réunion", "France"),
    "SJ": ("Svalbard and Jan Mayen", "Norway"),
    "TK": ("Tokelau", "New Zealand"),
    "YT": ("Mayotte", "France"),
}

SEAS = {
    "INDIAN OCEAN": "Indian Ocean",
    "SOUTHERN OCEAN": "Southern Ocean",
    "Bahía de Campeche": "Bay of Campeche",
    "Baia de Maputo": "Maputo Bay",
    "Baía de Marajó": "Marajó Bay",
    "Baía de São Marcos": "São Marcos Bay",
    "Bahía Blanca": "Bahía Blanca",
    "Bahía Grande": "Bahía Grande",
    "Bay Inútil": "Inútil Bay",
    "Bo Hai": "Bohai Sea",
    "Estrecho de Magellanes": "Strait of Magellan",
    # Drawn along the whole coast off Perth; the bay is only its southern end.
    "Geographe Bay": "Indian Ocean",
    "Garabogaz Bay": "Garabogazköl",
    "Golfe du Lion": "Gulf of Lion",
    "Golfo Corcovado": "Gulf of Corcovado",
    "Golfo San Jorge": "Gulf of San Jorge",
    "Golfo San Matías": "Gulf of San Matías",
    "Golfo de California": "Gulf of California",
    "Golfo de Guayaquil": "Gulf of Guayaquil",
    "Golfo de Panamá": "Gulf of Panama",
    "Golfo de Penas": "Gulf of Penas",
    "Golfo de Tehuantepec": "Gulf of Tehuantepec",
    "Golfo de Urabá": "Gulf of Urabá",
    "Gulf of Anadyr'": "Gulf of Anadyr",
    "Gulf of Khambhät": "Gulf of Khambhat",
    "Gulf of Olen‘k": "Gulf of Olenyok",
    "Gulf of Sidra": "Gulf of Sidra",
    "Inner Sea": "Seto Inland Sea",
    "Inner Seas": "Inner Seas of Scotland",
    "Kaliningrad": "Curonian Lagoon",
    "Kangertittivaq": "Scoresby Sund",
    "Lago de Maracaibo": "Lake Maracaibo",
    "Mecklenburger Bucht": "Bay of Mecklenburg",
    "Prince ALbert Sound": "Prince Albert Sound",
    "Selat Bali": "Bali Strait",
    "Selat Dampier": "Dampier Strait",
    "Stettiner Haff": "Szczecin Lagoon",
    "The North Western Passages": "Northwest Passages",
    "Vil'kitskogo Strait": "Vilkitsky Strait",
    "Waddenzee": "Wadden Sea",
    "Gulf St. Vincent": "Gulf St Vincent",
    "Seno Otway": "Otway Sound",
    "Seno de Skyring": "Skyring Sound",
    "Canal Perigoso": "Perigoso Channel",
    "Canal do Norte": "Norte Channel",
    "Canal do Sul": "Sul Channel",
    "Karskiye Strait": "Kara Strait",
}

# Marine polygons without a name, by the south-west corner of their box in whole degrees.
NAMELESS_SEAS = {
    (-130, 52): "Inside Passage",
    (-138, 55): "Inside Passage",
    (-133, 53): "Masset Inlet",
    (-119, 71): "Walker Bay",
    (-108, 68): "Melville Sound",
    (-82, 69): "Murray Maxwell Bay",
    (125, 9): "Dinagat Sound",
    (123, 9): "Tañon Strait",
    (-131, 54): "Portland Inlet",
    (-51, 0): "Amazon River",
    (9, 54): "Danish Straits",
}

# The sources' admin-1 name → the one shown.
PROVINCES = {
    "Sjaælland": "Zealand",
    "Maga Buryatdan": "Magadan",
    "Archipel des Crozet": "Crozet Islands",
    "Archipel des Kerguelen": "Kerguelen Islands",
    "Iles Eparses de l'ocean Indien": "Scattered Islands",
    "Iles Saint-Paul et Nouvelle-Amsterdam": "Saint Paul and Amsterdam Islands",
    "Kommuneqarfik Sermersooq": "Sermersooq",
    "Kommune Kujalleq": "Kujalleq",
    "Qeqqata Kommunia": "Qeqqata",
    "Nationalparken": "Northeast Greenland National Park",
    "Castille and León": "Castile and León",
    "Hamilton city": "Hamilton",
    "Long An Povince": "Long An Province",
    "Nakhichevan ASSR": "Nakhchivan",
    "St.-Petersburg": "Saint Petersburg",
    "Lima region": "Lima Region",
    "Buenos Aires F.D.": "Buenos Aires",
    "Region of Magallanes": "Magallanes",
    "Rio Negro": "Río Negro",
    "Kyiv City": "Kyiv",
    # The city and its suburbs, which belong to no region.
    "Lima Province": "Lima",
    "Arkhangelskaya": "Arkhangelsk Oblast",
    "Beyrouth": "Beirut",
    "Baki": "Baku",
    "Baladīyat ad Dawḩah": "Doha",
    "St Helier": "Saint Helier",
    "Baden-Wurttemberg": "Baden-Württemberg",
    "State of Berlin": "Berlin",
    "Bogota D.C.": "Bogotá",
    "St. Martin": "Saint Martin",
    "Ulaanbaatar Hot": "Ulaanbaatar",
    "Kerguelen": "Kerguelen Islands",
    "Campbell Islands": "Campbell Island",
    "Muhafazat Hadramaout": "Hadramaut",
    "Kommune Avannaata": "Avannaata",
    "Jan Mayen": "Jan Mayen",
}

# Territories whose units are little known abroad: code → the one division that they are told as.
UNDIVIDED = {"YT": "Mayotte"}

# Vietnam merged its provinces in 2025; one of the two sources still has the old ones.
DIVISIONS = {
    ("VN", code): name for code, name in {
        "08": "Tuyên Quang Province", "15": "Lào Cai Province", "19": "Thái Nguyên Province",
        "24": "Bắc Ninh Province", "25": "Phú Thọ Province", "31": "Haiphong",
        "33": "Hưng Yên Province", "37": "Ninh Bình Province", "44": "Quảng Trị Province",
        "48": "Da Nang", "51": "Quảng Ngãi Province", "52": "Gia Lai Province",
        "56": "Khánh Hòa Province", "66": "Đắk Lắk Province", "68": "Lâm Đồng Province",
        "75": "Đồng Nai Province", "79": "Ho Chi Minh City", "80": "Tây Ninh Province",
        "82": "Đồng Tháp Province", "86": "Vĩnh Long Province", "91": "An Giang Province",
        "92": "Can Tho", "96": "Cà Mau Province",
    }.items()
}

# Settlements that GeoNames' list lacks: name, ISO code, latitude, longitude, people.
EXTRA_TOWNS = [
    ("Station Nord", "GL", 81.6017, -16.6567, 5), ("Danmarkshavn", "GL", 76.7694, -18.6681, 8),
    ("Hyder", "US", 55.9169, -130.0247, 80), ("London", "KI", 1.9839, -157.4722, 1900),
    ("Dahagram", "BD", 26.3, 88.95, 15000),
    ("Alert", "CA", 82.5014, -62.3389, 60), ("Eureka", "CA", 79.9889, -85.9408, 8),
    ("Grise Fiord", "CA", 76.4206, -82.8956, 140), ("Resolute", "CA", 74.6973, -94.8297, 180),
    ("Sachs Harbour", "CA", 71.9858, -125.2464, 100),
    ("Adak", "US", 51.8722, -176.6361, 170), ("Atka", "US", 52.1961, -174.2006, 60),
    ("Nikolski", "US", 52.9381, -168.8678, 40), ("Mekoryuk", "US", 60.3881, -166.1850, 200),
    ("Ny-Ålesund", "SJ", 78.9250, 11.9300, 40), ("Barentsburg", "SJ", 78.0648, 14.2335, 300),
    ("Woody Island", "CN", 16.8340, 112.3390, 1400),
    # They are uninhabited, and no outline shows them.
    ("Senkaku Islands", "JP", 25.7450, 123.4750, 0), ("Kuba Island", "JP", 25.9240, 123.6820, 0),
    ("Taishō Island", "JP", 25.9230, 124.5600, 0),
    ("Port Howard", "FK", -51.6147, -59.5206, 20),
]

# Towns that stay however near a larger one of their country is: exclaves, by geonameid.
KEPT_TOWNS = {2940715, 3181006, 3118236, 2802816}

# Towns whose name or position in GeoNames is not the usual one, by geonameid.
TOWNS = {
    2624652: ("Aarhus", None, None),
    292223: ("Dubai", 25.2631, 55.2972),
    1821274: ("Macao", None, None),
    2028462: ("Ulaanbaatar", None, None),
    1282027: ("Malé", None, None),
    2802816: ("Baarle-Hertog", 51.4419, 4.9300),
    2940715: ("Büsingen am Hochrhein", None, None),
    3181006: ("Campione d’Italia", None, None),
}

# Large towns under the name that English has for them: GeoNames' own → the one shown.
ENGLISH_TOWNS = {
    "Köln": "Cologne", "Luzern": "Lucerne", "Sevilla": "Seville", "Gent": "Ghent", "Hannover": "Hanover",
    "Makkah": "Mecca", "Madinah": "Medina", "Irákleion": "Heraklion", "Lárisa": "Larissa",
    "Pátra": "Patras", "Thessaloníki": "Thessaloniki", "Ródos": "Rhodes",
    "Al Ḩudaydah": "Hodeidah", "Kryvyy Rih": "Kryvyi Rih", "Orël": "Oryol", "Ar Raqqah": "Raqqa",
    "Ḩamāh": "Hama", "Al Fallūjah": "Fallujah", "Khān Yūnis": "Khan Yunis",
    "Jabālyā": "Jabalia", "Donostia / San Sebastián": "San Sebastián",
    "Gasteiz / Vitoria": "Vitoria-Gasteiz", "Nara-shi": "Nara", "Sariwŏn-si": "Sariwon",
    "León de los Aldama": "León", "Herāt": "Herat", "Kandahār": "Kandahar",
    "Mazār-e Sharīf": "Mazar-i-Sharif", "Orūmīyeh": "Urmia", "Arkhangel’sk": "Arkhangelsk",
    "Nizhniy Novgorod": "Nizhny Novgorod", "Velikiy Novgorod": "Veliky Novgorod",
    "Naberezhnyye Chelny": "Naberezhnye Chelny", "Ryazan’": "Ryazan", "Montréal": "Montreal",
    "Petaẖ Tiqva": "Petah Tikva", "H̱olon": "Holon", "Reẖovot": "Rehovot",
}

# Quarters that GeoNames lists as towns and that would hide their city's own center.
QUARTERS = {
    "Chicago Loop", "Downtown Vancouver", "West Jerusalem", "East Jerusalem", "Amsterdam-Centrum", "Camayenne", "Puxi",
    "Rasapūdipalem", "Al Mawşil al Jadīdah", "Al Başrah al Qadīmah",
    # On an island that two states name differently.
    "Sansha", "Hoàng Sa",
}
# Quarters by number, as in "Paris 18 Buttes-Montmartre", "Lyon 03" and "Zürich (Kreis 9)".
QUARTER = re.compile(r"^(Paris|Lyon|Marseille) \d\d|\(Kreis ")

# Names in other languages that GeoNames has and that are not in use.
UNUSUAL = {
    "Chengdú", "Tianjín", "Ningbó", "Báoding", "Yantái", "Almatý", "Delegación Iztapalapa",
    "Puebla de Zaragoza", "Ciudad de Jilin", "Karâchi", "Khulnâ", "Hyderâbâd", "Leon Guanajuato",
    "Ahmadabad", "浦阳", "玉山", "澄江",
}

# Stations whose position (or name) in Natural Earth is wrong: name → (name, latitude, longitude).
STATIONS = {
    "Aboa Station": ("Aboa Station", -73.0423, -13.4072),
    "Base Presidente Montalva": ("Frei Base", -62.2, -58.96),
    "Capitan Arturo Prat Station": ("Capitán Arturo Prat Base", -62.479, -59.664),
    "Concordia Research Station": ("Concordia Station", -75.1, 123.332),
    "Davis Station": ("Davis Station", -68.577, 77.968),
    "Dumont d'Urville Station": ("Dumont d’Urville Station", -66.663, 140.001),
    "Elephant Island": ("Elephant Island", -61.1, -55.1),
    "Gen. O'Higgins Base": ("General O’Higgins Base", -63.321, -57.9),
    "Halley Station": ("Halley Station", -75.61, -26.2),
    "McMurdo Station": ("McMurdo Station", -77.8455, 166.6693),
    "Neumayer Station III": ("Neumayer Station III", -70.6744, -8.2742),
    "Novolazarevskaya Station": ("Novolazarevskaya Station", -70.7772, 11.8236),
    "Signy Research Station": ("Signy Research Station", -60.708, -45.595),
    "Sobral Base": ("Sobral Base", -81.08, -40.5),
    "Vostok Station": ("Vostok Station", -78.4645, 106.8374),
    "Zhongshan Station": ("Zhongshan Station", -69.373, 76.371),
    "Zucchelli Station": ("Zucchelli Station", -74.694, 164.114),
}

# Where Natural Earth has a border or a coast wrong, or leaves out a piece of a country: the country
# that is really there, south, west, north, east.
CORRECTIONS = [
    # Drawn as a speck of a hundred meters.
    ("Vatican City", 41.9003, 12.4460, 41.9072, 12.4575),
    # The isthmus with the runway.
    ("Gibraltar", 36.1080, -5.3680, 36.1550, -5.3340),
    # Exclaves that are not drawn.
    ("Belgium", 51.4408, 4.9270, 51.4432, 4.9320),
    ("Italy", 45.9620, 8.9570, 45.9780, 8.9800),
    ("Germany", 47.6900, 8.6680, 47.7030, 8.7150),
    ("Bangladesh", 26.2750, 88.9200, 26.3250, 88.9750),
    # Drawn too small.
    ("Uzbekistan", 39.9400, 71.1000, 40.0000, 71.1600),
    ("Uzbekistan", 39.9600, 71.7700, 40.0100, 71.8300),
    ("United States", 55.9000, -130.0350, 55.9200, -130.0140),
    # The buffer zone is drawn over the whole of Nicosia.
    ("Cyprus", 35.1550, 33.3300, 35.1735, 33.4000),
    # Islands and capes that are not drawn.
    ("Chile", -55.9850, -67.3300, -55.9450, -67.2200),
    ("Argentina", -34.1930, -58.2630, -34.1730, -58.2380),
    ("Norway", 71.1500, 25.7400, 71.1720, 25.8000),
    ("Spratly Islands", 11.0450, 114.2700, 11.0610, 114.2950),
    ("Spratly Islands", 8.6380, 111.9100, 8.6520, 111.9300),
    ("Spratly Islands", 10.3740, 114.3580, 10.3800, 114.3720),
    ("Kiribati", 1.9720, -157.4850, 1.9950, -157.4600),
    ("United Arab Emirates", 25.0980, 55.1050, 25.1400, 55.1570),
    # The Senkaku Islands: Uotsuri with its rocks, Kita-Kojima and Minami-Kojima, the two rocks north
    # of them, Kuba and Taishō.
    ("Japan", 25.7280, 123.4500, 25.7620, 123.5200),
    ("Japan", 25.7150, 123.5350, 25.7400, 123.5650),
    ("Japan", 25.7480, 123.5350, 25.7900, 123.5750),
    ("Japan", 25.9120, 123.6700, 25.9350, 123.6950),
    ("Japan", 25.9120, 124.5480, 25.9340, 124.5720),
]

# Likewise seas: the strait ends at Cape Trafalgar and Europa Point (IHO S-23).
SEA_CORRECTIONS = [
    ("Strait of Gibraltar", 35.79, -5.92, 36.15, -5.36),
]
