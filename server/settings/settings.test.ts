// Settings over HTTP: an operator reads, changes and resets them.

import { beforeAll, expect, test } from "vitest";
import { readCatalogue } from "#commerce/products";
import { FACTS, openSettings } from "#commerce/settings";
import { onDatabase } from "../../commerce/database/testing.ts";
import { importBytes } from "../catalogue/operations.ts";
import { readImportSettings } from "../catalogue/import-settings.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "../integration/testing-shop.ts";

onDatabase("settings", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const send = async (method: string, path = "", body?: unknown) => {
    const response = await shop.app.request(`/admin/settings${path}`, {
      method,
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };

  test("a new shop has the initial values, and only the operator may read them", async () => {
    const { json } = await send("GET");
    expect(json).toContainEqual({ name: "facts", description: FACTS.description, isChanged: false });
    expect(await send("GET", "/facts")).toEqual({ status: 200, json: FACTS.initial });
    expect((await shop.app.request("/admin/settings/facts")).status).toBe(404);
  });

  test("a change is stored, kept over a restart, and reset", async () => {
    const facts = { ...FACTS.initial, name: "Maison Ondine" };
    expect(await send("PUT", "/facts", facts)).toEqual({ status: 200, json: { kind: "changed" } });
    expect((await send("GET", "/facts")).json).toEqual(facts);
    expect((await send("GET")).json).toContainEqual(expect.objectContaining({ name: "facts", isChanged: true }));
    const restarted = await openSettings(database.current, (error) => expect.unreachable(String(error)));
    expect(restarted.read(FACTS).name).toBe("Maison Ondine");
    restarted.close();
    expect((await send("DELETE", "/facts")).status).toBe(200);
    expect((await send("GET", "/facts")).json).toEqual(FACTS.initial);
  });

  test("a change that started from an older version is refused with what is stored [CN-07] [CN-08]", async () => {
    const read = () =>
      shop.app.request("/admin/settings/facts", { headers: { authorization: `Bearer ${LOCAL_TOKEN}` } });
    const etag = (await read()).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{10,}"$/);
    const put = async (name: string, seen: string, method = "PUT") => {
      const response = await shop.app.request("/admin/settings/facts", {
        method,
        headers: { authorization: `Bearer ${LOCAL_TOKEN}`, "if-match": seen },
        ...(method === "PUT" && { body: JSON.stringify({ ...FACTS.initial, name }) }),
      });
      return { status: response.status, json: (await response.json()) as { stored?: { version: string } } };
    };
    expect((await put("First", etag)).status).toBe(200);
    const late = await put("Second", etag);
    expect(late).toMatchObject({ status: 409, json: { kind: "stale", stored: { value: { name: "First" } } } });
    expect((await put("", etag, "DELETE")).status).toBe(409);
    expect((await put("Second", `"${late.json.stored?.version}"`)).status).toBe(200);
    expect((await put("", "*", "DELETE")).status).toBe(200);
    expect((await read()).headers.get("etag")).toBe(etag);
  });

  test("a dry run only checks", async () => {
    const facts = { ...FACTS.initial, name: "Never Stored" };
    expect((await send("PUT", "/facts?dry-run", facts)).json).toEqual({ kind: "checked" });
    expect((await send("GET", "/facts")).json).toEqual(FACTS.initial);
  });

  test("bad input is refused with the field, and changes nothing", async () => {
    const invalid = (errors: readonly object[]) => ({ status: 422, json: { kind: "invalid", errors } });
    expect(await send("PUT", "/facts", "{")).toEqual(invalid([{ path: "", message: "the body is not JSON" }]));
    expect(await send("PUT", "/facts", { ...FACTS.initial, name: " " })).toEqual(
      invalid([{ path: "name", message: "must not be empty" }]),
    );
    expect(await send("PUT", "/facts", { ...FACTS.initial, nmae: "x" })).toEqual(
      invalid([{ path: "nmae", message: "is not a known field" }]),
    );
    expect(await send("PUT", "/fatcs", {})).toMatchObject({ status: 404, json: { names: expect.any(Array) } });
    expect((await send("PATCH", "/facts", {})).status).toBe(405);
    expect((await send("GET", "/facts")).json).toEqual(FACTS.initial);
  });

  test("each setting has a JSON schema for editors", async () => {
    const { json } = await send("GET", "/facts/schema");
    expect(json).toMatchObject({ type: "object", properties: { name: { type: "string" } } });
  });
});

onDatabase("the shop's own brand", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const send = (method: string, path: string, body: string) =>
    shop.app.request(`/admin/${path}`, { method, headers: { authorization: `Bearer ${LOCAL_TOKEN}` }, body });
  const rename = (name: string) => send("PUT", "settings/facts", JSON.stringify({ ...FACTS.initial, name }));
  const designers = async () => {
    const found = new Map<string, readonly string[]>();
    for await (const [row] of (await readCatalogue(database.current))?.rows ?? [])
      found.set(row!.handle, [row!.vendor, row!.vendor_handle, ...row!.tags.split("\t").slice(-1)]);
    return Object.fromEntries(found);
  };

  test("[OC-06] products without a designer are the shop's, and follow its name", async () => {
    await rename("Maison Ondine");
    const row = (handle: string, vendor: string): string => `${handle},Coat,${vendor},Coats,Women,2,90`;
    const rows = [row("own", ""), row("none", "N/A"), row("other", "Nordlys"), row("third", "Halden")];
    const file = ["Handle,Title,Vendor,Type,Tags,Variant Inventory Qty,Variant Price", ...rows, ""].join("\n");
    const settings = readImportSettings({ currency: "EUR" });
    if ("refusal" in settings) throw new Error(settings.refusal);
    const bytes = (async function* () {
      yield Buffer.from(file);
    })();
    for await (const _ of importBytes({ database: database.current, name: "own.csv", settings, bytes }));
    const before = ["Maison Ondine", "maison-ondine", "Maison Ondine"];
    const others = { other: ["Nordlys", "nordlys", "Nordlys"], third: ["Halden", "halden", "Halden"] };
    expect(await designers()).toEqual({ own: before, none: before, ...others });
    expect((await rename("Ondine & Fils")).status).toBe(200);
    const after = ["Ondine & Fils", "ondine-fils", "Ondine & Fils"];
    expect(await designers()).toEqual({ own: after, none: after, ...others });
    const renamed = await openTestingShop(database.current);
    expect((await renamed.app.request("/us/collections/ondine-fils")).status).toBe(200);
    const old = await renamed.app.request("/us/collections/maison-ondine?sort=new");
    expect([old.status, old.headers.get("location")]).toEqual([301, "/us/collections/ondine-fils?sort=new"]);
    await renamed.close();
    const reset = await send("PUT", "shop", JSON.stringify({ facts: { ...FACTS.initial, name: "Ondine" } }));
    expect(reset.status).toBe(200);
    expect((await designers())["own"]).toEqual(["Ondine", "ondine", "Ondine"]);
    const again = await openTestingShop(database.current);
    for (const former of ["maison-ondine", "ondine-fils"]) {
      const { headers } = await again.app.request(`/us/collections/${former}`);
      expect(headers.get("location")).toBe("/us/collections/ondine");
    }
    await again.close();
  });
});
