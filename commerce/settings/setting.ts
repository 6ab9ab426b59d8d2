// A setting: one piece of what a merchant decides, such as the shop's facts. It is a JSON value with a schema and a default.

import { z } from "zod";
import type { Taxonomy } from "#catalogue";
import type { Sql } from "#commerce/database";
import { fieldErrors, type FieldError } from "./field-errors.ts";

export interface Setting<Value = unknown> {
  /** In addresses of the admin API, and the file in an exported shop. */
  readonly name: string;
  /** A sentence for the merchant. */
  readonly description: string;
  /** Accepts every value of earlier versions: new fields are optional or have defaults. */
  readonly schema: z.ZodType<Value>;
  /** The value of a shop whose merchant has not set it. */
  readonly initial: Value;
  /** Values to start from, in the JSON Schema. */
  readonly examples?: readonly Value[];
  /** Rules between fields, for a value that the schema accepts. */
  readonly check?: (value: Value) => readonly FieldError[];
  /** Names of departments, categories and types that the shop must have. */
  readonly checkNames?: (value: Value, taxonomy: Taxonomy) => readonly FieldError[];
  /** Rules between the value and rows of the database. */
  readonly checkRows?: (value: Value, client: Pick<Sql, "execute" | "select">) => Promise<readonly FieldError[]>;
  /** Measurements of a value that the schema accepts, with which a dry run answers. */
  readonly report?: (value: Value) => object;
}

/** Reads a setting as it is now. */
export type ReadSetting = <Value>(setting: Setting<Value>) => Value;

/** Infers the type of the value from its schema. */
export const defineSetting = <Value>(setting: Setting<Value>): Setting<Value> => setting;

export type CheckedSetting<Value> =
  | { readonly kind: "valid"; readonly value: Value }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

export function checkSetting<Value>({ schema, check }: Setting<Value>, value: unknown): CheckedSetting<Value> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { kind: "invalid", errors: fieldErrors(parsed.error) };
  const errors = check?.(parsed.data) ?? [];
  return errors.length > 0 ? { kind: "invalid", errors } : { kind: "valid", value: parsed.data };
}

/** Undefined for settings without measurements, and for values that the schema refuses. */
export function reportOn<Value>({ schema, report }: Setting<Value>, value: unknown): object | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? report?.(parsed.data) : undefined;
}

/** For editors, which complete fields and mark errors by it. */
export const jsonSchemaOf = ({ schema, description, examples }: Setting): object => ({
  ...z.toJSONSchema(schema, { io: "input" }),
  description,
  ...(examples && { examples }),
});
