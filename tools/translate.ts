// Prints products of the demo in a language of the glossary, for reading: `node tools/translate.ts fr 40`.
import { demoProducts } from "../demo/feed/index.ts";
import { createGlossary } from "../translation/glossary.ts";
import { GLOSSARY_LANGUAGES } from "../translation/languages/index.ts";

const [code = "fr", count = "40"] = process.argv.slice(2);
const language = GLOSSARY_LANGUAGES.find((one) => one.code === code);
if (!language) throw new Error(`no language of the glossary is called ${code}`);
const glossary = createGlossary(language);
const products = [...demoProducts({ products: 3000 })].map(([line = "{}"]) => JSON.parse(line));
const step = Math.max(1, Math.floor(products.length / Number(count)));
for (const [at, { title, body_html: body }] of products.entries()) {
  if (at % step === 0) console.log(`${title}\n  ${glossary.title(title) ?? "?"}`);
  if (at % (step * 10) === 0) console.log(`  ${glossary.html(body) ?? "?"}`);
}
