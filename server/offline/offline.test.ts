import { Hono } from "hono";
import { expect, test } from "vitest";
import { LANGUAGES } from "#catalogue";
import { securityHeaders } from "../http/security.ts";
import { staticFiles } from "../http/static-files.ts";
import { offlineApp, withoutOfflineWorker } from "./offline-app.ts";

const files = await staticFiles("storefront/public");
const app = new Hono()
  .use(securityHeaders({ cdn: undefined, isSecure: true, isDevelopment: false }))
  .use(files)
  .route(
    "/offline",
    offlineApp(() => "Rag & Bone <b>"),
  );

test("[SF-08] every language has a page without a connection, the same for everyone", async () => {
  const titles = await Promise.all(
    LANGUAGES.map(async ({ code, direction }) => {
      const answer = await app.request(`/offline/${code}`);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
      const page = await answer.text();
      expect(page).toContain(`<html lang="${code}" dir="${direction}">`);
      expect(page).toContain("Rag &amp; Bone &lt;b&gt;");
      return /<h1>(.+)<\/h1>/u.exec(page)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(LANGUAGES.length);
  expect((await app.request("/offline/xx")).status).toBe(404);
});

test("[SF-08] the worker is checked on every use, may run at the root, and stores the page and its two files", async () => {
  const answer = await app.request("/offline-worker.js");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(answer.headers.get("content-security-policy")).toContain("worker-src 'self'");
  const named = [...(await answer.text()).matchAll(/"(\/offline\/[\w.]+)"/gu)].map(([, path]) => path!);
  expect(named).toEqual(["/offline/style.css", "/offline/page.js"]);
  for (const path of named) expect((await app.request(path)).status, path).toBe(200);
});

test("[SF-08] a shop without the page answers with a worker that removes itself", async () => {
  const answer = await new Hono().route("/", withoutOfflineWorker()).use(files).request("/offline-worker.js?build=1");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const script = await answer.text();
  expect(script).toContain("registration.unregister()");
  expect(script).not.toContain("respondWith");
});
