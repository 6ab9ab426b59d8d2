import { expect, test } from "vitest";
import { preferredLanguage } from "./preferred-language.ts";

test.each([
  ["fr", "fr"],
  ["fr-CA,fr;q=0.9,en;q=0.8", "fr"],
  ["en;q=0.5, de-AT;q=0.7, fr;q=0.6", "de"],
  ["nl, sv;q=0.9, ja;q=0.2", "ja"],
  ["nl", undefined],
  ["ru;q=0, ko;q=0.1", "ko"],
  ["it;q=0.8, es;q=0.8", "it"],
  ["ZH-hant-HK", "zh"],
  ["*", undefined],
  ["", undefined],
  ["de;q=banana, <script>, ;;;, ar", "ar"],
  [`${"xx,".repeat(400)}de`, undefined],
])("%j prefers %j [I18-05]", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
