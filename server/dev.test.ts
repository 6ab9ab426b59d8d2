import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const PROGRAM = `
  process.umask(0o022);
  await import("./server/dev.ts");
  console.log("umask", process.umask().toString(8));
`;

test("[UF-05] npm run dev keeps its files private, and closes those that others may read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-dev-"));
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data", "letter"), "");
  chmodSync(join(folder, "data"), 0o755);
  chmodSync(join(folder, "data", "letter"), 0o644);
  // The start ends here, before it opens a database.
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as AddressInfo;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", PROGRAM],
    { env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: join(folder, "data") } },
  ).catch((error) => error);
  taken.close();
  expect(stderr).toContain(`Port ${port} is in use`);
  expect(stdout).toContain("umask 77");
  const modes = ["data", "data/letter"].map((path) => (statSync(join(folder, path)).mode & 0o777).toString(8));
  expect(modes).toEqual(["700", "600"]);
  rmSync(folder, { recursive: true });
});
