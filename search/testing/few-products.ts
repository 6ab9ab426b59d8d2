// For tests: searches of a shop with a few products, as its visitors of one language mean them.

import { DEFAULT_TAXONOMY, type FeedRow } from "#catalogue";
import { typeNamedBy } from "#commerce/foreign-feeds";
import { createUnderstanding, wordsOfLanguage } from "#translation";
import { openEmbedded } from "../backends/embedded.ts";
import { type Intent, meantQuery, readVocabulary } from "../intent.ts";
import { PRODUCT_SCHEMA } from "../products.ts";
import { all, type SearchQuery } from "../query.ts";
import { productRecord } from "./product-record.ts";

const understand = createUnderstanding();

/** Every product has one piece in one size, unless its row says otherwise. */
export async function searchOf(
  products: readonly (Partial<FeedRow> & { readonly title: string })[],
  language: string,
  meanings = "",
) {
  const index = openEmbedded({ schema: PRODUCT_SCHEMA });
  await index.replace(
    products.map((product, at) =>
      productRecord([
        {
          objectID: `v${at}`,
          product_id: `p${at}`,
          product_type_text: product.product_type,
          department: "women",
          inventory_quantity: 1,
          eu_eur_price_f: 100,
          position: at,
          viplevel: 0,
          visibility: "YES",
          ...product,
        } as Partial<FeedRow> as FeedRow,
      ]),
    ),
  );
  const intent: Intent = {
    language,
    visible: [],
    meanings,
    synonyms: [],
    understand: (text) => understand(text, language),
    vocabulary: () => readVocabulary((query) => index.search(query), all()),
    typeOf: (word) => typeNamedBy(DEFAULT_TAXONOMY, word),
    words: wordsOfLanguage(language),
    price: { name: "eu_eur_price_f", unit: 1 },
  };
  const run = async (query: SearchQuery) => {
    const answer = await index.search(query);
    if (answer.kind === "refused") throw new Error(answer.message);
    return answer;
  };
  return async (text: string) => {
    const { query, corrections = [], reading } = await meantQuery({ text, limit: 100 }, intent, run);
    const found = await run(query);
    return {
      titles: found.hits.map(({ id }) => products[Number(id.slice(1))]?.title),
      /** By the words of the language, and by those of the shop. */
      corrections: corrections.map(({ typed, found: spelling }) => `${typed} ${spelling}`),
      respelt: found.corrections.map((one) => one.found),
      unused: reading?.unused ?? [],
      dropped: reading?.dropped.map((part) => ("typed" in part ? part.typed : part.kind)) ?? [],
    };
  };
}
