// Materials that listings filter by, with the words that name them in descriptions and feeds of several languages.

import type { FactWords } from "./words.ts";

/** The first that fits decides: Veloursleder is suede, faux leather no leather, Baumwolle no wool. */
export const MATERIALS: FactWords = [
  [
    "Faux leather",
    /(?:faux|vegan|imitation|artificial|pu)[ -]?leather|kunstleder|similicuir|cuir synthétique|ecopelle|polipiel/iu,
  ],
  [
    "Suede",
    /suede|nubuck|wildleder|veloursleder|nubuk|\bdaim\b|camoscio|\bante\b|замш|麂皮|绒面革|スエード|스웨이드/iu,
  ],
  ["Shearling", /shearling|lammfell|peau lainée|montone|овчин|ムートン/iu],
  [
    "Leather",
    /leather|nappa|calfskin|lambskin|cowhide|goatskin|leder|\bcuir\b|\bpelle\b|\bcuero\b|\bpiel\b|кож[аи]|皮革|真皮|牛皮|羊皮|レザー|가죽|جلد/iu,
  ],
  ["Cashmere", /cashmere|kaschmir|cachemire|cachemir|кашемир|羊绒|カシミ|캐시미어|كشمير/iu],
  ["Mohair", /mohair|мохер|马海毛|モヘア|모헤어/iu],
  ["Alpaca", /alpa[ck]a|альпак|羊驼|アルパカ|알파카/iu],
  ["Camel hair", /camel hair|kamelhaar|驼绒/iu],
  [
    "Cotton",
    /cotton|baumwoll|\bcoton\b|cotone|algod[oó]n|katoen|хлоп|棉|コットン|綿|(?:^|[^\p{Script=Hangul}])면|قطن/iu,
  ],
  ["Denim", /\bdenim\b/iu],
  [
    "Wool",
    /wool|merino|woll(?:e|\b)|schurwoll|\blaine\b|\blana\b|шерст|羊毛|ウール|(?:^|[^\p{Script=Hangul}])울|양모|صوف/iu,
  ],
  ["Silk", /\bsilk|seide|\bsoie\b|\bseta\b|\bseda\b|ш[её]лк|真丝|桑蚕丝|シルク|絹|실크|حرير/iu],
  ["Linen", /\blinen|leinen|flachs|\blin\b|\blino\b|(?:^|[^\p{L}])(?:л[её]н(?![\p{L}])|льн)|亚麻|リネン|린넨|كتان/iu],
  ["Hemp", /\bhemp\b|\bhanf\b|chanvre|canapa|cáñamo/iu],
  ["Viscose", /viscose|rayon|viskose|viscosa|вискоз|粘胶|粘纤|レーヨン|비스코스|فيسكوز/iu],
  ["Lyocell", /lyocell|tencel|лиоцелл|莱赛尔|リヨセル/iu],
  ["Modal", /\bmodal\b|модал|莫代尔/iu],
  ["Cupro", /\bcupro\b/iu],
  ["Acetate", /acetat|acétate|acetato|ацетат|アセテート|아세테이트/iu],
  ["Polyester", /polyester|poliéster|poliestere|полиэ?стер|聚酯|涤纶|ポリエステル|폴리에스(?:테|터)|بوليستر/iu],
  ["Polyamide", /polyamid|poliam[mi]+d|nylon|nailon|полиамид|нейлон|锦纶|尼龙|ナイロン|나일론|نايلون/iu],
  ["Acrylic", /acryl|acrilico|acrílico|акрил|腈纶|アクリル|아크릴/iu],
  ["Rubber", /\brubber|gummi|caoutchouc|gomma|caucho|резин|橡胶|ラバー|고무/iu],
  ["Straw", /\bstraw\b|raffia|\bstroh\b|\bpaille\b|paglia|rafia|солом|草编|ラフィア/iu],
  ["gold-metal", /\bgold\b|vermeil|золот|(?:足|K|黄|白)金|ゴールド/iu],
  ["silver-metal", /\bsilver\b|silber|\bargent\b|argento|\bplata\b|серебр|银|シルバー/iu],
  ["Platinum", /platin/iu],
  ["Steel", /stainless|edelstahl|\bsteel\b|acier|acciaio|acero|сталь|不锈钢|ステンレス/iu],
  ["Brass", /\bbrass\b|messing|laiton|ottone|latón|латун|黄铜|真鍮/iu],
];

/** Metals that are colours too, so that their values differ from those of colours. In a title, "Gold hoop earrings" need not be gold. */
export const COLOUR_LIKE: ReadonlySet<string> = new Set(["gold-metal", "silver-metal"]);
