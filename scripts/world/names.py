"""Names put right by hand."""

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
]

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
}

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

# Remote islands that a sea may be near: name, latitude, longitude within 30 km of the group's
# largest ring. The builder puts the anchor in the middle of that ring and refuses a row without one.
ISLANDS = [
    # North Atlantic and Arctic
    ("Jan Mayen", 71.0, -8.3), ("Bear Island", 74.44, 19.05), ("Kvitøya", 80.13, 32.6),
    ("Nordaustlandet", 79.8, 22.8), ("Hopen", 76.55, 25.1), ("Kong Karls Land", 78.9, 28.6),
    ("Victoria Island", 80.15, 36.7), ("Franz Josef Land", 80.6, 55.0),
    ("Novaya Zemlya", 75.3, 59.5), ("Severnaya Zemlya", 79.5, 97.1), ("Wrangel Island", 71.2, -179.5),
    ("Kotelny Island", 75.4, 140.6), ("New Siberia Island", 75.1, 148.5),
    ("Lyakhovsky Islands", 73.5, 141.5), ("De Long Islands", 76.7, 149.3),
    ("Vaygach Island", 70.0, 59.6), ("Kolguyev Island", 69.1, 49.1), ("Bely Island", 73.3, 70.7),
    ("Surtsey", 63.3, -20.6), ("St Kilda", 57.82, -8.58), ("Rockall", 57.6, -13.69),
    ("Sable Island", 43.94, -59.92), ("Selvagens Islands", 30.14, -15.86),
    ("Saint Peter and Saint Paul Rocks", 0.92, -29.35), ("Prince Patrick Island", 76.7, -119.5),
    ("Borden Island", 78.5, -111.0), ("Ellef Ringnes Island", 78.6, -102.0),
    ("Axel Heiberg Island", 79.7, -91.2), ("Banks Island", 73.0, -121.5),
    ("Melville Island", 75.5, -111.5), ("Prince of Wales Island", 72.7, -99.0),
    ("Somerset Island", 73.3, -93.5), ("Devon Island", 75.2, -87.5),
    ("Mansel Island", 62.0, -79.8), ("Coats Island", 62.6, -82.8), ("Akimiski Island", 53.0, -81.3),
    # South Atlantic
    ("Trindade", -20.51, -29.32), ("Gough Island", -40.32, -9.94),
    ("Tristan da Cunha", -37.11, -12.28), ("Ascension Island", -7.95, -14.36),
    ("Bouvet Island", -54.42, 3.36), ("South Georgia", -54.4, -36.6),
    ("South Sandwich Islands", -58.43, -26.35), ("Isla de los Estados", -54.79, -64.3),

    # Indian Ocean
    ("Crozet Islands", -46.4, 51.76), ("Kerguelen Islands", -49.25, 69.2),
    ("Heard Island", -53.09, 73.5), ("Île Amsterdam", -37.85, 77.55),
    ("Île Saint-Paul", -38.72, 77.53), ("Marion Island", -46.9, 37.74),
    ("Prince Edward Island", -46.64, 37.95), ("Europa Island", -22.35, 40.35),
    ("Glorioso Islands", -11.56, 47.3), ("Juan de Nova Island", -17.05, 42.73),
    ("Tromelin Island", -15.89, 54.52), ("Aldabra", -9.41, 46.35),
    ("Agaléga Islands", -10.42, 56.6), ("Rodrigues", -19.7, 63.42),
    ("Peros Banhos", -5.35, 71.9), ("Egmont Islands", -6.67, 71.35), ("Diego Garcia", -7.33, 72.43),
    ("Cocos (Keeling) Islands", -12.17, 96.83), ("Christmas Island", -10.49, 105.63),
    ("Cartier Island", -12.43, 123.59), ("Socotra", 12.5, 53.9), ("Abd al Kuri", 12.18, 52.24),
    ("Coco Islands", 14.1, 93.37), ("Minicoy", 8.28, 73.05),
    # Western Pacific
    ("Paracel Islands", 15.78, 111.2), ("Spratly Islands", 10.73, 115.82),
    ("Scarborough Reef", 15.15, 117.76), ("Minamitorishima", 24.29, 153.98),
    ("Iwo Jima", 24.78, 141.32), ("Ogasawara Islands", 27.08, 142.2),
    ("Daitō Islands", 25.83, 131.24), ("Commander Islands", 55.0, 166.2),
    ("Urup", 45.9, 149.97), ("Tobi", 3.0, 131.13), ("Sonsorol Islands", 5.32, 132.22),
    ("Pagan", 18.1, 145.76), ("Farallon de Pajaros", 20.54, 144.89),
    ("Nauru", -0.53, 166.93), ("Wake Atoll", 19.3, 166.63),
    # Central Pacific
    ("Midway Atoll", 28.21, -177.37), ("Laysan", 25.77, -171.73), ("Johnston Atoll", 16.73, -169.53),
    ("Howland Island", 0.81, -176.62), ("Baker Island", 0.19, -176.48),
    ("Jarvis Island", -0.37, -160.0), ("Palmyra Atoll", 5.88, -162.08),
    ("Kiritimati", 1.85, -157.4), ("Malden Island", -4.02, -154.93), ("Starbuck Island", -5.64, -155.88),
    ("Flint Island", -11.43, -151.82),
    ("Phoenix Islands", -2.81, -171.67), ("Nikumaroro", -4.67, -174.52), ("Penrhyn", -9.0, -158.0),
    ("Manihiki", -10.4, -161.0), ("Pukapuka", -10.88, -165.85),
    ("Rotuma", -12.5, 177.07), ("Tikopia", -12.3, 168.83),
    ("Swains Island", -11.05, -171.08), ("Niuafoʻou", -15.6, -175.63), ("Ata", -22.34, -176.21),

    # South Pacific
    ("Kermadec Islands", -29.25, -177.92), ("Three Kings Islands", -34.16, 172.14),
    ("Antipodes Islands", -49.67, 178.78),
    ("Auckland Islands", -50.7, 166.1), ("Campbell Island", -52.54, 169.15), ("Snares", -48.02, 166.6),
    ("Macquarie Island", -54.62, 158.86), ("Lord Howe Island", -31.55, 159.08),
    ("Norfolk Island", -29.03, 167.95), ("Rapa Iti", -27.6, -144.33),
    ("Mururoa", -21.84, -138.9), ("Fatu Hiva", -10.49, -138.65), ("Maupihaa", -16.82, -153.95),
    ("Pitcairn Island", -25.07, -130.1), ("Henderson Island", -24.36, -128.32),
    ("Ducie Island", -24.68, -124.79), ("Oeno Island", -23.93, -130.74), ("Easter Island", -27.12, -109.36),
    ("Sala y Gómez", -26.47, -105.36), ("Desventuradas Islands", -26.28, -80.1),
    ("Alejandro Selkirk Island", -33.76, -80.78), ("Robinson Crusoe Island", -33.64, -78.85),
    # Eastern Pacific
    ("Cocos Island", 5.53, -87.06), ("Malpelo Island", 4.0, -81.6), ("Isabela Island", -0.6, -91.1),
    ("Clipperton Island", 10.3, -109.22), ("Clarion Island", 18.36, -114.73),
    ("Socorro Island", 18.79, -110.98), ("Guadalupe Island", 29.04, -118.28),
    ("Pribilof Islands", 57.15, -170.3), ("Saint Matthew Island", 60.4, -172.7),
    ("Navassa Island", 18.4, -75.01), ("Swan Islands", 17.41, -83.93), ("Aves Island", 15.67, -63.62),
    # Antarctic waters
    ("Balleny Islands", -66.9, 163.3),
]
