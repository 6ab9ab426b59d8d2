// The OpenAPI document against the routes of all admin APIs, and real answers against its schemas.

import { Ajv2020 } from "ajv/dist/2020.js";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { OPERATIONS, type ChangingOperation, type Operation } from "#commerce/staff";
import { onDatabase } from "../../commerce/database/testing.ts";
import {
  CHANGING,
  openAuditedShop,
  OWNER_TOKEN,
  type AuditedRequest,
  type AuditedShop,
} from "../audit/testing-audited-shop.ts";
import { operationOf, routeOf } from "../http/operator.ts";
import { openApiDocument } from "./document.ts";

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly "x-permission": string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, { readonly schema: object }> }>>;
}

/** Zod's own words, in any of its messages. */
const PARSER_WORDS =
  /Invalid (?:input|option|string|number|key|value|discriminator|ISO|UUID|URL|email)|expected (?:string|number|int|boolean|object|record|array|one of)|received (?:undefined|string|number|null)|Too (?:small|big)|Unrecognized key/;
const WRONG = [null, 7.5, "x".repeat(3_000), ["x"], { x: 1 }];

/** Edits that need no version, and why. */
const WITHOUT_VERSION: Partial<Record<ChangingOperation, string>> = {
  "change-catalogue": "a line of changes may have one (commerce/products/change.ts)",
  "set-promotion-state": "only some states follow others, and the state is all that it changes",
};

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

/** The path of a route with values in place of its parameters, below /admin. */
const concrete = (path: string): string =>
  path
    .replace("/admin", "")
    .replaceAll(/:\w+\{\[0-9\][^/]*\}/g, "1")
    .replaceAll(/:\w+(\{[^}]*\})?/g, "x");

onDatabase("the OpenAPI document", (database) => {
  let shop: AuditedShop;
  let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  beforeAll(async () => {
    shop = await openAuditedShop(database.current);
    paths = openApiDocument(shop.app.routes)["paths"] as typeof paths;
    return () => shop.close();
  });
  const described = () => Object.values(paths).flatMap((methods) => Object.values(methods));

  test("[CN-10] every admin route is in it, with its operation, permission and parameters", () => {
    const routes = shop.app.routes.filter(({ handler }) => operationOf(handler) !== undefined);
    expect(routes.length).toBeGreaterThan(60);
    expect(described()).toHaveLength(routes.length);
    for (const { method, path, handler } of routes) {
      const operation = operationOf(handler) as Operation;
      const pattern = path.replaceAll(/:(\w+)(\{.*?\}(?=\/|$))?/g, "{$1}").replace(/(?<=.)\/$/, "");
      const found = paths[pattern]?.[method.toLowerCase()];
      expect(found, `${method} ${path}`).toMatchObject({
        summary: OPERATIONS[operation].description,
        "x-permission": OPERATIONS[operation].needs,
      });
      const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(found?.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(names);
    }
    const ids = described().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("[CN-10] every route declares its answers, and every route that reads a body declares it", () => {
    const without = shop.app.routes
      .filter(({ handler }) => operationOf(handler) !== undefined && routeOf(handler)?.answers === undefined)
      .map(({ method, path }) => `${method} ${path}`);
    expect(without).toEqual([]);
    const withBody = described().filter((route) => "requestBody" in route);
    expect(withBody.length).toBeGreaterThan(25);
  });

  const ask = async ({ method, path, body }: AuditedRequest, headers: Record<string, string> = {}) => {
    const text = body === undefined ? "{}" : isRaw(body) ? body : JSON.stringify(body);
    // With its length, a limit of the body needs not read it.
    const length = { "content-length": String(Buffer.byteLength(text)) };
    const request = new Request(`http://shop.test/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${OWNER_TOKEN}`, ...(method !== "GET" && length), ...headers },
      ...(method !== "GET" && { body: text }),
    });
    const response = await shop.app.request(request);
    return { status: response.status, text: await response.text(), hasReadBody: request.bodyUsed };
  };
  /** The description of the route that a request reaches. */
  const describedAt = ({ method, path }: AuditedRequest): Described => {
    const given = `/admin${path.split("?")[0]}`;
    const found = Object.entries(paths)
      .filter(([pattern]) =>
        new RegExp(`^${pattern.replaceAll(/[.]/g, "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(given),
      )
      .toSorted(([one], [other]) => one.split("{").length - other.split("{").length)
      .flatMap(([, methods]) => methods[method.toLowerCase()] ?? []);
    if (!found[0]) throw new Error(`${method} ${path} is not described`);
    return found[0];
  };

  test("[CN-10] every operation takes the body that its route describes, and reads no other", async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const operation of CHANGING) {
      const request = await shop.requests[operation]();
      const route = request.path.startsWith("/pictures/files/") ? undefined : describedAt(request);
      const { status, text, hasReadBody } = await ask(request);
      // An answer that is not in the contract of its route is an error of the server.
      expect(status, `${operation}: ${text}`).toBeLessThan(300);
      const content = route?.requestBody?.content;
      expect(hasReadBody && route !== undefined && content === undefined, `${operation} reads a body`).toBe(false);
      const schema = content?.["application/json"]?.schema;
      if (schema === undefined || request.body === undefined || isRaw(request.body)) continue;
      const validate = ajv.compile(schema);
      expect(validate(request.body), `${operation}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });

  test("[CN-10] no route that has no body in the document reads one", async () => {
    for (const { method, path, handler } of shop.app.routes) {
      const route = routeOf(handler);
      if (route === undefined || method === "GET" || route.body !== undefined) continue;
      const { hasReadBody } = await ask({ method, path: concrete(path) });
      expect(hasReadBody, `${method} ${path}`).toBe(false);
    }
  });

  test("[CN-10] no route answers wrong values with the words of a parser, and each says what to enter", async () => {
    const answers: string[] = [];
    const check = async (request: AuditedRequest) => {
      const { status, text } = await ask(request);
      const subject = `${request.method} ${request.path} ${JSON.stringify(request.body)}: ${text.slice(0, 600)}`;
      expect(status, subject).toBeLessThan(500);
      expect(text, subject).not.toMatch(PARSER_WORDS);
      if (status < 400) return;
      answers.push(text);
      const { kind, errors = [] } = JSON.parse(text) as { kind: string; errors?: readonly { message: string }[] };
      expect(kind, subject).toMatch(/^[a-z-]+$/);
      for (const { message } of errors) expect(message, subject).toMatch(/\S \S.*\S$/u);
    };
    for (const operation of CHANGING) {
      const request = await shop.requests[operation]();
      if (isRaw(request.body)) continue;
      const route = describedAt(request);
      const names = Object.keys(route.requestBody?.content["application/json"]?.schema.properties ?? {});
      for (const body of [
        {},
        [],
        "text",
        7,
        null,
        ...names.flatMap((name) => WRONG.map((value) => ({ [name]: value }))),
      ]) {
        await check({ ...request, body });
      }
    }
    for (const { method, path, handler } of shop.app.routes) {
      const route = routeOf(handler);
      if (method !== "GET" || route === undefined) continue;
      const query = Object.keys(route.query?.shape ?? {}).map((name) => `${name}=%20not%20a%20value`);
      await check({ method, path: `${concrete(path)}?${query.join("&")}` });
    }
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((text) => text.includes('"message":"is missing"')).length).toBeGreaterThan(5);
  });

  test("[CN-07] every edit that starts from an older version is refused, and changes nothing", async () => {
    const count = async () =>
      Number((await database.current.sql.execute(sql`select count(*) from audit_entry`)).rows[0]?.["count"]);
    const edits = CHANGING.filter((name) => /^(?:change|set|publish|discard)-|^delete-(?:rule|look)$/.test(name));
    for (const operation of edits.filter((name) => !(name in WITHOUT_VERSION))) {
      const request = await shop.requests[operation]();
      const before = await count();
      const body = isRaw(request.body) ? undefined : (request.body as Record<string, unknown>);
      const stale =
        body && "version" in body
          ? { ...request, body: { ...body, version: typeof body["version"] === "number" ? 99 : "stale" } }
          : { ...request, path: request.path.replace("version=1", "version=99") };
      const { status, text } = await ask(stale, { "if-match": '"stale"' });
      expect([status, await count()], `${operation}: ${text}`).toEqual([409, before]);
      expect(text, operation).toMatch(/"kind":"(?:stale|conflict)"/);
    }
    expect(edits.length).toBeGreaterThan(12);
  });

  test("[CN-07] an edit that starts from the stored version is made, over If-Match", async () => {
    for (const [path, change] of [
      ["/taxonomy", (value: object) => value],
      ["/content", (value: object) => value],
      ["/shop", () => ({ facts: { name: "Galerie" } })],
      ["/staff/rules", () => ({ requiresTwoFactor: false })],
      ["/settings/facts", () => ({ name: "Boutique" })],
    ] as const) {
      const found = await shop.app.request(`/admin${path}`, { headers: { authorization: `Bearer ${OWNER_TOKEN}` } });
      const body = change((await found.json()) as object);
      const etag = { "if-match": found.headers.get("etag") ?? "none" };
      const edited = await ask({ method: "PUT", path, body }, etag);
      expect(edited.status, `${path}: ${edited.text}`).toBe(200);
    }
    const { status } = await ask({ method: "PUT", path: "/shop", body: {} }, { "if-match": '"stale"' });
    expect(status).toBe(409);
  });

  test("[CN-10] its schemas are valid, and real answers fit them", async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const send = async (path: string, method = "GET", body?: object) => {
      const response = await shop.app.request(`/admin${path}`, {
        method,
        headers: { authorization: `Bearer ${OWNER_TOKEN}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, answer: (await response.json()) as unknown };
    };
    for (const { responses } of described()) {
      for (const { content } of Object.values(responses)) {
        for (const { schema } of Object.values(content ?? {})) ajv.compile(schema);
      }
    }
    const url = "https://erp.test/hook";
    for (const [path, pattern, method, body] of [
      ["/tokens", "/admin/tokens", "POST", { name: "Robot", role: "read-only" }],
      ["/tokens", "/admin/tokens", "POST", { name: "" }],
      ["/tokens", "/admin/tokens", "GET"],
      ["/tokens/permissions", "/admin/tokens/permissions", "GET"],
      ["/webhooks", "/admin/webhooks", "POST", { name: "ERP", url }],
      ["/webhooks", "/admin/webhooks", "POST", { name: "ERP", url: "http://10.0.0.1" }],
      ["/webhooks", "/admin/webhooks", "GET"],
      ["/webhooks/x", "/admin/webhooks/{id}", "GET"],
      ["/system", "/admin/system", "GET"],
      ["/system/outboxes/mails/retry", "/admin/system/outboxes/{outbox}/retry", "POST"],
      ["/orders", "/admin/orders", "GET"],
      ["/orders/x", "/admin/orders/{order}", "GET"],
      ["/orders/tax", "/admin/orders/tax", "GET"],
      ["/after-sales/returns", "/admin/after-sales/returns", "GET"],
      ["/after-sales/reviews", "/admin/after-sales/reviews", "GET"],
      ["/audit", "/admin/audit", "GET"],
      ["/catalogue", "/admin/catalogue", "GET"],
      ["/content", "/admin/content", "GET"],
      ["/insights", "/admin/insights", "GET"],
      ["/insights/today", "/admin/insights/today", "GET"],
      ["/newsletter/subscribers", "/admin/newsletter/subscribers", "GET"],
      ["/newsletter/issues", "/admin/newsletter/issues", "POST", {}],
      ["/people/x", "/admin/people/{email}", "GET"],
      ["/pictures", "/admin/pictures", "GET"],
      ["/settings", "/admin/settings", "GET"],
      ["/settings/none", "/admin/settings/{name}", "GET"],
      ["/shop", "/admin/shop", "GET"],
      ["/staff", "/admin/staff", "GET"],
      ["/staff/rules", "/admin/staff/rules", "PUT", {}],
      ["/taxonomy", "/admin/taxonomy", "GET"],
      ["/accounts", "/admin/accounts", "GET"],
      ["/accounts/x", "/admin/accounts/{email}", "GET"],
    ] as const) {
      const { status, answer } = await send(path, method, body);
      const content = paths[pattern]?.[method.toLowerCase()]?.responses[status]?.content?.["application/json"];
      expect(content, `${method} ${path}: ${status}`).toBeDefined();
      const validate = ajv.compile(content?.schema ?? {});
      expect(validate(answer), `${method} ${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });
});
