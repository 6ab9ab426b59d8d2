// Words of prices, sizes and negation in the languages of the shop. Patterns of regular expressions, in lower case.

export interface RuleWords {
  /** Before or after an amount: "under 200", "200以下". */
  readonly under: string;
  readonly over: string;
  readonly underAfter?: string;
  readonly overAfter?: string;
  /** Before or after an amount that is not meant exactly. */
  readonly about: string;
  readonly aboutAfter?: string;
  /** Around and between two amounts. */
  readonly between: readonly (readonly [before: string, and: string])[];
  /** People whose age may follow, and words between them and it: "women over 50", "femmes de plus de 50 ans". */
  readonly people: string;
  readonly older: string;
  /** After a decade of age: 50代. */
  readonly decade?: string;
  /** Before a size, or after it. */
  readonly size: string;
  readonly sizeAfter?: string;
  /** Large sizes. */
  readonly plusSize: string;
  /** Before what must not be, or after it with what may be between. */
  readonly not: string;
  readonly notAfter?: string;
  /** True if words are written without spaces. */
  readonly isSpaceless?: boolean;
  /** Words that ask for low prices. */
  readonly cheap: string;
  /** Words that say nothing about products. */
  readonly filler: string;
}

export const RULE_WORDS: Readonly<Record<string, RuleWords>> = {
  en: {
    under:
      "(?:priced? )?(?:for )?(?:under|below|less than|cheaper than|up to|max(?:imum)?(?: of)?|at most|no more than|not more than|within)",
    over: "over|above|more than|at least|starting at|min(?:imum)?(?: of)?",
    about: "around|about|approx(?:imately|\\.)?|roughly|circa",
    between: [
      ["(?:priced? )?between", "and|to|-|–"],
      ["from", "to|-|–"],
    ],
    people: "women|woman|men|man|ladies|lady|gentlemen|moms?|mums?|the",
    older: "aged(?: over)?|older than|past",
    size: "(?:in )?sizes?|eu sizes?|sized",
    sizeAfter: "sizes?",
    plusSize: "plus[ -]?sizes?|(?:larger?|big|bigger|extended) sizes|curvy",
    not: "but not|and not|without(?: any| an?)?|not|no|non|except(?: for)?|excluding|minus|anything but",
    notAfter: "[\\s-]+free(?! (?:shipping|delivery|returns?|size|gift|people|spirit))",
    cheap:
      "cheap(?:er|est)?|affordable|inexpensive|budget|low cost|good value|not (?:too |very |so |that )?(?:expensive|pricey)",
    filler:
      "a an the i im am is are be was it its this that these those my me we our you your he she they them of for to in on at by from with and or as so if do does can could would should will need needs needed want wants wanted looking look search searching find finding show get give buy buying shop shopping order wear wearing worn some something someone anything any thing things stuff please thanks hi hello what which where when how who whats really very quite nice good great best perfect lovely beautiful pretty cool nicest item items product products piece pieces style styles type kind sort outfit outfits idea ideas pair pairs collection range about around under over new made go goes going have has like just also too other more most ones one not no without but us use season day days time weather colour color coloured colored tone tones event events trip eve set sets keep keeps fit fits appropriate suitable friendly size sizes",
  },
  fr: {
    under: "(?:à |pour )?(?:moins de|jusqu['’]à|sous|en dessous de|max(?:imum)?|pas plus de|inférieure? à)",
    over: "plus de|à partir de|au moins|min(?:imum)?",
    about: "environ|autour de|dans les",
    between: [
      ["entre", "et|à|-"],
      ["de", "à"],
    ],
    people: "femmes?|hommes?|dames?|messieurs",
    older: "(?:de|des) plus de|âgée?s? de(?: plus de)?|après",
    size: "(?:en )?(?:tailles?|pointures?|t\\.?(?= ?\\d))",
    plusSize: "grandes? tailles?|tailles? plus",
    not: "sans|pas de|pas en|pas d['’]|pas|sauf|hors",
    cheap: "pas (?:trop |très |si )?ch(?:er|ère)s?|bon marché|abordables?",
    filler:
      "un une des le la les l d du de je cherche recherche veux voudrais pour avec et ou mon ma mes en dans sur au aux quelque chose tenue que qui est à a s'il vous plaît taille tailles pointure",
  },
  de: {
    under: "(?:für )?(?:unter|bis(?: zu)?|weniger als|höchstens|maximal|max|nicht mehr als|günstiger als)",
    over: "über|ab|mehr als|mindestens",
    about: "um die|ca\\.?|circa|etwa|ungefähr|rund",
    between: [
      ["zwischen", "und|-"],
      ["von", "bis"],
    ],
    people: "frauen|damen|männer|herren|die",
    older: "älter als|jenseits der",
    size: "(?:in )?(?:größen?|groessen?|gr\\.?|de(?= ?\\d))",
    plusSize: "(?:in )?(?:gro(?:ß|ss)en? gr(?:ö|oe)(?:ß|ss)en?|übergr(?:ö|oe)(?:ß|ss)en?)",
    not: "ohne|kein(?:e[nmrs]?)?|nicht aus|nicht|außer",
    notAfter: "-?frei(?:e[mnrs]?)?",
    cheap: "günstige?[rns]?|billige?[rns]?|preiswerte?[rns]?|nicht (?:zu |so |sehr |allzu )?teu(?:er|re[mnrs]?)",
    filler:
      "ein eine einen einem einer der die das den dem ich suche brauche möchte für mit und oder mein meine meinen zum zur im in auf aus etwas outfit was bitte größe größen",
  },
  it: {
    under: "(?:a )?(?:sotto(?: i| gli)?|meno di|fino a|massimo|max|entro|inferiore a)",
    over: "sopra|oltre|più di|almeno|a partire da",
    about: "circa|intorno a(?:i|gli)?",
    between: [
      ["tra|fra", "e|-"],
      ["da", "a"],
    ],
    people: "donn[ae]|uomo|uomini|signor[ae]",
    older: "di oltre|di più di|sopra i|dopo i|over",
    size: "(?:in )?(?:tagli[ae]|misur[ae]|numero|tg\\.?)",
    plusSize: "tagli[ae] (?:forti|comode|grandi)|curvy",
    not: "senza|non|no|tranne",
    cheap: "economic[oaih]e?|a buon prezzo|(?:non (?:troppo |molto )?|poco )(?:car[aeio]|costos[aeio])",
    filler:
      "un uno una il lo la i gli le di da per con e o cerco vorrei mio mia qualcosa in a al alla che del della dei delle outfit taglia taglie",
  },
  es: {
    under: "(?:por )?(?:menos de|hasta|por debajo de|debajo de|bajo|máximo|max|no más de)",
    over: "más de|desde|a partir de|mínimo",
    about: "alrededor de|aproximadamente|unos",
    between: [
      ["entre", "y|-"],
      ["de", "a"],
    ],
    people: "mujer(?:es)?|hombres?|señor[ae]s?",
    older: "de más de|mayor(?:es)? de",
    size: "(?:en )?(?:tallas?|número|t\\.?(?= ?\\d))",
    plusSize: "tallas? (?:grandes?|especiales?)|curvy",
    not: "sin|que no sea|no|excepto",
    cheap: "barat[oa]s?|económic[oa]s?|(?:no (?:muy |tan |demasiado )?|poco )car[oa]s?",
    filler:
      "un una unos unas el la los las de del para con y o busco quiero mi mis algo en a al que por outfit me gustaría talla tallas",
  },
  ru: {
    under: "до|дешевле|не дороже|меньше|менее|максимум|не больше",
    over: "дороже|больше|более|от",
    about: "около|примерно",
    between: [
      ["от", "до"],
      ["между", "и"],
    ],
    people: "женщин(?:ам|ы)?|мужчин(?:ам|ы)?|дам(?:ам)?",
    older: "старше|за|после|кому за",
    size: "размер(?:а|ы|ов)?",
    sizeAfter: "размера?",
    plusSize: "больш(?:ие|их|ого) размер(?:ы|ов|а)|плюс сайз",
    not: "без|не|кроме",
    cheap: "дешев\\p{L}*|недорог\\p{L}*|не (?:очень |слишком )?дорог\\p{L}*",
    filler: "и в на для с со из к у я мне ищу хочу мой моя моей моего что нибудь или по размер размеры размеров",
  },
  ar: {
    under: "(?:ب)?(?:أقل من|اقل من|تحت|حتى|لا يزيد عن|أرخص من)",
    over: "أكثر من|فوق",
    about: "حوالي|حوالى|نحو|تقريبا",
    between: [["بين", "و"]],
    people: "للنساء|نساء|النساء|للرجال|رجال|الرجال|للسيدات|سيدات",
    older: "فوق سن|فوق ال|بعد سن",
    size: "(?:ب)?(?:ال)?(?:مقاس(?:ات)?|قياس)",
    plusSize: "(?:ب)?مقاس(?:ات)? كبير(?:ة)?",
    not: "و?(?:بدون|بلا|من دون|من غير|غير)",
    cheap: "رخيص(?:ة)?|غير (?:مكلف|غالي)(?:ة)?|(?:ليس|ليست|مش) غالي(?:ة)?",
    filler: "في من على مع أو و أريد أبحث عن ل شيء مقاس مقاسات",
  },
  zh: {
    under: "低于|不超过|少于|最多",
    over: "高于|超过|至少",
    underAfter: "以下|以内|之内|内",
    overAfter: "以上|起",
    about: "大约|大概|约",
    aboutAfter: "左右|上下",
    between: [["", "到|至|-|~"]],
    people: "女士|男士",
    older: "年过",
    isSpaceless: true,
    size: "尺码|码数",
    sizeAfter: "码|号",
    plusSize: "加?大码",
    not: "不要|不含|没有|无|非(?!常)",
    cheap: "便宜的?|平价的?|实惠的?|不(?:太)?贵的?",
    filler: "的 我 想 要 买 找 一件 一双 一个 适合 穿 尺码",
  },
  ja: {
    under: "最大",
    over: "最低",
    underAfter: "以下|以内|未満|まで",
    overAfter: "以上|から",
    about: "約|およそ",
    aboutAfter: "くらい|ぐらい|前後|程度",
    between: [["", "から|〜|~|-"]],
    people: "女性|男性|レディース|メンズ",
    older: "満",
    decade: "代",
    isSpaceless: true,
    size: "サイズ",
    sizeAfter: "サイズ|号",
    plusSize: "大きいサイズ|プラスサイズ",
    not: "非",
    notAfter: "(?:の|が)?\\s*(?:なし|無し|以外|抜き|ではない|じゃない|でない)",
    cheap: "安い|プチプラ|お手頃な?|高(?:すぎ)?(?:く)?ない",
    filler: "の を が に で は と も ための 用 欲しい 探し サイズ",
  },
  ko: {
    under: "최대",
    over: "최소",
    underAfter: "이하|미만|이내",
    overAfter: "이상|부터",
    about: "약|대략",
    aboutAfter: "정도|쯤|내외",
    between: [["", "에서|~|-"]],
    people: "여성|남성|여자|남자",
    older: "만",
    decade: "대",
    size: "사이즈",
    sizeAfter: "사이즈",
    plusSize: "빅 ?사이즈|큰 사이즈|플러스 ?사이즈",
    not: "안",
    notAfter: "(?:이|가)?\\s*(?:없는|없이|제외|빼고|말고|아닌)",
    cheap: "저렴한|싼|(?:너무 )?비싸지 않은|안 비싼",
    filler: "을 를 이 가 은 는 의 용 위한 찾아요 주세요 사이즈",
  },
};
