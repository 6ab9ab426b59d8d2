import { expect, test } from "vitest";
import { readRules } from "./read-rules.ts";

const read = (text: string, language = "en") => {
  const { price, size, not, cheap, rest } = readRules(text, language);
  return {
    ...(price && { price: [price.min ?? null, price.max ?? null] }),
    ...(size && { size: size.name }),
    ...(not.length > 0 && { not: not.map(({ word }) => word) }),
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
  ["zh", "39码靴子", { size: "39", rest: "靴子" }],
])("[MD-02] %s: %s states a size", (language, text, expected) => {
  expect(read(text, language)).toEqual(expected);
});

test.each<[string, string, object]>([
  ["en", "bag not leather", { not: ["leather"], rest: "bag" }],
  ["en", "wool-free beanie without a logo", { not: ["logo", "wool"], rest: "beanie" }],
  ["en", "cheap sneakers", { cheap: true, rest: "sneakers" }],
  ["de", "Tasche ohne Leder", { not: ["leder"], rest: "tasche" }],
  ["fr", "robe sans manches", { not: ["manches"], rest: "robe" }],
  ["it", "borsa senza logo", { not: ["logo"], rest: "borsa" }],
  ["ru", "пальто без шерсти", { not: ["шерсти"], rest: "пальто" }],
  ["zh", "不含羊毛的大衣", { not: ["羊毛"], rest: "大衣" }],
  ["zh", "不要皮的包", { not: ["皮"], rest: "包" }],
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
