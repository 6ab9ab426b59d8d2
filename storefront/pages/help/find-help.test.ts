import { expect, test } from "vitest";
import { DEFAULT_MARKET } from "#catalogue";
import { findHelp, partsOf } from "./find-help.ts";
import { blocksFor, HELP_TEXTS, titleIn } from "./texts.server.ts";
import { DEMO_FACTS } from "#demo";
import { DEMO } from "./testing-settings.ts";

const parts = HELP_TEXTS.flatMap((text) => partsOf(text.title, blocksFor(text, DEMO, DEFAULT_MARKET)));
const first = (asked: string, among = 3) =>
  findHelp(parts, asked)
    .slice(0, among)
    .map(({ heading }) => heading);

test.each([
  ["how do I return something", /return/i],
  ["refund", /refund/i],
  ["where is my order?", /Where is my order/],
  ["delivery cost", /delivery/i],
  ["gift cards", /gift card/i],
  ["forgot password", /password/],
  ["cookies", /cookie/i],
  ["cancelling", /cancel/i],
  ["accessibility", /Accessib/],
])("[RT-18] “%s” finds %s among the first", (asked, heading) => {
  expect(first(asked).join("\n")).toMatch(heading);
});

test.each([
  ["de", "Wie kann ich etwas zurückgeben?", "how-long-do-i-have-to-return-something"],
  ["de", "Erstattungen", "when-you-are-refunded"],
  ["de", "Passwort", "i-forgot-my-password"],
  ["zh", "怎么退货", "how-to-return"],
  ["zh", "退款多久到账", "when-will-i-see-my-refund"],
  ["zh", "忘记密码", "i-forgot-my-password"],
  ["ar", "كيف أعيد قطعة؟", "how-to-return"],
  ["ar", "استرداد المال", "when-you-are-refunded"],
  ["ar", "كلمة المرور", "i-forgot-my-password"],
  ["fr", "Comment renvoyer un article ?", "how-to-return"],
  ["fr", "remboursements", "when-you-are-refunded"],
  ["ru", "Как вернуть вещь?", "how-to-return"],
  ["it", "Ho dimenticato la password", "i-forgot-my-password"],
  ["es", "reembolso", "when-you-are-refunded"],
  ["ja", "返品の方法", "how-to-return"],
  ["ko", "비밀번호를 잊었어요", "i-forgot-my-password"],
  ["ru", "пароля", "i-forgot-my-password"],
] as const)("[RT-18] [I18-01] in %s, “%s” finds #%s among the first", (language, asked, id) => {
  const own = HELP_TEXTS.flatMap((text) =>
    partsOf(titleIn(text, language, DEMO_FACTS), blocksFor(text, DEMO, DEFAULT_MARKET, language)),
  );
  const found = findHelp(own, asked, language);
  expect(found.slice(0, 4).map((part) => part.id)).toContain(id);
  expect(found[0]?.excerpt).not.toBe("");
});

test("[RT-18] words that nobody has find nothing, and so do none", () => {
  expect(findHelp(parts, "xylophone")).toEqual([]);
  expect(findHelp(parts, "  ")).toEqual([]);
});

test("[RT-18] one word too many does not hide what the others find", () => {
  expect(first("refund xylophone").join("\n")).toMatch(/refund/i);
});

test("[RT-18] an excerpt shows the words around what was found, and stays short", () => {
  const [found] = findHelp(parts, "hygiene strip");
  expect(found?.excerpt).toContain("hygiene strip");
  for (const { excerpt } of findHelp(parts, "order")) expect(excerpt.length).toBeLessThan(200);
});
