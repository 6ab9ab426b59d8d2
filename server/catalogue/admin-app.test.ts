import { expect, test } from "vitest";
import { catalogueStatus, importFeed } from "#commerce/products";
import { feedLines, feedRow } from "../../commerce/products/testing-feed.ts";
import { catalogueGenerationTable } from "../../commerce/products/tables.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { BrokenBody } from "../http/broken-body.ts";
import { atEdge, breakOff } from "../http/testing-broken-upload.ts";
import { adminApp, type AdminParts } from "./admin-app.ts";

const LOCAL = "local-token-of-the-access-file";
const ADMIN = "admin-token-of-the-config";

const jsonLines = (values: Iterable<unknown>): string => [...values].map((value) => JSON.stringify(value)).join("\n");

onDatabase("the catalogue API", (database) => {
  let changes = 0;
  const errors: unknown[] = [];
  const appWith = (parts: Partial<AdminParts> = {}) =>
    adminApp({
      database: database.current,
      index: {
        onChanged: () => void (changes += 1),
        rebuild: async (onProgress) => {
          onProgress(5);
          return { products: 10, variants: 20, position: "1:0" };
        },
        status: async () => ({ products: 10, variants: 20, position: "1:0" }),
      },
      localToken: LOCAL,
      token: ADMIN,
      onError: (error) => errors.push(error),
      ...parts,
    });
  const send = async (
    method: string,
    body: BodyInit | null = null,
    { path = "/", token = LOCAL, app = appWith() } = {},
  ) => {
    const response = await app.request(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === null ? {} : { body, duplex: "half" }),
    });
    const text = await response.text();
    const events = text.split("\n").filter(Boolean);
    return { status: response.status, events: events.map((line): Record<string, unknown> => JSON.parse(line)) };
  };
  const status = () => catalogueStatus(database.current);
  const generations = () => database.current.sql.$count(catalogueGenerationTable);

  test("changes need a catalogue", async () => {
    expect(await send("PATCH", jsonLines([{ delete: "p1" }]))).toMatchObject({
      status: 409,
      events: [{ kind: "no-catalogue" }],
    });
    expect((await send("GET", null, { path: "/feed" })).status).toBe(404);
  });

  test("[SR-20] a feed is imported under its name, with progress", async () => {
    changes = 0;
    const { status: code, events } = await send("PUT", [...feedLines(1100)].join("\n"), {
      path: "/?name=autumn.jsonl",
    });
    expect(code).toBe(200);
    expect(events.at(-1)).toEqual({ kind: "imported", products: 1100, variants: 2200 });
    expect(events.length).toBeGreaterThan(1);
    expect(events.slice(0, -1).every(({ kind }) => kind === "progress")).toBe(true);
    expect(await status()).toMatchObject({ products: 1100, source: "autumn.jsonl" });
    expect(changes).toBe(1);
  });

  test("a feed with a mistake gets 422 with line and field, and changes nothing", async () => {
    const before = await status();
    changes = 0;
    const { status: code, events } = await send("PUT", jsonLines([feedRow(1), { ...feedRow(2), sku: "" }]));
    expect(code).toBe(422);
    expect(events).toMatchObject([{ kind: "bad-feed", status: 422, error: { line: 2, field: "sku" } }]);
    expect(events[0]?.["message"]).toMatch(/^Line 2 of the feed, field sku: .*Nothing was changed\.$/);
    expect(await status()).toEqual(before);
    expect(changes).toBe(0);
  });

  test("a late mistake is reported in the last line of a 200 response", async () => {
    const { status: code, events } = await send("PUT", `${[...feedLines(1100)].join("\n")}\n{`);
    expect(code).toBe(200);
    expect(events.at(-1)).toMatchObject({ kind: "bad-feed", status: 422, error: { line: 2201 } });
  });

  test("[SR-20] an interrupted feed changes nothing and does not block later changes", async () => {
    const before = await status();
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode([...feedLines(100)].join("\n"))),
      pull: (stream) => stream.error(new BrokenBody()),
    });
    expect(await send("PUT", body, { app: atEdge(appWith()) })).toMatchObject({
      status: 400,
      events: [{ kind: "incomplete" }],
    });
    expect(errors).toEqual([]);
    expect(await status()).toEqual(before);
    expect(await generations()).toBe(1);
    expect(await send("PATCH", jsonLines([{ delete: "p9" }]))).toMatchObject({ status: 200 });
  });

  test.each([
    ["disconnect", ""],
    ["half-close", "HTTP/1.1 400 Bad Request"],
  ] as const)("[SR-20] a feed that ends with a %s is no error and changes nothing", async (end, answer) => {
    const before = await status();
    const part = [...feedLines(100)].join("\n");
    const upload = await breakOff(appWith(), LOCAL, { method: "PUT", path: "/", part, end });
    expect(upload).toEqual({ status: 499, read: expect.stringContaining(answer) });
    expect(errors).toEqual([]);
    expect(await status()).toEqual(before);
    expect(await generations()).toBe(1);
  });

  test("a feed that breaks off after its first progress says so in its last line", async () => {
    const before = await status();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const sent = writer.write(new TextEncoder().encode([...feedLines(1100)].join("\n")));
    const response = await appWith().request("/", {
      method: "PUT",
      headers: { authorization: `Bearer ${LOCAL}` },
      body: readable,
      duplex: "half",
    } as RequestInit);
    await sent;
    await writer.abort(new BrokenBody());
    expect((await response.text()).trim().split("\n").at(-1)).toContain('{"kind":"incomplete","status":400');
    expect([response.status, errors]).toEqual([200, []]);
    expect(await status()).toEqual(before);
    expect(await generations()).toBe(1);
  });

  test("a failure of the database during an upload is an error", async () => {
    const broken = { ...database.current, exclusively: () => Promise.reject(new Error("the disk failed")) };
    const app = appWith({ database: broken });
    expect(await send("PUT", [...feedLines(2)].join("\n"), { app })).toMatchObject({
      status: 500,
      events: [{ kind: "failed" }],
    });
    expect(errors.splice(0).map(String)).toEqual(["Error: the disk failed"]);
  });

  test("[PG-07] an import first ends the filling of the demo; a dry run does not", async () => {
    const seen: unknown[] = [];
    const app = appWith({ beforeImport: async () => void seen.push((await status())?.source) });
    await send("PUT", [...feedLines(2)].join("\n"), { path: "/?name=spring.jsonl&dry-run=true", app });
    expect(seen).toEqual([]);
    await send("PUT", [...feedLines(2)].join("\n"), { path: "/?name=spring.jsonl", app });
    expect(seen).toEqual(["autumn.jsonl"]);
  });

  test("[SR-20] a change that gives two products one SKU is applied, and the result names both", async () => {
    await importFeed(database.current, feedLines(3), { source: "test" });
    const put = { put: [feedRow(2, 0, { sku: "SKU-1-0" })] };
    const { status: code, events } = await send("PATCH", jsonLines([put]));
    expect(code).toBe(200);
    const shared = { sku: "SKU-1-0", product: "p2", other: "p1", otherTitle: expect.stringContaining("number 1") };
    expect(events.at(-1)).toMatchObject({ kind: "changed", put: 1, sharedSkus: [shared] });
    const back = await send("PATCH", jsonLines([{ put: [feedRow(2, 0)] }]));
    expect(back.events.at(-1)).not.toHaveProperty("sharedSkus");
  });

  test("[SR-20] changes are applied in batches, each reported once committed", async () => {
    await importFeed(database.current, feedLines(300), { source: "test" });
    changes = 0;
    const lines = [...feedLines(250, 1)].map((_line, index) => ({
      variant: `v${index + 1}-0`,
      set: { inventory_quantity: 1000 + index },
    }));
    const { status: code, events } = await send("PATCH", `${jsonLines(lines)}\n\n`);
    expect(code).toBe(200);
    expect(events.map(({ kind, line }) => [kind, line])).toEqual([
      ["committed", 100],
      ["committed", 200],
      ["committed", 251],
      ["changed", undefined],
    ]);
    expect(events.at(-1)).toMatchObject({ changes: 250, put: 250, deleted: 0 });
    expect(events.at(-1)?.["position"]).toBe(events.at(-2)?.["position"]);
    expect(changes).toBe(3);
  });

  test("received changes are applied before more are read", async () => {
    const encoder = new TextEncoder();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const sent = writer.write(encoder.encode(`${JSON.stringify({ delete: "p20" })}\n`));
    const response = await appWith().request("/", {
      method: "PATCH",
      headers: { authorization: `Bearer ${LOCAL}` },
      body: readable,
      duplex: "half",
    } as RequestInit);
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    expect(JSON.parse(new TextDecoder().decode(value))).toMatchObject({ kind: "committed", line: 1, deleted: 1 });
    await sent;
    await writer.close();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('"changed"');
  });

  test("an invalid change ends the work: earlier batches are kept, its own is discarded", async () => {
    await importFeed(database.current, feedLines(300), { source: "test" });
    const lines: unknown[] = Array.from({ length: 250 }, (_, index) => ({ delete: `p${index + 1}` }));
    lines[150] = { product: "p300", set: { title: "" } };
    const { events } = await send("PATCH", jsonLines(lines));
    expect(events.at(-1)).toMatchObject({
      kind: "bad-change",
      status: 422,
      error: { line: 151, field: "set.title" },
      committed: 100,
      message: expect.stringMatching(/Lines 1 to 100 were applied, later lines were not\.$/),
    });
    expect(await status()).toMatchObject({ products: 200 });
    expect(await send("PATCH", jsonLines([{ product: "p1", set: {} }]))).toMatchObject({
      status: 422,
      events: [{ kind: "bad-change", error: { line: 1, field: "product" }, committed: 0 }],
    });
  });

  test("changes and a second import are rejected during an import", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const importing = send("PUT", readable);
    const body = new TextEncoder().encode([...feedLines(50)].join("\n"));
    await writer.write(body);
    expect(await send("PATCH", jsonLines([{ delete: "p1" }]))).toMatchObject({
      status: 409,
      events: [{ kind: "busy" }],
    });
    expect(await send("PUT", [...feedLines(1)].join("\n"))).toMatchObject({ status: 409, events: [{ kind: "busy" }] });
    await writer.close();
    expect((await importing).events.at(-1)).toMatchObject({ kind: "imported", products: 50 });
  });

  test.each([
    ["a line that is too long", "x".repeat(5 * 1024 * 1024), /more than \d+ bytes/],
    ["invalid UTF-8", new Uint8Array([0x22, 0xff, 0x22, 0x0a]), /is not UTF-8/],
    ["an empty body", "", /no changes/],
  ])("%s is rejected", async (_case, body, message) => {
    const { status: code, events } = await send("PATCH", body);
    expect(code).toBe(422);
    expect(events[0]).toMatchObject({ error: { line: 1, message: expect.stringMatching(message) } });
  });

  test("the index is rebuilt on demand, and the status has both positions", async () => {
    expect(await send("POST", null, { path: "/index" })).toEqual({
      status: 200,
      events: [
        { kind: "progress", products: 5 },
        { kind: "indexed", products: 10, variants: 20 },
      ],
    });
    const { events } = await send("GET");
    expect(events[0]).toMatchObject({
      catalogue: await status(),
      position: expect.stringMatching(/^\d+:\d+$/),
      index: { position: "1:0" },
    });
  });

  test("the catalogue is exported as the imported feed with its changes", async () => {
    await importFeed(database.current, feedLines(150), { source: "test" });
    await send("PATCH", jsonLines([{ delete: "p7" }, { product: "p8", set: { title: "Changed" } }]));
    const { status: code, events } = await send("GET", null, { path: "/feed" });
    expect(code).toBe(200);
    expect(events).toHaveLength(149 * 2);
    expect(events.filter(({ product_id: id }) => id === "p8")).toEqual(
      [0, 1].map((variant) => feedRow(8, variant, { title: "Changed" })),
    );
    const again = await send("PUT", jsonLines(events));
    expect(again.events.at(-1)).toEqual({ kind: "imported", products: 149, variants: 298, unchanged: true });
  });

  test("an unexpected failure is logged, and the response hides the reason", async () => {
    const app = appWith({
      index: {
        onChanged: () => {},
        rebuild: () => Promise.reject(new Error("hunter2")),
        status: () => Promise.reject(),
      },
    });
    const failed = await send("POST", null, { path: "/index", app });
    expect(failed).toMatchObject({ status: 500, events: [{ kind: "failed" }] });
    expect(JSON.stringify(failed)).not.toContain("hunter2");
    expect(errors.splice(0).map(String)).toEqual(["Error: hunter2"]);
  });

  test("a token is required; without ADMIN_TOKEN only the command line has access", async () => {
    expect((await send("GET", null, { token: ADMIN })).status).toBe(200);
    expect((await send("GET", null, { token: "wrong" })).status).toBe(401);
    expect((await send("PUT", "{", { token: "" })).status).toBe(401);
    const app = appWith({ token: undefined });
    expect((await send("GET", null, { app, token: ADMIN })).status).toBe(404);
    expect((await send("GET", null, { app, token: "undefined" })).status).toBe(404);
    expect((await send("GET", null, { app })).status).toBe(200);
  });

  test("other methods and paths are rejected", async () => {
    expect((await send("DELETE")).status).toBe(405);
    expect((await send("GET", null, { path: "/index" })).status).toBe(405);
    expect((await send("GET", null, { path: "/other" })).status).toBe(404);
  });
});
