import { expect, test } from "vitest";
import { messagesIn } from "#catalogue";
import { listing } from "#locales/listing";
import { pageCount } from "./counts.ts";

const english = messagesIn(listing, "en");

test("a count is grouped, and one is one", () => {
  expect(english("items", { count: 1204 })).toBe("1,204 items");
  expect(english("items", { count: 1 })).toBe("1 item");
  expect(english("items", { count: 0 })).toBe("0 items");
});

test("[I18-04] a count has the form that its language asks for", () => {
  const russian = messagesIn(listing, "ru");
  expect([1, 2, 5, 21].map((count) => russian("items", { count }))).toEqual([
    "1 товар",
    "2 товара",
    "5 товаров",
    "21 товар",
  ]);
  const arabic = messagesIn(listing, "ar");
  expect([2, 3, 11, 1211].map((count) => arabic("items", { count }))).toEqual([
    "قطعتان",
    "3 قطع",
    "11 قطعة",
    "1,211 قطعة",
  ]);
});

test("the first page says how far it reaches, a later one where it begins too", () => {
  expect(pageCount(english, { first: 1, last: 48, total: 1204 })).toBe("48 of 1,204");
  expect(pageCount(english, { first: 1153, last: 1200, total: 1204 })).toBe("1,153–1,200 of 1,204");
});
