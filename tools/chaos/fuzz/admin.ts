// Malformed requests to the admin API with a valid token, made from the shop's own OpenAPI document.

import type { Random } from "../random.ts";
import { mutate, pick, posted, VALUES } from "./requests.ts";

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

const IDS = [
  "1",
  "x",
  "%00",
  "__proto__",
  "99999999999999999999",
  "%F0%9F%91%97",
  "00000000-0000-0000-0000-000000000000",
];
const DEPTH = 6;
/** Takes as long as the catalogue is large, by design. */
const LONG = "/admin/catalogue/index";

/** Makes requests with `token` to the operations of the shop at `origin`. */
export async function adminRequests(origin: string, token: string): Promise<(random: Random) => string> {
  const authorization = `Authorization: Bearer ${token}`;
  const answer = await fetch(new URL("/admin/openapi.json", origin), { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The shop refused the token with ${answer.status}.`);
  const { paths } = (await answer.json()) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    path === LONG
      ? []
      : Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), described })),
  );
  return (random) => {
    const { path, method, described } = pick(random, operations);
    const query = (described.parameters ?? [])
      .filter((parameter) => parameter.in === "query" && random() < 0.5)
      .map(({ name }) => `${name}=${encodeURIComponent(String(pick(random, VALUES)).toWellFormed())}`);
    const target =
      path.replaceAll(/\{\w+\}/g, () => pick(random, IDS)) + (query.length > 0 ? `?${query.join("&")}` : "");
    const [[type, content] = ["application/json", {}]] = Object.entries(described.requestBody?.content ?? {});
    const body = described.requestBody
      ? JSON.stringify(mutate(random, sampleOf(random, content.schema ?? {})) ?? null)
      : "";
    return posted(random, method, target, `${type}\r\n${authorization}`, body);
  };
}

/** A value that fits the schema roughly: limits are left to chance. */
function sampleOf(random: Random, schema: Schema, depth = 0): unknown {
  if (depth > DEPTH) return null;
  const inner = (one: Schema): unknown => sampleOf(random, one, depth + 1);
  const { anyOf, oneOf, items, properties, additionalProperties: others } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const variants = anyOf ?? oneOf;
  if (variants) return inner(pick(random, variants));
  if (schema.type === "array") return Array.from({ length: Math.floor(random() * 4) }, () => inner(items ?? {}));
  if (schema.type === "boolean") return random() < 0.5;
  if (schema.type === "integer" || schema.type === "number") return Math.floor(random() * 200) - 20;
  if (schema.type === "string")
    return pick(random, ["x", "en", "EUR", "women", "2026-11-17", "2026-11-17T10:00:00Z", "a@b.example"]);
  if (!properties && typeof others !== "object") return pick(random, VALUES);
  return Object.fromEntries([
    ...Object.entries(properties ?? {}).map(([name, one]) => [name, inner(one)]),
    ...(typeof others === "object" ? [[pick(random, ["x", "en", "1"]), inner(others)]] : []),
  ]);
}
