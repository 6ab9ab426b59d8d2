// Every role and every operation of the admin APIs, over HTTP.

import { globSync } from "node:fs";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import {
  createApiToken,
  ENVIRONMENT_OWNER,
  OPERATIONS,
  reachOf,
  ROLES,
  type Operation,
  type Role,
} from "#commerce/staff";
import { onDatabase } from "../../commerce/database/testing.ts";
import { operationOf } from "../http/operator.ts";
import type { OperatorAppParts } from "../http/operator-app.ts";
import { identifyOperator } from "./identify.ts";

type CreateApp = (parts: OperatorAppParts) => Hono;

/** Every module of an admin API exports one function that creates it. */
const MODULES = globSync(["server/*/admin-app.ts", "server/staff/tokens-app.ts"]).toSorted();
const OWNER_TOKEN = "the token of ADMIN_TOKEN";

const failed = Promise.reject(new Error("used"));
failed.catch(() => {});

/** Every call fails, so that a permitted operation changes nothing. */
const nothing: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => "" : nothing),
  apply: () => failed,
});

const isRefused = (status: number): boolean => status === 401 || status === 403;

onDatabase("permissions", (database) => {
  const app = new Hono();
  const routes: { readonly method: string; readonly path: string; readonly operation: Operation | undefined }[] = [];
  const tokens = new Map<Role, string>();

  beforeAll(async () => {
    app.use("/admin/*", identifyOperator(database.current, undefined));
    for (const module of MODULES) {
      const exported: Record<string, unknown> = await import(`../../${module}`);
      const create = Object.entries(exported).find(([name]) => name.endsWith("App"))?.[1] as CreateApp;
      const access = { localToken: "local", token: OWNER_TOKEN, onError: () => {} };
      const parts = new Proxy(access, { get: (own, name) => own[name as keyof typeof own] ?? nothing });
      const path = `/admin/${module.split("/")[1]}${module.endsWith("tokens-app.ts") ? "-tokens" : ""}`;
      app.route(path, create(parts));
    }
    for (const { method, path, handler } of app.routes) {
      const operation = operationOf(handler);
      const known = routes.find((route) => route.method === method && route.path === path);
      if (method === "ALL" || known?.operation) continue;
      if (known) routes.splice(routes.indexOf(known), 1);
      routes.push({ method, path, operation });
    }
    for (const role of Object.keys(ROLES) as Role[]) {
      const created = await createApiToken(
        database.current,
        { name: role, permissions: ROLES[role], expiresAt: null },
        ENVIRONMENT_OWNER,
        new Date(),
      );
      if (created.kind === "created") tokens.set(role, created.token);
    }
  });

  const ask = async (method: string, path: string, token: string | undefined) =>
    // A parameter of digits only takes digits; "x" would reach no route.
    app.request(path.replaceAll(/:\w+\{\[0-9\][^/]*\}/g, "1").replaceAll(/:\w+(\{[^}]*\})?/g, "x"), {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  test("[CN-02] every route of an admin API names its operation, and every operation has a route", () => {
    expect(MODULES.length).toBeGreaterThan(10);
    expect(routes.filter(({ operation }) => operation === undefined)).toEqual([]);
    expect(new Set(routes.map(({ operation }) => operation))).toEqual(new Set(Object.keys(OPERATIONS)));
  });

  test("[CN-02] each role may do what its permissions allow, and nothing else", async () => {
    for (const [role, token] of tokens) {
      for (const { method, path, operation } of routes) {
        const permitted = (ROLES[role] as readonly string[]).includes(OPERATIONS[operation!].needs);
        const { status } = await ask(method, path, token);
        const outcome = status === 403 ? "forbidden" : status === 401 ? "unauthorized" : "permitted";
        expect(outcome, `${role}: ${method} ${path}`).toBe(permitted ? "permitted" : "forbidden");
      }
    }
  });

  test("[CN-02] someone of some markets may do what concerns these or none, and nothing that concerns all", async () => {
    const french = { ...ENVIRONMENT_OWNER, markets: ["fr"] };
    const wanted = { name: "french", permissions: ROLES.owner, expiresAt: null };
    const created = await createApiToken(database.current, wanted, french, new Date());
    const token = created.kind === "created" ? created.token : "";
    const reaches = new Set<string>();
    for (const { method, path, operation } of routes) {
      const reach = reachOf(operation!);
      reaches.add(reach);
      const { status } = await ask(method, path, token);
      expect(status === 403 ? "forbidden" : "permitted", `${method} ${path}`).toBe(
        reach === "all" ? "forbidden" : "permitted",
      );
    }
    expect([...reaches].toSorted()).toEqual(["all", "own", "shared"]);
  });

  test("[CN-02] nobody gets in without a token, or with a wrong one", async () => {
    for (const { method, path } of routes) {
      for (const token of [undefined, "wrong", `vitrine_${"a".repeat(43)}`]) {
        expect((await ask(method, path, token)).status, `${method} ${path}`).toBe(401);
      }
      expect((await ask(method, path, OWNER_TOKEN)).status, `${method} ${path}`).not.toSatisfy(isRefused);
    }
  });
});
