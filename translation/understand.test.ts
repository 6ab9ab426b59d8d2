// Queries in other languages are translated into the English words of titles.
import { expect, test } from "vitest";
import { createUnderstanding } from "./understand.ts";

const understand = createUnderstanding();

test.each([
  ["zh", "羊毛大衣", "wool coat"],
  ["zh", "黑色真丝连衣裙", "black silk dress"],
  ["zh", "Ostra 风衣", "ostra trench coat"],
  ["ja", "黒いレザーのトートバッグ", "black leather tote bag"],
  ["ja", "花柄ワンピース", "floral-print dress"],
  ["ko", "울코트", "wool coat"],
  ["ko", "가죽 자켓", "leather jacket"],
  ["ru", "красное шерстяное пальто", "red wool coat"],
  ["ru", "сумка на плечо с клапаном", "flap shoulder bag"],
  ["ru", "сумка Sorelle Antico", "bag sorelle antico"],
  ["ar", "حقيبة جلدية سوداء", "bag leather black"],
  ["ar", "معطف صوفي", "coat wool"],
  ["fr", "robes noires en soie", "dress black silk"],
  ["de", "schwarze Lederjacke", "black leather jacket"],
  ["de", "Wollmantel", "wool coat"],
  ["de", "schwarzes Samtkleid", "black velvet dress"],
  ["de", "Kaschmirpulli", "cashmere sweater"],
  ["de", "Lederstiefel", "leather boots"],
  ["it", "borse nere in pelle", "bag black leather"],
  ["it", "borsa viola", "bag purple"],
  ["es", "vestidos largos de seda", "maxi dress silk"],
  ["es", "falda vaquera", "denim skirt"],
  ["es", "vestido de flores", "dress floral-print"],
  ["fr", "robe à fleurs", "dress floral-print"],
  ["it", "gonna a pieghe", "skirt pleated"],
  ["de", "Strickjacke für Babys", "cardigan baby"],
  ["ru", "перчатки на подкладке", "gloves lined"],
  ["ar", "فستان مشجر", "dress floral-print"],
  ["zh", "婴儿鞋", "baby shoes"],
  ["ja", "赤ちゃん 靴下", "baby socks"],
  ["ja", "黒いロングブーツ", "black knee-high boots"],
  ["ko", "청치마", "denim skirt"],
  ["ko", "작은 금 귀걸이", "small gold earrings"],
  ["ko", "흰 셔츠", "white shirt"],
  ["ja", "皮のブーツ", "leather boots"],
  ["ja", "わんぴーす", "dress"],
  ["ja", "黒いれざーのとーとばっぐ", "black leather tote bag"],
  ["ja", "ﾜﾝﾋﾟｰｽ", "dress"],
  ["ja", "ワンピ－ス", "dress"],
  ["ja", "ｺ-ﾄ", "coat"],
  ["ja", "ノースリーブ ワンピース", "sleeveless dress"],
  ["ja", "カバン", "bag"],
])("in %s the query %s is understood", (code, typed, read) => {
  expect(understand(typed, code)).toBe(read);
});

test("the script decides the language, whatever the visitor's is", () => {
  expect(understand("кожаная сумка", "en")).toBe("leather bag");
  expect(understand("トレンチコート", "fr")).toBe("trench coat");
});

test("an unfinished last word is completed; an unknown word beside a known one is ignored", () => {
  expect(understand("паль", "ru")).toBe("coat");
  expect(understand("очень красивое пальто", "ru")).toBe("coat");
  expect(understand("わんぴ", "ja")).toBe("dress");
});

test("unknown words and English are returned unchanged", () => {
  expect(understand("абракадабра", "ru")).toBe("абракадабра");
  expect(understand("Wool coat", "en")).toBe("Wool coat");
});
