// The schema of a setting's form: that of the setting, with suggestions and choices from the shop's own data.

import { CHILDREN_TAX, CLOTHING_TAX, COUNTRY_MARKETS, STANDARD_TAX, type Taxonomy } from "#catalogue";
import { FACTS, jsonSchemaOf, PRICE_LISTS, SEARCH, TAX, type ReadSetting, type Setting } from "#commerce/settings";
import type { TaxSubject } from "#commerce/tax";
import type { JsonSchema } from "../../forms/json-schema.ts";

interface ShopData {
  readonly taxonomy: Taxonomy;
  readonly setting: ReadSetting;
}

export function formSchemaOf(setting: Setting, shop: ShopData): JsonSchema {
  const schema = jsonSchemaOf(setting) as JsonSchema;
  switch (setting.name) {
    case FACTS.name:
      return withField(schema, "country", { enum: COUNTRY_MARKETS.map(({ country }) => country) });
    case SEARCH.name: {
      // These have their own screen.
      const { synonyms: _synonyms, ...properties } = schema.properties ?? {};
      return { ...schema, properties };
    }
    case TAX.name:
      return withField(schema, "category", { default: STANDARD_TAX, examples: taxCategoriesOf(shop.taxonomy) });
    case PRICE_LISTS.name:
      return withField(schema, "from", { enum: convertibleLists(shop.setting) });
    default:
      return schema;
  }
}

/** Subjects of an order that may have a rate of their own. */
const SUBJECTS: readonly TaxSubject[] = ["delivery", "gift-wrap"];

function taxCategoriesOf({ types }: Taxonomy): readonly string[] {
  const ofTypes = types.flatMap(({ tax }) => (tax === CLOTHING_TAX ? [tax, CHILDREN_TAX] : [tax]));
  return [...new Set([STANDARD_TAX, ...ofTypes, ...SUBJECTS])];
}

/** Lists that are not converted: only these can be the base of another list. */
function convertibleLists(setting: ReadSetting): readonly string[] {
  const { lists } = setting(PRICE_LISTS);
  const own = lists.filter(({ convert }) => convert === undefined);
  return own.map(({ code }) => code);
}

/** The schema with additions to every text of this name, at any depth. */
function withField(schema: JsonSchema, name: string, added: Partial<JsonSchema>): JsonSchema {
  const { properties, items, additionalProperties } = schema;
  const inProperty = ([key, one]: readonly [string, JsonSchema]): readonly [string, JsonSchema] => [
    key,
    key === name && one.type === "string" ? { ...one, ...added } : withField(one, name, added),
  ];
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(inProperty)) }),
    ...(items && { items: withField(items, name, added) }),
    ...(additionalProperties && { additionalProperties: withField(additionalProperties, name, added) }),
  };
}
