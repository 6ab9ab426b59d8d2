// Settings over HTTP: an operator reads, changes and resets them.

import { beforeAll, expect, test } from "vitest";
import { FACTS, openSettings } from "#commerce/settings";
import { onDatabase } from "../../commerce/database/testing.ts";
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
