import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setSecretsKey } from "#commerce/database";
import { openSecretsKey } from "./secrets-key.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "vitrine-key-"));
});
afterEach(() => {
  setSecretsKey(undefined);
  rmSync(dataDir, { recursive: true });
});
const open = () => openSecretsKey({ SECRETS_KEY: undefined, DATABASE_URL: undefined, dataDir }, () => {});
const path = () => join(dataDir, "secrets.key");

test("[UF-09] the first start writes a key, which later and simultaneous starts read", async () => {
  await Promise.all([open(), open()]);
  const key = readFileSync(path(), "utf8");
  expect(key).toMatch(/^[\w-]{43}\n$/);
  await open();
  expect(readFileSync(path(), "utf8")).toBe(key);
  expect(readdirSync(dataDir)).toEqual(["secrets.key"]);
});

test.each(["", "half a key", `${"A".repeat(44)}\n`])(
  "[UF-09] a key file with %j is refused in a sentence",
  async (text) => {
    writeFileSync(path(), text);
    await expect(open()).rejects.toThrow(/secrets\.key is damaged: .*Restore it from a backup/);
    expect(readFileSync(path(), "utf8")).toBe(text);
  },
);
