// The OpenAPI document against the routes of all admin APIs, and real answers against its schemas.

import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { OPERATIONS, type Operation } from "#commerce/staff";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openAuditedShop, OWNER_TOKEN, type AuditedShop } from "../audit/testing-audited-shop.ts";
import { operationOf, routeOf } from "../http/operator.ts";
import { openApiDocument } from "./document.ts";

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly "x-permission": string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, { readonly schema: object }> }>>;
}

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
