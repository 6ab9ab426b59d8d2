// A shop's data as a folder of readable files: one for each part, with schemas by which editors complete fields.
//
//   taxonomy.json  content.json  facts.json  …     { "$schema": "./schemas/facts.schema.json", "name": "Maison Ondine" }
//   schemas/facts.schema.json  …

import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { createLineFinder, readJsonFile } from "#commerce/settings";
import { PART_NAMES } from "#commerce/shop-data";
import { OperatorError } from "../start/operator-error.ts";

const SCHEMAS = "schemas";
const schemaFile = (part: string): string => `${SCHEMAS}/${part}.schema.json`;

type Parts = Readonly<Record<string, unknown>>;

export async function writeFolder(folder: string, parts: Parts, schemas: Readonly<Record<string, object>>) {
  await mkdir(join(folder, SCHEMAS), { recursive: true });
  for (const [part, value] of Object.entries(parts)) {
    const reference = { $schema: `./${schemaFile(part)}` };
    const hasFields = typeof value === "object" && value !== null && !Array.isArray(value);
    await writeFile(join(folder, `${part}.json`), printed(hasFields ? { ...reference, ...value } : value));
  }
  for (const [part, schema] of Object.entries(schemas)) {
    await writeFile(join(folder, schemaFile(part)), printed(allowingReference(schema)));
  }
}

export interface ShopFolder {
  /** Values by part. */
  readonly parts: Parts;
  /** Files that are no part of a shop. */
  readonly unknown: readonly string[];
  /** File and line of a field: `my-shop/taxonomy.json, line 12, categories.0.handle`. */
  readonly placeOf: (part: string, path: string) => string;
}

/** Reads a folder, or one file of it. Throws an OperatorError with all lines that are no JSON. */
export async function readFolder(path: string): Promise<ShopFolder> {
  const { folder, names } = await filesAt(path);
  const known = names.filter((name) => PART_NAMES.includes(partOf(name)));
  if (known.length === 0) {
    throw new OperatorError(`${path} has no file of a shop: ${PART_NAMES.map((name) => `${name}.json`).join(", ")}.`);
  }
  const texts = new Map<string, string>();
  const parts: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const name of known) {
    const text = (await readFile(join(folder, name), "utf8")).replace(/^\uFEFF/, "");
    texts.set(partOf(name), text);
    const json = readJsonFile(text);
    if (json.kind === "invalid") wrong.push(`${join(folder, name)}, line ${json.line}: is not JSON.`);
    else parts[partOf(name)] = withoutReference(json.value);
  }
  if (wrong.length > 0) throw new OperatorError([...wrong, "Nothing was changed."].join("\n"));
  return {
    parts,
    unknown: names.filter((name) => !known.includes(name)).map((name) => join(folder, name)),
    placeOf: (part, field) => {
      const line = createLineFinder(texts.get(part) ?? "")(field);
      return `${join(folder, `${part}.json`)}, line ${line}${field === "" ? "" : `, ${field}`}`;
    },
  };
}

async function filesAt(path: string): Promise<{ readonly folder: string; readonly names: readonly string[] }> {
  if (!existsSync(path)) throw new OperatorError(`${path} does not exist.`);
  if (!statSync(path).isDirectory()) return { folder: dirname(path), names: [basename(path)] };
  const names = (await readdir(path)).filter((name) => !name.startsWith(".") && name !== SCHEMAS);
  return { folder: path, names: names.toSorted() };
}

/** Empty for a file of another format. */
const partOf = (name: string): string => (extname(name) === ".json" ? basename(name, ".json") : "");

const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const withoutReference = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { $schema: _reference, ...fields } = value as Readonly<Record<string, unknown>>;
  return fields;
};

/** A schema that refuses unknown fields must know the reference to itself. */
function allowingReference(schema: object): object {
  const { properties, ...rest } = schema as { readonly type?: string; readonly properties?: object };
  return rest.type === "object" ? { ...rest, properties: { $schema: { type: "string" }, ...properties } } : schema;
}
