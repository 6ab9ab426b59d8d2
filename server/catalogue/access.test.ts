import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openAccess, readAccess } from "./access.ts";
import { findShop } from "./client.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-access-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, "access.json");

test("the access file is readable by the shop's user only, and deleted with the shop", () => {
  const access = openAccess(folder, "http://localhost:3000");
  expect(readAccess(folder)).toEqual({ address: "http://localhost:3000", token: access.token });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["access.json"]);
  access.close();
  expect(readdirSync(folder)).toEqual([]);
});

test("a stopping shop keeps the access file of its successor", () => {
  const first = openAccess(folder, "http://localhost:3000");
  const second = openAccess(folder, "http://localhost:3001");
  first.close();
  expect(readAccess(folder)?.token).toBe(second.token);
});

test.each([
  "",
  "{",
  "null",
  '{"address":"http://x"}',
  '{"address":"nowhere","token":"0123456789012345678901234567890123"}',
])("%j is not a valid access file", (text) => {
  writeFileSync(file(), text);
  expect(readAccess(folder)).toBeUndefined();
});

test("no shop is found if none runs, or if one was killed", async () => {
  expect(await findShop(folder)).toBeUndefined();
  // Nothing listens on the discard port.
  openAccess(folder, "http://127.0.0.1:9");
  expect(await findShop(folder)).toBeUndefined();
});
