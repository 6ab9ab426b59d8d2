// Prints demo products in one language, for proofreading: `node tools/translate.ts fr 40`.
import { demoProducts } from "../demo/feed/index.ts";
import { demoGlossaries } from "../demo/glossaries/index.ts";
import { createGlossary, GLOSSARY_LANGUAGES } from "../translation/index.ts";

const [code = "fr", count = "40"] = process.argv.slice(2);
const language = GLOSSARY_LANGUAGES.find((one) => one.code === code);
if (!language) throw new Error(`There is no vocabulary for the language "${code}".`);
const glossary = createGlossary(
  language,
  demoGlossaries.filter((shop) => shop.code === code),
);
const products = [...demoProducts({ products: 3000 })].map(([line = "{}"]) => JSON.parse(line));
const step = Math.max(1, Math.floor(products.length / Number(count)));
for (const [at, { title, body_html: body }] of products.entries()) {
  if (at % step === 0) console.log(`${title}\n  ${glossary.title(title) ?? "?"}`);
  if (at % (step * 10) === 0) console.log(`  ${glossary.html(body) ?? "?"}`);
}
