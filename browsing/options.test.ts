import { createGlossary, GLOSSARY_LANGUAGES } from "#translation";
import { expect, test } from "vitest";
import { translateOption } from "./options.ts";

const IN: Readonly<Record<string, readonly [gold: string, garnet: string, steel: string]>> = {
  de: ["14 Karat Gelbgold", "Granat", "Edelstahl"],
  fr: ["Or jaune 14 carats", "Grenat", "Acier inoxydable"],
  it: ["Oro giallo 14 carati", "Granato", "Acciaio inox"],
  es: ["Oro amarillo de 14 quilates", "Granate", "Acero inoxidable"],
  ru: ["Жёлтое золото 14 карат", "Гранат", "Нержавеющая сталь"],
  zh: ["14K黄金", "石榴石", "不锈钢"],
  ja: ["14K イエローゴールド", "ガーネット", "ステンレススチール"],
  ko: ["14K 옐로 골드", "가넷", "스테인리스 스틸"],
  ar: ["ذهب أصفر عيار 14", "عقيق أحمر", "فولاذ مقاوم للصدأ"],
};

test.each(GLOSSARY_LANGUAGES.map((language) => [language.code, language] as const))(
  "metals, karats and stones of options are translated to %s [I18-04]",
  (code, language) => {
    const glossary = createGlossary(language);
    const valueOf = (name: string, value: string) =>
      translateOption({ name, value }, (text) => glossary.text(text) ?? text).value;
    expect([
      valueOf("Metal", "14k Yellow Gold"),
      valueOf("Gemstone", "Garnet"),
      valueOf("Metal", "Stainless Steel"),
    ]).toEqual(IN[code]);
    expect(valueOf("Metal", "14K Gold")).not.toBe("14K Gold");
    expect(valueOf("Metal", "14k Xyzzy")).toBe("14k Xyzzy");
  },
);
