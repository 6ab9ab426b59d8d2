// Parts of invented designer names: persons by country, and words of houses. None is a real label. Data only.

export interface Culture {
  readonly country: string;
  readonly cities: readonly string[];
  readonly given: readonly string[];
  readonly family: readonly string[];
}

const culture = (country: string, cities: string, given: string, family: string): Culture => ({
  country,
  cities: cities.split(", "),
  given: given.split(" "),
  family: family.split(" "),
});

export const CULTURES: readonly Culture[] = [
  culture(
    "Italy",
    "Milan, Florence, Naples, Turin, Bologna, Venice",
    "Alba Ludovica Orsola Ginevra Bianca Ottavia Costanza Livia Flavia Elettra Tullio Corrado Ettore Ruggero Vasco Saverio Dario Nerio",
    "Antico Castellari Montorsi Bressan Vallardi Serravezza Corvaglia Marchesan Tolomei Fabbriani Zanardo Pellegri Ravasio Campolongo Bellandi Quaranta Ughetti Sartorelli",
  ),
  culture(
    "France",
    "Paris, Lyon, Nantes, Marseille, Lille",
    "Apolline Clémence Édith Hortense Solène Mathilde Séverine Capucine Aurèle Étienne Gaspard Anselme Bastien Théodore Honoré Lucienne",
    "Aubrac Bellecour Castagnier Desrosiers Fontvielle Grandval Lamoureux Marchandeau Orsenne Péricard Quillan Roquefeuil Sainteval Thévenard Vauquelin Béranger Jolivet",
  ),
  culture(
    "Japan",
    "Tokyo, Kyoto, Osaka, Kanazawa",
    "Tomoe Haruka Ayame Shiori Natsuko Kaede Mitsuki Chihiro Ren Kazuhiro Daichi Takumi Sōta Haruto Junpei Yūma",
    "Arai Kuramoto Shirane Hoshikawa Minazuki Tachibana Okazaki Fujishiro Asagiri Moriyasu Uehara Nagamine Kisaragi Wakatsuki Ishimori Tsukada",
  ),
  culture(
    "Denmark",
    "Copenhagen, Aarhus, Odense",
    "Astrid Signe Maren Ingrid Freja Liv Karen Søren Anders Mikkel Jeppe Rasmus Tove Birgitte",
    "Halkjær Østergaard Lindegaard Brandrup Vestergren Skovby Thrane Ravnsborg Kjeldal Nørholm Fjeldgaard Hedeby",
  ),
  culture(
    "Sweden",
    "Stockholm, Gothenburg, Malmö",
    "Elsa Märta Linnéa Greta Saga Tuva Ebba Axel Nils Gustaf Henning Viggo Björn Ylva",
    "Åkerlund Sundqvist Lövgren Norrby Ekdahl Wallenqvist Stenmark Hallström Rosenblad Torpman Ödmark Fagerlind",
  ),
  culture(
    "Norway",
    "Oslo, Bergen",
    "Solveig Ragnhild Unni Sunniva Eirik Håkon Torbjørn Sigrid Vilde Øyvind",
    "Haldorsen Tveit Bjørnstad Lysaker Fosseng Rønning Myhre Grønvold Sandmo Ulvestad",
  ),
  culture(
    "South Korea",
    "Seoul, Busan",
    "Ji-woo Seo-yeon Ha-eun Min-seo Yu-na Do-yun Jun-ho Si-woo Hye-jin Tae-yang",
    "Baek Noh Seong Ryu Hwangbo Namgung Ok Pyo Yeom Gwak Maeng Tak",
  ),
  culture(
    "Nigeria",
    "Lagos, Abuja, Ibadan",
    "Adaeze Ngozi Temilade Folasade Ifeoma Yewande Zainab Chidi Obinna Kelechi Tunde Babajide Uche Damilola",
    "Okwuosa Adeyemi-Cole Balewa Nwachukwu Olatunji Ezenwa Akintola Ogunlesi Umeh Dankwambo Ikwuagwu Oyelaran",
  ),
  culture(
    "United Kingdom",
    "London, Manchester, Edinburgh, Leeds",
    "Isolde Cressida Harriet Beatrix Imogen Rosalind Philippa Tamsin Edmund Rupert Alistair Barnaby Fergus Quentin Winifred Elspeth",
    "Wetherby Thornbury Ashcombe Fairweather Pemberley Haverstock Lockhart-Dunn Merriman Kettering Ravenhill Stanmore Treadwell Underhill Wyndale Yarwood-Moss Blackmore Oakden Penhallow",
  ),
  culture(
    "Spain",
    "Madrid, Barcelona, Seville, Valencia",
    "Leocadia Jimena Inés Macarena Rocío Candela Alonso Rodrigo Gonzalo Íñigo Nuria Xavier",
    "Arbizu Carvallo Echeverri Montalbán Olmedilla Peñarroya Quiroga Salcedo Urrutia Valdecasas Zaldívar Ibarreta",
  ),
  culture(
    "Portugal",
    "Lisbon, Porto, Guimarães",
    "Leonor Benedita Matilde Constança Duarte Vasco Tomás Gonçalo Inês Rui",
    "Albuquerque-Sá Brandão Falcão Guerreiro Lacerda Mourão Noronha Queirós Sampaio Vilhena",
  ),
  culture(
    "Germany",
    "Berlin, Munich, Hamburg, Leipzig",
    "Annegret Friederike Liesl Ottilie Wiebke Konrad Leopold Matthis Anselm Ulrike Joachim Käthe",
    "Brandauer Eichendorf Grünewaldt Hohenau Kesselring Lindenau Morgenroth Quast Rothermund Steinhagen Überfeld Winterfeldt",
  ),
  culture(
    "Belgium",
    "Antwerp, Ghent, Brussels",
    "Marijke Godelieve Lotte Katrijn Joris Pieter-Jan Wannes Griet Hendrik Ilse",
    "Vandermeersch De_Ridder Claeysens Van_Hoorde Lievensz Maertelinck Verstraaten Wijngaert Boonaert Rombouts",
  ),
  culture(
    "United States",
    "New York, Los Angeles, Portland, Chicago",
    "Marlowe Winslow Delphine Josephine Cassidy Everett Harlan Sterling Theodora Augusta Wyatt Calloway",
    "Abernethy Brookhaven Carrington-Lee Dunmore Ellsworth Fairbanks-Roy Greenleaf Hathorne Larkspur Montague-Hill Prescott Whitlock",
  ),
  culture(
    "India",
    "Mumbai, Jaipur, New Delhi",
    "Anahita Devika Ishani Meenakshi Saraswati Arjun Kabir Rohan Vikram Tarini Ila Neelima",
    "Agnihotri Bhattarai Chaturvedi Deshpande Ganguly-Rao Joshipura Kulkarni Mahadevan Narayanaswamy Raghunath Sengupta Thakore",
  ),
  culture(
    "Hungary",
    "Budapest",
    "Zsófia Ilona Piroska Eszter Katalin Bálint Zoltán Gergely",
    "Varga Székely Halmos Kertész Rákóczy Bodnár Vadász Újhelyi",
  ),
  culture(
    "Georgia",
    "Tbilisi",
    "Nino Ketevan Salome Tamar Lasha Irakli",
    "Abashvili Beridze-Lom Chkonia Gelovani Jorbenadze Zurabian",
  ),
  culture(
    "China",
    "Shanghai, Beijing, Shenzhen",
    "Yixuan Zihan Ruoxi Wanqing Jingyi Haoran Mingze Xiaolan",
    "Ouyang Shangguan Xue Qiu Zhuge Wen Yu Situ",
  ),
  culture(
    "Lebanon",
    "Beirut",
    "Yasmina Rima Zeina Karim Nadim Layal Ziad Nour",
    "Khourany Haddadin Tabbara Sursock-Aoun Nasrallaoui Ghanem Younan Zogheib",
  ),
  culture(
    "Mexico",
    "Mexico City, Oaxaca, Guadalajara",
    "Xóchitl Itzel Renata Jacinta Ulises Octavio Emiliano Yolanda",
    "Altamirano Cuauhtli Ixtapan Olvera Quintanar Tlalpan Ximénez-Rey Zepeda",
  ),
];

/** Coined words, used alone as a label or after Maison, Atelier, Casa. */
export const COINED =
  "Ostra Orlo Velune Halden Kirune Saltmark Noctis Brume Ombrelle Cinder Ferrand Lucarne Ovale Palinode Quill Riven Sorrel Tarn Umbel Vesper Wick Xanthe Yarrow Zephyrine Alder Balsam Calamus Dune Ember Fathom Gorse Heath Isle Juniper Kelp Lichen Marrow Nival Ocarina Perrin Quarto Rime Slate Thistle Undine Verd Withy Yonder Zellige Arbour Birch Cobalte Dovecot Estuary Fennel Granite Hollow Ivorine Jasper Kestrel Linden Meridian Nacre Osier Plinth Quince Rook Sedge Tern Ursa Vellum Wren Xylo Ysel Zinnia".split(
    " ",
  );

/** Endings that make a second label of a coined word: "Tarn Works". */
export const TRADES =
  "Works, Supply, Garments, Knit, Studio, Cloth, Objects, Union, Projects, Leather, Archive, Department".split(", ");

/** French words that take an elided article: "L’Aubier". */
export const ELIDED =
  "Aubier Ombrelle Orangerie Escale Écorce Ardoise Atoll Estran Ivoire Amandier Ormeau Églantine Horizon Encre".split(
    " ",
  );

/** Countries whose labels have English names. */
export const ENGLISH_NAMING = "United Kingdom, United States, Denmark, Sweden, Norway, Germany, Belgium, Japan".split(
  ", ",
);

export const HOUSE_WORDS: readonly (readonly [before: string, country: string])[] = [
  ["Maison", "France"],
  ["Atelier", "France"],
  ["Casa", "Italy"],
  ["Sorelle", "Italy"],
  ["Fratelli", "Italy"],
  ["Studio", "Denmark"],
  ["Haus", "Germany"],
  ["Huis", "Belgium"],
  ["Casa de", "Portugal"],
  ["House of", "United Kingdom"],
];
