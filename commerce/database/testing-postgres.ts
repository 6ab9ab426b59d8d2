// What tests copy their databases from: a migrated embedded folder, and a migrated database in a PostgreSQL of their own.

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { Client } from "pg";
import { openDatabase, type DatabaseLocation } from "./open.ts";

export interface Templates {
  /** An embedded database, closed. */
  readonly folder: string;
  /** A PostgreSQL server whose database `template` is to be copied; absent when PostgreSQL is not installed. */
  readonly url: string | undefined;
  readonly remove: () => Promise<void>;
}

/** The folder with initdb and postgres: on PATH, or where Debian keeps them; the newest there. */
export function findBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const found = folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
  // Links on the PATH may be of some programs alone; all are where they lead.
  return found && dirname(realpathSync(join(found, "initdb")));
}

export async function prepareTemplates(binaries: string | undefined): Promise<Templates> {
  const root = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  const remove = async (): Promise<void> => {
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  };
  try {
    if (binaries !== undefined) {
      server = await startServer(binaries, join(root, "server"), ["fsync=off"]);
      await runOn(`${server.url}postgres`, "create database template");
    }
    const folder = join(root, "embedded");
    await migrate({ dataDir: folder });
    if (server !== undefined) await migrate({ url: `${server.url}template` });
    return { folder, url: server?.url, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function migrate(location: DatabaseLocation): Promise<void> {
  const opened = await openDatabase(location);
  if (opened.kind === "refused") throw new Error(`The database for tests did not open: ${opened.reason}`);
  await opened.database.close();
}

export interface TestServer {
  /** Ends with a slash: a database's name follows. */
  readonly url: string;
  /** Cuts connections and keeps the data, as an operator would stop it. */
  readonly stop: () => Promise<void>;
  /** The same server again, at the same address. */
  readonly start: () => Promise<void>;
}

/** A server of its own in a folder that is not there yet, reached from this machine alone. */
export async function startServer(
  binaries: string,
  data: string,
  settings: readonly string[] = [],
): Promise<TestServer> {
  const how = makeFolder(data);
  execFileSync(join(binaries, "initdb"), ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--no-sync"], how);
  return runServer(binaries, data, settings);
}

/** A copy of a server that follows it by streaming, and answers reads meanwhile. */
export async function startStandby(
  binaries: string,
  data: string,
  primary: Pick<TestServer, "url">,
  settings: readonly string[] = [],
): Promise<TestServer> {
  const how = { ...makeFolder(data), stdio: "pipe" } as const;
  const words = ["--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync"];
  execFileSync(join(binaries, "pg_basebackup"), ["-D", data, "-d", `${primary.url}postgres`, ...words], how);
  return runServer(binaries, data, settings);
}

/** A folder that a server keeps its data in, and who may run it there. */
function makeFolder(data: string): { readonly cwd: string; readonly uid?: number; readonly gid?: number } {
  mkdirSync(data, { mode: 0o700 });
  const user = serverUser();
  if (user !== undefined) {
    chownSync(data, user.uid, user.gid);
    // The server's user must be able to walk to its folder.
    execFileSync("chmod", ["711", join(data, "..")]);
  }
  return { cwd: data, ...user };
}

async function runServer(binaries: string, data: string, settings: readonly string[]): Promise<TestServer> {
  const port = await freePort();
  const all = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", ...settings];
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    server = spawn(
      join(binaries, "postgres"),
      ["-D", data, "-p", String(port), ...all.flatMap((setting) => ["-c", setting])],
      { cwd: data, ...serverUser(), stdio: ["ignore", "ignore", "pipe"] },
    );
    try {
      await untilReady(server);
    } catch (error) {
      await stop(server);
      throw error;
    }
  };
  await start();
  return { url: `postgres://shop@127.0.0.1:${port}/`, stop: async () => server && stop(server), start };
}

/** One statement on a connection of its own. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root; then its own user runs it. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (what: string): number => Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = "";
  await new Promise<void>((ready, failed) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      // Read on after that: a full pipe would stop the server.
      if (READY.test(log)) return;
      log += chunk.toString();
      if (READY.test(log)) ready();
    });
    server.once("error", failed);
    server.once("exit", () => failed(new Error(`PostgreSQL did not start: ${log}`)));
  });
}

const READY = /ready to accept (read-only )?connections/;

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise<void>((done) => void server.once("exit", () => done()));
  // SIGINT is a fast shutdown: connections are cut, data is kept whole.
  if (server.exitCode === null && server.kill("SIGINT")) await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((closed) => void server.close(() => closed()));
  return port;
}
