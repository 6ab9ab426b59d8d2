import { expect, test } from "vitest";
import { readRules } from "./read-rules.ts";

const read = (text: string, language = "en") => {
  const { price, size, not, ignored, cheap, rest } = readRules(text, language);
  return {
    ...(price && { price: [price.min ?? null, price.max ?? null] }),
    ...(size && { size: size.name }),
    ...(not.length > 0 && { not: not.map(({ word }) => word) }),
    ...(ignored.length > 0 && { ignored }),
    ...(cheap && { cheap: true }),
    rest: rest.replaceAll(/\s+/gu, " ").trim(),
  };
};

test.each<[string, string, object]>([
  ["en", "bag under 200", { price: [null, 200], rest: "bag" }],
  ["en", "jeans less than 150 euros", { price: [null, 150], rest: "jeans" }],
  ["en", "coat between €1,300 and €1,500", { price: [1_300, 1_500], rest: "coat" }],
  ["en", "ring over 99.50", { price: [99.5, null], rest: "ring" }],
  ["en", "belt 100 to 200 eur", { price: [100, 200], rest: "belt" }],
  ["en", "€150 belt", { price: [null, 150], rest: "belt" }],
  ["fr", "sac à moins de 300 euros", { price: [null, 300], rest: "sac" }],
  ["de", "Mantel zwischen 300 und 500 Euro", { price: [300, 500], rest: "mantel" }],
  ["it", "borsa fino a 200 €", { price: [null, 200], rest: "borsa" }],
  ["es", "vestido por menos de 150", { price: [null, 150], rest: "vestido" }],
  ["ru", "сумка до 300 евро", { price: [null, 300], rest: "сумка" }],
  ["ar", "حقيبة أقل من 300 يورو", { price: [null, 300], rest: "حقيبة" }],
  ["zh", "300元以下围巾", { price: [null, 300], rest: "围巾" }],
  ["ja", "20000円以下のバッグ", { price: [null, 20_000], rest: "バッグ" }],
  ["ja", "３万円以下のバッグ", { price: [null, 30_000], rest: "バッグ" }],
  ["ko", "30만원 이하 신발", { price: [null, 300_000], rest: "신발" }],
  ["ar", "حقيبة أقل من ٣٠٠ يورو", { price: [null, 300], rest: "حقيبة" }],
  ["en", "gift around 100", { price: [80, 120], rest: "gift" }],
  ["de", "Tasche um die 200 Euro", { price: [160, 240], rest: "tasche" }],
  ["zh", "500元左右的围巾", { price: [400, 600], rest: "围巾" }],
  ["ko", "200유로 이하 신발", { price: [null, 200], rest: "신발" }],
])("[MD-02] %s: %s states a price", (language, text, expected) => {
  expect(read(text, language)).toEqual(expected);
});

test.each<[string, string, object]>([
  ["en", "black boots size 39", { size: "39", rest: "black boots" }],
  ["en", "size M white t-shirt", { size: "M", rest: "white t-shirt" }],
  ["en", "mens trainers uk 9", { size: "UK 9", rest: "mens trainers" }],
  ["en", "girls coat age 8", { size: "8Y", rest: "girls coat" }],
  ["fr", "baskets taille 42", { size: "42", rest: "baskets" }],
  ["de", "Kleid Größe 38", { size: "38", rest: "kleid" }],
  ["es", "vestido talla M", { size: "M", rest: "vestido" }],
  ["ru", "платье размер 44", { size: "44", rest: "платье" }],
  ["it", "vestito taglia M", { size: "M", rest: "vestito" }],
  ["it", "stivali numero 39", { size: "39", rest: "stivali" }],
  ["ru", "кроссовки 44 размера", { size: "44", rest: "кроссовки" }],
  ["ar", "فستان مقاس M", { size: "M", rest: "فستان" }],
  ["ar", "حذاء مقاس 38", { size: "38", rest: "حذاء" }],
  ["zh", "39码靴子", { size: "39", rest: "靴子" }],
  ["zh", "M码连衣裙", { size: "M", rest: "连衣裙" }],
  ["ja", "サイズM ワンピース", { size: "M", rest: "ワンピース" }],
  ["ja", "Lサイズのシャツ", { size: "L", rest: "のシャツ" }],
  ["ko", "셔츠 L 사이즈", { size: "L", rest: "셔츠" }],
  ["ko", "부츠 사이즈 250", { size: "250", rest: "부츠" }],
  ["ja", "サイズ 24.5", { size: "24.5", rest: "" }],
  ["ja", "24.5cmパンプス", { size: "24.5 cm", rest: "パンプス" }],
  ["ja", "パンプス24.5センチ", { size: "24.5 cm", rest: "パンプス" }],
  ["zh", "24厘米高跟鞋", { size: "24 cm", rest: "高跟鞋" }],
  ["ko", "구두 245mm", { size: "24.5 cm", rest: "구두" }],
  ["en", "trainers 38,5 eu", { size: "EU 38,5", rest: "trainers" }],
  ["en", "dress 10 UK", { size: "UK 10", rest: "dress" }],
  ["en", "jp 24.5 loafers", { size: "JP 24.5", rest: "loafers" }],
  ["en", "jeans w32", { size: "32 in", rest: "jeans" }],
  ["en", "jeans W32 L34", { size: "32/34", rest: "jeans" }],
  ["en", "32x34 jeans", { size: "32/34", rest: "jeans" }],
  ["de", "Jeans Größe 32/34", { size: "32/34", rest: "jeans" }],
  ["de", "Hose Gr. 36/38", { size: "36/38", rest: "hose" }],
  ["de", "Kleid DE 38", { size: "38", rest: "kleid" }],
  ["fr", "robe t.38", { size: "38", rest: "robe" }],
  ["es", "vestido talla 38 de seda", { size: "38", rest: "vestido de seda" }],
])("[MD-02] %s: %s states a size", (language, text, expected) => {
  expect(read(text, language)).toEqual(expected);
});

test.each<[string, string, string]>([
  ["en", "plus size dress", "dress"],
  ["en", "shirts in larger sizes", "shirts in"],
  ["fr", "robe grandes tailles", "robe"],
  ["de", "kleid in großen größen", "kleid"],
  ["it", "vestito taglie forti", "vestito"],
  ["es", "vestidos tallas grandes", "vestidos"],
  ["ru", "платье больших размеров", "платье"],
  ["ar", "فستان مقاسات كبيرة", "فستان"],
  ["zh", "大码连衣裙", "连衣裙"],
  ["ja", "大きいサイズ ワンピース", "ワンピース"],
  ["ko", "빅사이즈 원피스", "원피스"],
])("[MD-02] %s: %s asks for large sizes", (language, text, rest) => {
  expect(read(text, language)).toEqual({ size: "XL+", rest });
});

test.each([
  ["en", "sizes"],
  ["en", "all sizes dress"],
  ["en", "dress size s'il"],
  ["en", "8 cm heels"],
  ["en", "scarf 180 cm"],
  ["en", "season 23/24"],
  ["fr", "sac de 30"],
  ["fr", "robe tailles"],
  ["it", "misure"],
  ["es", "vestidos todas las tallas"],
  ["ru", "размеры"],
  ["ar", "مقاسات"],
])("[MD-02] %s: %s states no size", (language, text) => {
  expect(read(text, language)).not.toHaveProperty("size");
});

test.each([
  ["en", "dress for women over 50"],
  ["en", "clothes for the over 50s"],
  ["en", "gifts for men aged 60"],
  ["fr", "robe pour femme de plus de 50 ans"],
  ["de", "kleid für frauen über 50"],
  ["it", "vestiti per donne over 50"],
  ["it", "abito donna oltre 60 anni"],
  ["es", "vestidos para mujeres mayores de 50"],
  ["es", "ropa mujer más de 50 años"],
  ["ru", "платье для женщин старше 50"],
  ["ar", "فساتين للنساء فوق 50"],
  ["zh", "50岁以上女装"],
  ["ja", "50代 ワンピース"],
  ["ko", "50대 원피스"],
])("[MD-02] %s: %s states an age, no price or size", (language, text) => {
  const found = read(text, language);
  expect(Object.keys(found)).toEqual(["rest"]);
  expect(found.rest).not.toMatch(/\d/u);
});

test.each<[string, string, object]>([
  ["en", "dress for women over €50", { price: [50, null] }],
  ["en", "dress for women over 50 euros", { price: [50, null] }],
  ["en", "dress for women over 100", { price: [100, null] }],
  ["en", "dress over 50", { price: [50, null] }],
  ["en", "women's dress under 50", { price: [null, 50] }],
  ["es", "vestido mujer más de 50 euros", { price: [50, null] }],
  ["ja", "50ユーロ以上 ワンピース", { price: [50, null] }],
  ["en", "boys coat 8 years", { size: "8Y" }],
])("[MD-02] %s: %s states no age of adults", (language, text, expected) => {
  expect(read(text, language)).toMatchObject(expected);
});

test.each([
  ["en", "notched lapel", "nordic knit", "nonchalant", "notebook", "north face", "carefree dress", "minuscule bag"],
  ["en", "knot front top", "dress free shipping", "exceptional coat", "nova", "norfolk jacket", "freedom"],
  [
    "fr",
    "robe noire",
    "bottes noires",
    "noir",
    "pastel",
    "pashmina",
    "pantalon",
    "passementerie",
    "horsebit",
    "sanskrit",
  ],
  ["fr", "nœud papillon", "pastille", "pull nordique", "horslux", "noël"],
  [
    "de",
    "nichtsnutz",
    "norweger pullover",
    "ohnegleichen",
    "außergewöhnliches kleid",
    "freizeithemd",
    "frei",
    "freie tage",
  ],
  ["it", "camicia da notte", "nocciola", "nodo", "nonna", "nozze", "novità", "notturno", "borsa nota"],
  ["es", "vestido de noche", "novia", "sintético", "nórdico", "nobuk", "norteño", "sincero", "novedades"],
  ["ru", "нейлоновая куртка", "безрукавка", "нежное платье", "нежно-розовый", "бездонная сумка", "неон", "небесный"],
  ["ar", "حقيبة بلاستيك", "بلاتين", "غيرة", "بلايز", "بلاتفورم"],
  ["zh", "无袖连衣裙", "无线耳机", "无缝内衣", "非洲印花", "非常黑的裤子", "没有"],
  ["ja", "非対称スカート", "非常用", "おもてなし", "はなし"],
  ["ko", "안전화", "안경테", "안감 있는 코트", "안나 원피스", "안쪽"],
])("[MD-02] %s: words that only begin or end like a negation are none: %s, %s and others", (language, ...texts) => {
  for (const text of texts) expect(read(text, language).not, text).toBeUndefined();
});

test.each<[string, string, string]>([
  ["en", "bag not too expensive", "bag"],
  ["fr", "petit sac pas trop cher", "petit sac"],
  ["de", "nicht so teure schuhe", "schuhe"],
  ["it", "borsa non troppo cara", "borsa"],
  ["es", "zapatos no muy caros", "zapatos"],
  ["ru", "не очень дорогая сумка", "сумка"],
  ["ar", "حقيبة غير غالية", "حقيبة"],
  ["zh", "不太贵的外套", "外套"],
  ["zh", "便宜的外套", "外套"],
  ["ja", "安いコート", "コート"],
  ["ja", "高すぎないバッグ", "バッグ"],
  ["ko", "비싸지 않은 가방", "가방"],
])("[MD-02] %s: %s asks for low prices", (language, text, rest) => {
  expect(read(text, language)).toEqual({ cheap: true, rest });
});

test.each<[string, string, object]>([
  ["en", "bag not leather", { not: ["leather"], rest: "bag" }],
  ["en", "red dress -silk -lace", { not: ["silk", "lace"], rest: "red dress" }],
  ["zh", "连衣裙 -丝绸", { not: ["丝绸"], rest: "连衣裙" }],
  ["en", "t-shirt v-neck -", { rest: "t-shirt v-neck -" }],
  ["en", "wool-free beanie without a logo", { not: ["logo", "wool"], rest: "beanie" }],
  ["en", "cheap sneakers", { cheap: true, rest: "sneakers" }],
  ["de", "Tasche ohne Leder", { not: ["leder"], rest: "tasche" }],
  ["fr", "robe sans manches", { not: ["manches"], rest: "robe" }],
  ["it", "borsa senza logo", { not: ["logo"], rest: "borsa" }],
  ["ru", "пальто без шерсти", { not: ["шерсти"], rest: "пальто" }],
  ["en", "non-leather no-logo bag", { not: ["leather", "logo"], rest: "bag" }],
  ["en", "dress without too much lace", { not: ["much"], rest: "dress lace" }],
  ["en", "dress without the sleeves", { not: ["sleeves"], rest: "dress" }],
  ["en", "sugar free", { not: ["sugar"], rest: "" }],
  ["fr", "robe sans trop de volants", { not: ["volants"], rest: "robe" }],
  ["fr", "pull pas en laine", { not: ["laine"], rest: "pull" }],
  ["fr", "chemise pas d'imprimé", { not: ["imprimé"], rest: "chemise" }],
  ["de", "schuhe mit keinem leder", { not: ["leder"], rest: "schuhe mit" }],
  ["de", "mantel ohne wolle", { not: ["wolle"], rest: "mantel" }],
  ["de", "lederfreie schuhe", { not: ["leder"], rest: "schuhe" }],
  ["es", "abrigo sin capucha", { not: ["capucha"], rest: "abrigo" }],
  ["es", "bolso que no sea de piel", { not: ["piel"], rest: "bolso" }],
  ["ar", "معطف بدون صوف", { not: ["صوف"], rest: "معطف" }],
  ["ar", "حقيبة غير جلدية", { not: ["جلدية"], rest: "حقيبة" }],
  ["ko", "가죽이 없는 가방", { not: ["가죽"], rest: "가방" }],
  ["ko", "울 없는 코트", { not: ["울"], rest: "코트" }],
  ["ko", "검정 제외 원피스", { not: ["검정"], rest: "원피스" }],
  ["ja", "黒以外のバッグ", { not: ["黒"], rest: "バッグ" }],
  ["ja", "ウールなしのコート", { not: ["ウール"], rest: "コート" }],
  ["ja", "レザー以外 バッグ", { not: ["レザー"], rest: "バッグ" }],
])("[MD-02] %s: %s says what must not be", (language, text, expected) => {
  expect(read(text, language)).toEqual(expected);
});

test("a range whose bounds are swapped or endless is no price, and a text of any length is read", () => {
  expect(read("between 500 and 300")).not.toHaveProperty("price", [500, 300]);
  expect(readRules(`bag under ${"9".repeat(400)}`, "en").price).toBeUndefined();
  expect(read(`${"no no ".repeat(60)}bag`).rest).toContain("bag");
});

test.each<[string, string, object]>([
  ["en", "dress -xl", { not: ["xl"], rest: "dress" }],
  ["en", "dress -s -m", { not: ["s", "m"], rest: "dress" }],
  ["en", "boots -42", { not: ["42"], rest: "boots" }],
  ["en", "boots -uk 9 under 100", { not: ["uk 9"], price: [null, 100], rest: "boots" }],
  ["en", "coat -size m", { not: ["size m"], rest: "coat" }],
  ["de", "dirndl -größe 42", { not: ["größe 42"], rest: "dirndl" }],
  ["en", "dress -v-neck", { not: ["v-neck"], rest: "dress" }],
  ["en", "dress -s-curve -levi's", { not: ["s-curve", "levi's"], rest: "dress" }],
  ["zh", "连衣裙 -黑", { not: ["黑"], rest: "连衣裙" }],
  ["en", "dress m -xl", { not: ["xl"], rest: "dress m" }],
  ["en", "coat -under 100", { ignored: ["under 100"], rest: "coat" }],
  ["de", "mantel -unter 100 euro", { ignored: ["unter 100 euro"], rest: "mantel" }],
  ["en", "belt 100 -200 eur", { price: [100, 200], rest: "belt" }],
  ["en", "belt -200 €", { price: [null, 200], rest: "belt -" }],
])("[MD-02] %s: %s never asks for what a minus excludes", (language, text, expected) => {
  expect(read(text, language)).toEqual(expected);
});

test("[MD-02] the labels of an excluded size are those of the size", () => {
  expect(readRules("dress -xl", "en").not[0]).toMatchObject({ labels: ["XL"] });
  expect(readRules("boots -uk 9", "en").not[0]).toMatchObject({ labels: ["UK 9"] });
  expect(readRules("dress -silk", "en").not[0]).not.toHaveProperty("labels");
});

test.each([
  ["no red no blue no green no pink no black no white dress"],
  ["dress -red -blue -green -pink -black -white"],
])("[MD-02] the sixth exclusion is ignored, and its word is not asked for: %s", (text) => {
  const { not, ignored, rest } = readRules(text, "en");
  expect(not).toHaveLength(5);
  expect(ignored).toEqual(["white"]);
  expect(rest.trim()).toBe("dress");
});
