// The parts of a shop's data. Every setting is one.

import { z } from "zod";
import { changeContent, CONTENT_SCHEMA, lockContent, readContent } from "#commerce/content";
import type { Database, Sql } from "#commerce/database";
import {
  changeSetting,
  checkSetting,
  jsonSchemaOf,
  lockSetting,
  readSettings,
  SETTINGS,
  type FieldError,
  type Setting,
} from "#commerce/settings";
import { changeTaxonomy, lockTaxonomy, readTaxonomy, TaxonomySchema } from "#commerce/taxonomy";

export interface ShopPart {
  /** Field in the document, and file name in an exported shop. */
  readonly name: string;
  /** JSON Schema, for editors. */
  readonly schema: () => object;
  /** Lets other changes of the part wait. */
  readonly lock: (tx: Sql) => Promise<unknown>;
  readonly read: (database: Database, shopId: string) => Promise<unknown>;
  readonly change: (database: Database, shopId: string, value: unknown) => Promise<PartChange>;
}

export type PartChange =
  /** `notes` are warnings about a valid value that may be unintended. */
  | { readonly kind: "changed"; readonly notes: readonly FieldError[] }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

const CHANGED: PartChange = { kind: "changed", notes: [] };

const settingPart = (setting: Setting): ShopPart => ({
  name: setting.name,
  schema: () => jsonSchemaOf(setting),
  lock: (tx) => lockSetting(tx, setting),
  read: async (database) => {
    const stored = (await readSettings(database)).get(setting.name);
    if (stored === undefined) return setting.initial;
    // The fields are in the order of the schema; the database has another one.
    const checked = checkSetting(setting, stored);
    return checked.kind === "valid" ? checked.value : stored;
  },
  change: async (database, _shopId, value) => {
    const taxonomy = setting.checkNames && (await readTaxonomy(database));
    const result = await changeSetting(database, setting, value, { ...(taxonomy && { taxonomy }) });
    return result.kind === "invalid" ? result : CHANGED;
  },
});

const taxonomyPart: ShopPart = {
  name: "taxonomy",
  schema: () => ({
    ...z.toJSONSchema(TaxonomySchema, { io: "input" }),
    description: "Departments, categories and product types.",
  }),
  lock: lockTaxonomy,
  read: async (database) => (await readTaxonomy(database)).data,
  change: async (database, _shopId, value) => {
    const result = await changeTaxonomy(database, () => value);
    return result.kind === "invalid" ? result : CHANGED;
  },
};

const contentPart: ShopPart = {
  name: "content",
  schema: () => ({
    ...z.toJSONSchema(CONTENT_SCHEMA.partial(), { io: "input" }),
    description: "Sections of the home page and the top bar, tags and hidden products.",
  }),
  lock: lockContent,
  read: readContent,
  change: async (database, shopId, value) => {
    const result = await changeContent(database, shopId, value);
    return result.kind === "invalid" ? result : { kind: "changed", notes: result.notes };
  },
};

const partsOf = (settings: readonly Setting[]): readonly ShopPart[] => settings.map(settingPart);

/** Settings come first, because the others may refer to them, except those that refer to the taxonomy. */
export const PARTS: readonly ShopPart[] = [
  ...partsOf(SETTINGS.filter(({ checkNames }) => !checkNames)),
  taxonomyPart,
  ...partsOf(SETTINGS.filter(({ checkNames }) => checkNames)),
  contentPart,
];

export const PART_NAMES: readonly string[] = PARTS.map(({ name }) => name);

/** JSON Schemas by part. */
export const shopSchemas = (): Readonly<Record<string, object>> =>
  Object.fromEntries(PARTS.map(({ name, schema }) => [name, schema()]));
