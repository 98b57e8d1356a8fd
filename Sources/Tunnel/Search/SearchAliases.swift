// Common names that are missing in the lists.

/// Common names of countries that are missing in the lists.
enum CountryAliases {
  /// By ISO 3166-1 code, in its order.
  static let all: [(code: String, names: [String])] = [
    ("AE", ["UAE"]), ("BD", ["East Pakistan"]), ("BF", ["Upper Volta"]), ("BJ", ["Dahomey"]),
    ("BW", ["Bechuanaland"]), ("BZ", ["British Honduras"]), ("CD", ["DR Congo", "Zaire"]),
    ("CG", ["Congo Brazzaville"]), ("CI", ["Côte d'Ivoire", "Ivory Coast"]), ("CN", ["PRC"]),
    ("CV", ["Cape Verde"]), ("CZ", ["Czech Republic"]), ("ET", ["Abyssinia"]),
    ("GB", ["UK", "Britain"]), ("GH", ["Gold Coast"]), ("GY", ["British Guiana"]),
    ("ID", ["Dutch East Indies"]), ("IR", ["Persia"]), ("KH", ["Kampuchea"]),
    ("KP", ["North Korea"]), ("KR", ["South Korea"]), ("LK", ["Ceylon"]), ("LS", ["Basutoland"]),
    ("MK", ["Macedonia"]), ("MM", ["Burma"]), ("NL", ["Holland"]), ("SZ", ["Swaziland"]),
    ("TH", ["Siam"]), ("TL", ["East Timor"]), ("TR", ["Turkey", "Türkiye"]), ("TW", ["Formosa"]),
    ("US", ["USA", "America"]), ("VA", ["Holy See"]), ("VU", ["New Hebrides"]),
    ("ZW", ["Rhodesia"]),
  ]
}

/// Older and shorter names of towns, by English name; refer to the largest town of that name.
enum TownAliases {
  static let all: [(name: String, others: [String])] = [
    ("Astana", ["Nur-Sultan"]), ("Beijing", ["Peking"]), ("Bengaluru", ["Bangalore"]),
    ("Bratislava", ["Pressburg"]), ("Chennai", ["Madras"]), ("Dhaka", ["Dacca"]),
    ("Gdańsk", ["Danzig"]), ("Guangzhou", ["Canton"]),
    ("Ho Chi Minh City", ["Saigon"]), ("Iqaluit", ["Frobisher Bay"]),
    ("Istanbul", ["Constantinople", "Byzantium"]), ("İzmir", ["Smyrna"]),
    ("Jakarta", ["Batavia"]), ("Kaliningrad", ["Königsberg"]), ("Kinshasa", ["Léopoldville"]),
    ("Kolkata", ["Calcutta"]), ("Kyiv", ["Kiev"]), ("Los Angeles", ["LA"]),
    ("Lviv", ["Lvov", "Lemberg"]), ("Maputo", ["Lourenço Marques"]), ("Mumbai", ["Bombay"]),
    ("Nanjing", ["Nanking"]), ("New York City", ["NYC"]), ("Nizhny Novgorod", ["Gorky"]),
    ("Nuuk", ["Godthåb"]), ("Oslo", ["Christiania", "Kristiania"]), ("Pune", ["Poona"]),
    ("Saint Petersburg", ["Leningrad", "Petrograd"]), ("Tallinn", ["Reval"]),
    ("Thessaloniki", ["Salonica"]), ("Tokyo", ["Edo"]), ("Ulaanbaatar", ["Ulan Bator"]),
    ("Varanasi", ["Benares"]), ("Vilnius", ["Wilno"]), ("Volgograd", ["Stalingrad"]),
    ("Wrocław", ["Breslau"]), ("Yangon", ["Rangoon"]), ("Yekaterinburg", ["Sverdlovsk"]),
  ]
}

/// Other names of islands, lakes and mountains, by English name.
enum SightAliases {
  static let all: [(name: String, others: [String])] = [
    ("Mallorca", ["Majorca"]), ("Menorca", ["Minorca"]), ("Denali", ["Mount McKinley"]),
    ("Uluru", ["Ayers Rock"]), ("Lake Malawi", ["Lake Nyasa"]), ("Sulawesi", ["Celebes"]),
    ("Mount Everest", ["Qomolangma", "Chomolungma", "Sagarmatha"]),
    ("Himalayas", ["Himalaya"]), ("Kuril Islands", ["Kurils"]), ("Santorini", ["Thira"]),
    ("Sakhalin", ["Karafuto"]),
  ]
}

/// The names of the two poles in the languages of answers.
enum PoleNames {
  /// By the landmark's English name.
  static let all: [(name: String, others: [String])] = [
    (
      "North Pole",
      [
        "Nordpolen", "Nordpol", "pôle Nord", "Polo Norte", "北極", "北極点", "北极", "北极点",
        "القطب الشمالي",
      ]
    ),
    (
      "South Pole",
      [
        "Sydpolen", "Südpol", "pôle Sud", "Polo Sur", "南極", "南極点", "南极", "南极点",
        "القطب الجنوبي",
      ]
    ),
  ]
}
