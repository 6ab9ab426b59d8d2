// Test servers, and the templates of test databases: a migrated embedded folder and a migrated PostgreSQL database.

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { Client } from "pg";
import { openDatabase, type DatabaseLocation } from "./open.ts";

/** Each template is made when it is first requested. */
export interface Templates {
  /** The folder of an embedded database, closed. */
  readonly folder: () => Promise<string>;
  /** The address of a PostgreSQL server with the database `template`; undefined if PostgreSQL is not installed. */
  readonly serverUrl: () => Promise<string | undefined>;
  readonly remove: () => Promise<void>;
}

/** The folder with initdb and postgres: on the PATH, or the newest version in Debian's folder. */
export function findBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const found = folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
  // The PATH may have links to only some of the programs; the folder that they point to has all.
  return found && dirname(realpathSync(join(found, "initdb")));
}

export function prepareTemplates(binaries: string | undefined): Templates {
  const root = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  let folder: Promise<string> | undefined;
  let server: Promise<TestServer> | undefined;
  return {
    folder: () => (folder ??= createFolder(join(root, "embedded"))),
    serverUrl: async () => {
      if (binaries === undefined) return undefined;
      return (await (server ??= startTemplateServer(binaries, join(root, "server")))).url;
    },
    remove: async () => {
      const [, started] = await Promise.allSettled([folder, server]);
      if (started.status === "fulfilled") await started.value?.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function createFolder(folder: string): Promise<string> {
  await migrate({ dataDir: folder });
  return folder;
}

async function startTemplateServer(binaries: string, data: string): Promise<TestServer> {
  const server = await startServer(binaries, data, [...FAST, "wal_level=minimal", "max_wal_senders=0"]);
  try {
    await runOn(`${server.url}postgres`, "create database template");
    await migrate({ url: `${server.url}template` });
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Settings of a server whose data need not survive a crash of the machine. */
export const FAST = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "jit=off"];

async function migrate(location: DatabaseLocation): Promise<void> {
  const opened = await openDatabase(location);
  if (opened.kind === "refused") throw new Error(`The database for tests did not open: ${opened.reason}`);
  await opened.database.close();
}

export interface TestServer {
  /** Ends with a slash; append the name of a database. */
  readonly url: string;
  /** Closes all connections and keeps the data. */
  readonly stop: () => Promise<void>;
  /** Starts the server again, at the same address. */
  readonly start: () => Promise<void>;
}

/** Starts a new server on the loopback address. `data` must not exist yet. */
export async function startServer(
  binaries: string,
  data: string,
  settings: readonly string[] = [],
): Promise<TestServer> {
  const how = makeFolder(data);
  execFileSync(join(binaries, "initdb"), ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--no-sync"], how);
  return runServer(binaries, data, settings);
}

/** Starts a streaming replica of a server, open for reads. */
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

/** Creates a server's data folder; returns the working folder and user to run the server with. */
function makeFolder(data: string): { readonly cwd: string; readonly uid?: number; readonly gid?: number } {
  mkdirSync(data, { mode: 0o700 });
  const user = serverUser();
  if (user !== undefined) {
    chownSync(data, user.uid, user.gid);
    // The server's user needs access to the parent folder.
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

/** Runs one statement on a new connection. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The user to run PostgreSQL as, because it refuses to run as root. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (what: string): number => Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = "";
  await new Promise<void>((ready, failed) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      // Keep reading afterwards: a full pipe would block the server.
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
  // SIGINT requests a fast shutdown: open connections are closed, and the data stays intact.
  if (server.exitCode === null && server.kill("SIGINT")) await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((closed) => void server.close(() => closed()));
  return port;
}
