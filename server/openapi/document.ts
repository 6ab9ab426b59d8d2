// The OpenAPI document of the admin APIs, from the routes themselves: operation, permission, and the schemas of their contracts.

import type { RouterRoute } from "hono/types";
import { z } from "zod";
import { OPERATIONS } from "#commerce/staff";
import type { OtherContent } from "../http/contract.ts";
import { routeOf, type DeclaredRoute } from "../http/operator.ts";

type Json = Readonly<Record<string, unknown>>;

/** Answers that every route may have, besides those of its contract. */
const COMMON: Json = {
  401: { description: "The token is missing or wrong." },
  403: { description: "The operator lacks the permission." },
  500: { description: "The shop failed; its log has the details." },
};

export function openApiDocument(routes: readonly RouterRoute[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const used = new Map<string, number>();
  for (const { method, path, handler } of routes) {
    const route = routeOf(handler);
    if (route === undefined || !path.startsWith("/admin/")) continue;
    const count = (used.get(route.operation) ?? 0) + 1;
    used.set(route.operation, count);
    const operationId = count === 1 ? route.operation : `${route.operation}-${count}`;
    const { pattern, names } = readPath(path);
    (paths[pattern] ??= {})[method.toLowerCase()] = describeRoute(route, operationId, names, pattern);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Vitrine admin API", version: "1" },
    security: [{ token: [] }],
    paths,
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
  };
}

/** `/admin/orders/:order/ship` as `/admin/orders/{order}/ship`. */
function readPath(path: string): { readonly pattern: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const pattern = path.replaceAll(/:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g, (_, name: string) => {
    names.push(name);
    return `{${name}}`;
  });
  return { pattern: pattern.length > 1 ? pattern.replace(/\/$/, "") : pattern, names };
}

function describeRoute(route: DeclaredRoute, operationId: string, names: readonly string[], path: string): Json {
  const { operation, query, headers, body, answers = {} } = route;
  const { needs, description } = OPERATIONS[operation];
  return {
    operationId,
    summary: description,
    tags: [path.split("/")[2]],
    "x-permission": needs,
    parameters: [
      ...names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
      ...(query ? parametersOf(query, "query") : []),
      ...(headers ? parametersOf(headers, "header") : []),
    ],
    ...(body && { requestBody: { required: true, ...contentOf(body, "input") } }),
    responses: {
      ...(body && { 400: { description: "The body ended too early." } }),
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, contentOf(answer, "output")])),
      ...COMMON,
    },
  };
}

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
};

function parametersOf(parameters: z.ZodObject, place: "query" | "header"): readonly Json[] {
  const { properties = {}, required = [] } = schemaOf(parameters, "input") as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

function contentOf(content: z.ZodType | OtherContent, io: "input" | "output"): Json {
  if (!(content instanceof z.ZodType)) {
    const schema = content.line ? schemaOf(content.line, io) : { type: "string" };
    return { description: content.description, content: { [content.type]: { schema } } };
  }
  const schema = schemaOf(content, io);
  return { description: String(schema["description"] ?? "JSON"), content: { "application/json": { schema } } };
}
