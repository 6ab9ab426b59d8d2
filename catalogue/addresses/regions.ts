// States, provinces and prefectures by country, with their ISO 3166-2 codes. Data only.
// Sources: ISO 3166-2 by country-region-data 4.1.0 (MIT), and for AU, CA, CN, IT, JP and US the postal operators' lists.

export interface Region {
  /** Without the country, such as NY or 13. */
  readonly code: string;
  readonly name: string;
  /** In Chinese or Japanese. */
  readonly nativeName?: string;
}

/** Undefined if the region is typed. */
export const regionsOf = (country: string): readonly Region[] | undefined =>
  LISTS[country]?.split(";").map((entry) => {
    const [, code = "", name = "", nativeName] = ENTRY.exec(entry) ?? [];
    return { code, name, ...(nativeName && { nativeName }) };
  });

const ENTRY = /^(\S+) ([^\p{Script=Han}]+?)(?: (\p{Script=Han}+))?$/u;

const LISTS: Readonly<Record<string, string>> = {
  AE: "AZ Abu Dhabi;AJ Ajman;DU Dubai;FU Fujairah;RK Ras al Khaimah;SH Sharjah;UQ Umm Al Quwain",
  AR: "B Buenos Aires;C Capital Federal;K Catamarca;H Chaco;U Chubut;X Córdoba;W Corrientes;E Entre Ríos;P Formosa;Y Jujuy;L La Pampa;F La Rioja;M Mendoza;N Misiones;Q Neuquén;R Río Negro;A Salta;J San Juan;D San Luis;Z Santa Cruz;S Santa Fe;G Santiago del Estero;V Tierra del Fuego;T Tucumán",
  AU: "ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;SA South Australia;TAS Tasmania;VIC Victoria;WA Western Australia",
  BR: "AC Acre;AL Alagoas;AP Amapá;AM Amazonas;BA Bahia;CE Ceará;DF Distrito Federal;ES Espírito Santo;GO Goiás;MA Maranhão;MT Mato Grosso;MS Mato Grosso do Sul;MG Minas Gerais;PA Pará;PB Paraíba;PR Paraná;PE Pernambuco;PI Piauí;RJ Rio de Janeiro;RN Rio Grande do Norte;RS Rio Grande do Sul;RO Rondônia;RR Roraima;SC Santa Catarina;SP São Paulo;SE Sergipe;TO Tocantins",
  CA: "AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NT Northwest Territories;NS Nova Scotia;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon",
  CL: "AI Aisén del General Carlos Ibáñez del Campo;AN Antofagasta;AR Araucanía;AP Arica y Parinacota;AT Atacama;BI Bío-Bío;CO Coquimbo;LI Libertador General Bernardo O’Higgins;LL Los Lagos;LR Los Ríos;MA Magallanes y Antartica Chilena;ML Maule;NB Ñuble;RM Región Metropolitana de Santiago;TA Tarapacá;VS Valparaíso",
  CN: "BJ Beijing 北京市;TJ Tianjin 天津市;HE Hebei 河北省;SX Shanxi 山西省;NM Inner Mongolia 内蒙古自治区;LN Liaoning 辽宁省;JL Jilin 吉林省;HL Heilongjiang 黑龙江省;SH Shanghai 上海市;JS Jiangsu 江苏省;ZJ Zhejiang 浙江省;AH Anhui 安徽省;FJ Fujian 福建省;JX Jiangxi 江西省;SD Shandong 山东省;HA Henan 河南省;HB Hubei 湖北省;HN Hunan 湖南省;GD Guangdong 广东省;GX Guangxi 广西壮族自治区;HI Hainan 海南省;CQ Chongqing 重庆市;SC Sichuan 四川省;GZ Guizhou 贵州省;YN Yunnan 云南省;XZ Tibet 西藏自治区;SN Shaanxi 陕西省;GS Gansu 甘肃省;QH Qinghai 青海省;NX Ningxia 宁夏回族自治区;XJ Xinjiang 新疆维吾尔自治区",
  IN: "AN Andaman and Nicobar Islands;AP Andhra Pradesh;AR Arunachal Pradesh;AS Assam;BR Bihar;CH Chandigarh;CT Chhattisgarh;DH Dadra and Nagar Haveli and Daman and Diu;DL Delhi;GA Goa;GJ Gujarat;HR Haryana;HP Himachal Pradesh;JK Jammu and Kashmir;JH Jharkhand;KA Karnataka;KL Kerala;LA Ladakh;LD Lakshadweep;MP Madhya Pradesh;MH Maharashtra;MN Manipur;ML Meghalaya;MZ Mizoram;NL Nagaland;OR Odisha;PY Puducherry;PB Punjab;RJ Rajasthan;SK Sikkim;TN Tamil Nadu;TG Telangana;TR Tripura;UT Uttarakhand;UP Uttar Pradesh;WB West Bengal",
  IT: "AG Agrigento;AL Alessandria;AN Ancona;AO Aosta;AR Arezzo;AP Ascoli Piceno;AT Asti;AV Avellino;BA Bari;BT Barletta-Andria-Trani;BL Belluno;BN Benevento;BG Bergamo;BI Biella;BO Bologna;BZ Bolzano;BS Brescia;BR Brindisi;CA Cagliari;CL Caltanissetta;CB Campobasso;CE Caserta;CT Catania;CZ Catanzaro;CH Chieti;CO Como;CS Cosenza;CR Cremona;KR Crotone;CN Cuneo;EN Enna;FM Fermo;FE Ferrara;FI Firenze;FG Foggia;FC Forlì-Cesena;FR Frosinone;GE Genova;GO Gorizia;GR Grosseto;IM Imperia;IS Isernia;AQ L’Aquila;SP La Spezia;LT Latina;LE Lecce;LC Lecco;LI Livorno;LO Lodi;LU Lucca;MC Macerata;MN Mantova;MS Massa-Carrara;MT Matera;ME Messina;MI Milano;MO Modena;MB Monza e Brianza;NA Napoli;NO Novara;NU Nuoro;OR Oristano;PD Padova;PA Palermo;PR Parma;PV Pavia;PG Perugia;PU Pesaro e Urbino;PE Pescara;PC Piacenza;PI Pisa;PT Pistoia;PN Pordenone;PZ Potenza;PO Prato;RG Ragusa;RA Ravenna;RC Reggio Calabria;RE Reggio Emilia;RI Rieti;RN Rimini;RM Roma;RO Rovigo;SA Salerno;SS Sassari;SV Savona;SI Siena;SR Siracusa;SO Sondrio;SU Sud Sardegna;TA Taranto;TE Teramo;TR Terni;TO Torino;TP Trapani;TN Trento;TV Treviso;TS Trieste;UD Udine;VA Varese;VE Venezia;VB Verbano-Cusio-Ossola;VC Vercelli;VR Verona;VV Vibo Valentia;VI Vicenza;VT Viterbo",
  JP: "01 Hokkaido 北海道;02 Aomori 青森県;03 Iwate 岩手県;04 Miyagi 宮城県;05 Akita 秋田県;06 Yamagata 山形県;07 Fukushima 福島県;08 Ibaraki 茨城県;09 Tochigi 栃木県;10 Gunma 群馬県;11 Saitama 埼玉県;12 Chiba 千葉県;13 Tokyo 東京都;14 Kanagawa 神奈川県;15 Niigata 新潟県;16 Toyama 富山県;17 Ishikawa 石川県;18 Fukui 福井県;19 Yamanashi 山梨県;20 Nagano 長野県;21 Gifu 岐阜県;22 Shizuoka 静岡県;23 Aichi 愛知県;24 Mie 三重県;25 Shiga 滋賀県;26 Kyoto 京都府;27 Osaka 大阪府;28 Hyogo 兵庫県;29 Nara 奈良県;30 Wakayama 和歌山県;31 Tottori 鳥取県;32 Shimane 島根県;33 Okayama 岡山県;34 Hiroshima 広島県;35 Yamaguchi 山口県;36 Tokushima 徳島県;37 Kagawa 香川県;38 Ehime 愛媛県;39 Kochi 高知県;40 Fukuoka 福岡県;41 Saga 佐賀県;42 Nagasaki 長崎県;43 Kumamoto 熊本県;44 Oita 大分県;45 Miyazaki 宮崎県;46 Kagoshima 鹿児島県;47 Okinawa 沖縄県",
  MX: "AGU Aguascalientes;BCN Baja California;BCS Baja California Sur;CAM Campeche;CMX Ciudad de México;CHP Chiapas;CHH Chihuahua;COA Coahuila de Zaragoza;COL Colima;DUR Durango;MEX Estado de México;GUA Guanajuato;GRO Guerrero;HID Hidalgo;JAL Jalisco;MIC Michoacán de Ocampo;MOR Morelos;NAY Nayarit;NLE Nuevo León;OAX Oaxaca;PUE Puebla;QUE Querétaro de Arteaga;ROO Quintana Roo;SLP San Luis Potosí;SIN Sinaloa;SON Sonora;TAB Tabasco;TAM Tamaulipas;TLA Tlaxcala;VER Veracruz;YUC Yucatán;ZAC Zacatecas",
  MY: "01 Johor;02 Kedah;03 Kelantan;04 Melaka;05 Negeri Sembilan;06 Pahang;08 Perak;09 Perlis;07 Pulau Pinang;12 Sabah;13 Sarawak;10 Selangor;11 Terengganu;14 Wilayah Persekutuan (Kuala Lumpur);15 Wilayah Persekutuan (Labuan);16 Wilayah Persekutuan (Putrajaya)",
  NG: "AB Abia;FC Abuja Federal Capital Territory;AD Adamawa;AK Akwa Ibom;AN Anambra;BA Bauchi;BY Bayelsa;BE Benue;BO Borno;CR Cross River;DE Delta;EB Ebonyi;ED Edo;EK Ekiti;EN Enugu;GO Gombe;IM Imo;JI Jigawa;KD Kaduna;KN Kano;KT Katsina;KE Kebbi;KO Kogi;KW Kwara;LA Lagos;NA Nasarawa;NI Niger;OG Ogun;ON Ondo;OS Osun;OY Oyo;PL Plateau;RI Rivers;SO Sokoto;TA Taraba;YO Yobe;ZA Zamfara",
  US: "AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;FL Florida;GA Georgia;GU Guam;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VI Virgin Islands;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming",
};
