// The demo's texts in one language, as the built-in translator takes them.
import { inflect, type ShopGlossary, wordFor } from "#translation";
import { MODEL_NAMES } from "../product-specs/model-names.ts";
import type { DemoLanguage } from "./demo-language.ts";
import { type ParsedSentence, parseSentence } from "./parse-sentence.ts";

export const demoGlossary = (demo: DemoLanguage): ShopGlossary => ({
  code: demo.language.code,
  modelNames: MODEL_NAMES,
  texts: { ...demo.productTexts, ...demo.designerTexts, ...demo.shopTexts },
  compose: (text) => {
    const parsed = parseSentence(text);
    return parsed && compose(demo, parsed);
  },
});

function compose(demo: DemoLanguage, parsed: ParsedSentence): string {
  const { language, sentences } = demo;
  switch (parsed.kind) {
    case "intro": {
      const { as, noun, cloth, making, predicate, designer, season } = parsed.intro;
      const [form, text] = language.nouns[noun];
      const index = language.forms.indexOf(form);
      return sentences.intro[as]({
        noun: text,
        form,
        cloth: wordFor(language.materials[cloth], noun, index),
        making: inflect(demo.makings[making], index),
        predicate: inflect(demo.predicates[predicate], index),
        designer,
        season,
      });
    }
    case "opening":
      return sentences.opening[parsed.as]({ name: parsed.name, inCity: demo.inCity[parsed.city], year: parsed.year });
    case "closing":
      return sentences.closing[parsed.as](demo.palettes[parsed.palette]);
    case "department-line":
      return sentences.departmentLine(language.departments[parsed.department]);
    case "sub-category-line":
      return sentences.subCategoryLine(
        language.grammar.collection({
          department: { key: parsed.department, text: language.departments[parsed.department] },
          goods: language.categories[parsed.category],
        }),
      );
    case "type-line":
      return sentences.typeLine(language.productTypes[parsed.productType]);
  }
}
