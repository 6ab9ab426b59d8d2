// Departments, categories and types: a form by their schema, and what products carry that is not among them.

import { z } from "zod";
import { messagesIn, Taxonomy, toSlug, type TaxonomyData } from "#catalogue";
import { collectionsAtListings } from "#commerce/content";
import { fingerprint, ifUnchanged, type Database } from "#commerce/database";
import { goodsInUse, type GoodsField } from "#commerce/products";
import { changeTaxonomy, lockTaxonomy, readTaxonomy, TaxonomySchema, valuesOf } from "#commerce/taxonomy";
import { EditedValue, refusalOf, staleAnswer } from "../../forms/edited-value.server.ts";
import { editorState, type EditorState } from "../../forms/editor-state.server.ts";
import type { JsonSchema } from "../../forms/json-schema.ts";
import { acts, intent, loads, type Versioned } from "../../framework/handlers.server.ts";
import type { Shop } from "#storefront/framework/context.ts";
import { taxonomy as texts } from "../../locales/generated/taxonomy.ts";
import { withAllNames, withoutTranslations } from "./all-names.server.ts";

export interface TaxonomyPageData extends Versioned, EditorState {
  readonly schema: JsonSchema;
  /** Departments and types of products on sale that are in no list. */
  readonly strays: readonly Stray[];
}

interface Stray {
  readonly field: "department" | "type";
  readonly value: string;
  readonly products: number;
}

const SUBJECT = { kind: "taxonomy", id: "taxonomy" } as const;
const say = messagesIn(texts, "en");

export const loader = loads("see-taxonomy", async (args): Promise<TaxonomyPageData> => {
  const { database } = args.shop;
  const { data } = await readTaxonomy(database);
  return {
    ...(await versioned(args.shop, data)),
    schema: schemaFor(data),
    strays: await straysOf(database, data),
    ...(await editorState(args, "shop.edit", SUBJECT)),
  };
});

export const action = acts({
  save: intent("change-taxonomy", EditedValue, async ({ shop, reload }, sent) => {
    const { database } = shop;
    const read = async (inside: Database) => (await readTaxonomy(inside)).data;
    const draftFor = await withoutTranslations(shop, sent.value);
    const result = await ifUnchanged(database, { seen: sent.version, lock: lockTaxonomy, read }, async (inside) => {
      const stored = await read(inside);
      const problem = await problemOf(inside, shop.id, stored, sent.value);
      if (problem) return { kind: "refused", text: problem } as const;
      return changeTaxonomy(inside, () => draftFor(stored));
    });
    switch (result.kind) {
      case "stale":
        return staleAnswer(database, SUBJECT, {
          ...sent,
          stored: { ...result.stored, value: await withAllNames(shop, result.stored.value as TaxonomyData) },
        });
      case "invalid":
        return refusalOf(result.errors);
      case "refused":
        return result;
      default: {
        await database.revisions.refresh();
        await reload();
        return { kind: "done", text: say("saved"), saved: await versioned(shop, await read(database)) };
      }
    }
  }),
});

const versioned = async (shop: Shop, data: TaxonomyData): Promise<Versioned> => ({
  value: await withAllNames(shop, data),
  version: fingerprint(data),
});

/** Previous addresses are kept automatically; departments and categories are chosen among those that are stored. */
function schemaFor(data: TaxonomyData): JsonSchema {
  const { department, category } = valuesOf(data);
  const refine = (schema: JsonSchema, isOfGoods: boolean): JsonSchema => {
    const { previousHandles: _previousHandles, ...properties } = schema.properties ?? {};
    const own = Object.entries(properties).map(([name, field]): readonly [string, JsonSchema] => {
      if (name === "otherwise") return [name, { ...field, enum: category }];
      if (name === "departments" && isOfGoods) return [name, { ...field, items: { enum: department } }];
      if (field.items?.properties) return [name, { ...field, items: refine(field.items, isOfGoods) }];
      return [name, field];
    });
    return { ...schema, properties: Object.fromEntries(own) };
  };
  const { properties = {}, ...schema } = z.toJSONSchema(TaxonomySchema, { io: "input" }) as JsonSchema;
  const { departments = {}, categories = {} } = properties;
  return {
    ...schema,
    properties: {
      departments: { ...departments, items: refine(departments.items ?? {}, false) },
      categories: { ...categories, items: refine(categories.items ?? {}, true) },
    },
  };
}

async function straysOf(database: Database, data: TaxonomyData): Promise<readonly Stray[]> {
  const known = valuesOf(data);
  const strays = async (field: Stray["field"]): Promise<readonly Stray[]> =>
    [...(await goodsInUse(database.sql, field))].flatMap(([value, products]) =>
      value === "" || has(known[field], value) ? [] : [{ field, value, products }],
    );
  return [...(await strays("department")), ...(await strays("type"))];
}

/** Products carry a value in any spelling that has the same slug. */
const has = (values: readonly string[], value: string): boolean => values.some((one) => toSlug(one) === toSlug(value));

const FIELDS = { department: "department", category: "tag", type: "type" } as const satisfies Record<
  string,
  GoodsField
>;

/** A sentence about values that products carry and the draft lacks, or an address that a collection has; undefined for an invalid draft. */
async function problemOf(
  database: Database,
  shopId: string,
  before: TaxonomyData,
  draft: unknown,
): Promise<string | undefined> {
  const parsed = TaxonomySchema.safeParse(draft);
  if (!parsed.success) return undefined;
  const data = parsed.data as TaxonomyData;
  return (await removedInUse(database, before, data)) ?? (await addressTaken(database, shopId, before, data));
}

async function removedInUse(database: Database, before: TaxonomyData, data: TaxonomyData): Promise<string | undefined> {
  const [old, kept] = [valuesOf(before), valuesOf(data)];
  for (const kind of ["type", "department", "category"] as const) {
    const removed = old[kind].filter((value) => !has(kept[kind], value));
    if (removed.length === 0) continue;
    const inUse = await goodsInUse(database.sql, FIELDS[kind]);
    const found = [...inUse].find(([value]) => has(removed, value));
    if (found) return say(`${kind}InUse`, { value: found[0], count: found[1] });
  }
  return undefined;
}

async function addressTaken(
  database: Database,
  shopId: string,
  before: TaxonomyData,
  data: TaxonomyData,
): Promise<string | undefined> {
  const of = (taxonomy: TaxonomyData) => collectionsAtListings(database.sql, shopId, new Taxonomy(taxonomy));
  const known = new Set((await of(before)).map(({ slug }) => slug));
  const taken = (await of(data)).find(({ slug }) => !known.has(slug));
  return taken && say("addressTaken", { address: `/collections/${taken.slug}`, name: taken.name });
}
