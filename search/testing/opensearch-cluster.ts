// A real OpenSearch cluster for tests. The distribution is downloaded from Maven Central; its nodes run on free local ports and stop
// with the tests. If it is not available, the reason is reported.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, cp, mkdir, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const VERSION = "2.19.3";
const PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy";
const ARTIFACT = `org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`;
const CACHE_FOLDER = resolve(".cache");
/** The unprivileged user `nobody`, because the server refuses to run as root. */
const NOBODY = 65_534;
const STARTS_WITHIN_MS = 240_000;
/** Small, soon at work, and without threads that collect garbage beside the tests. */
const BRIEF = "-Xms512m -Xmx512m -XX:TieredStopAtLevel=1 -XX:-UseG1GC -XX:+UseSerialGC";

const run = promisify(execFile);

export interface Cluster {
  readonly kind: "running";
  readonly nodes: readonly string[];
  /** Ends a node at once. */
  kill(node: number): Promise<void>;
  /** Starts one again that was ended. */
  restart(node: number): Promise<void>;
  /** Suspends all nodes, like a network failure, and resumes them. */
  hold(): void;
  goOn(): void;
  close(): Promise<void>;
}

export interface Unavailable {
  readonly kind: "unavailable";
  readonly reason: string;
}

export async function startCluster(count: number, java = BRIEF): Promise<Cluster | Unavailable> {
  const home = await distribution();
  if (typeof home !== "string") return home;
  const root = await mkdtemp(join(tmpdir(), "vitrine-opensearch-"));
  const ports = await freePorts(2 * count);
  const nodes = Array.from({ length: count }, (_, place) => ({
    name: `node-${place}`,
    folder: join(root, `node-${place}`),
    http: ports[2 * place]!,
    transport: ports[2 * place + 1]!,
  }));
  const seeds = nodes.map(({ transport }) => `127.0.0.1:${transport}`).join(",");
  const started: ChildProcess[] = [];
  const start = async (place: number): Promise<void> => {
    const node = nodes[place]!;
    started[place] = await startNode(node.folder, java, {
      "cluster.name": `vitrine-${process.pid}-${ports[0]}`,
      "node.name": node.name,
      "http.port": String(node.http),
      "transport.port": String(node.transport),
      "network.host": "127.0.0.1",
      "discovery.seed_hosts": seeds,
      "cluster.initial_cluster_manager_nodes": nodes.map(({ name }) => name).join(","),
      // The disk of a developer may be full without harm to a test.
      "cluster.routing.allocation.disk.threshold_enabled": "false",
      "action.auto_create_index": "true",
    });
  };
  for (const [place, { folder }] of nodes.entries()) {
    // Each has its own home: the script writes beside its settings.
    await cp(home, folder, { recursive: true });
    await start(place);
  }
  const addresses = nodes.map(({ http }) => `http://127.0.0.1:${http}`);
  const close = async () => {
    await Promise.all(started.map(end));
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  };
  const problem = await untilUp(addresses, count, started);
  if (problem) {
    await close();
    return { kind: "unavailable", reason: problem };
  }
  const tellAll = (signal: "SIGSTOP" | "SIGCONT"): void => {
    // Each leads a group: the shell that watches, and the server.
    for (const { pid, exitCode } of started) if (pid !== undefined && exitCode === null) process.kill(-pid, signal);
  };
  return {
    kind: "running",
    nodes: addresses,
    kill: (node) => end(started[node]!),
    restart: start,
    hold: () => tellAll("SIGSTOP"),
    goOn: () => tellAll("SIGCONT"),
    close,
  };
}

/** Folder of the unpacked distribution. */
async function distribution(): Promise<string | Unavailable> {
  const home = join(CACHE_FOLDER, "opensearch", `opensearch-${VERSION}`);
  const zip = join(CACHE_FOLDER, `opensearch-${VERSION}.zip`);
  const steps = [
    ["there is no Java", () => javaHome()],
    [
      "Maven cannot bring it",
      async () =>
        existsSync(zip) ||
        run("mvn", ["-q", "-B", PLUGIN, `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${CACHE_FOLDER}`]),
    ],
    [
      "it cannot be unpacked",
      async () => existsSync(join(home, "bin")) || run("unzip", ["-q", "-o", zip, "-d", dirname(home)]),
    ],
  ] as const;
  await mkdir(dirname(home), { recursive: true });
  for (const [problem, step] of steps) {
    try {
      await step();
    } catch (error) {
      return { kind: "unavailable", reason: `${problem} (${String(error).split("\n")[0]})` };
    }
  }
  return home;
}

/** A server that exits when the pipe from its parent closes, even if the parent crashes. */
const WATCHED = `exec 3<&0
"$@" </dev/null 3<&- & node=$!
{ cat <&3 >/dev/null; kill -9 "$node"; } & watch=$!
wait "$node"; code=$?
kill "$watch" 2>/dev/null
exit "$code"`;

async function startNode(
  folder: string,
  java: string,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const entries = await readdir(folder, { recursive: true });
    await Promise.all(["", "..", ...entries].map((name) => chown(join(folder, name), NOBODY, NOBODY)));
  }
  const args = Object.entries({ ...settings, "path.data": join(folder, "data"), "path.logs": join(folder, "logs") });
  return spawn(
    "sh",
    ["-c", WATCHED, "sh", join(folder, "bin", "opensearch"), ...args.map(([name, value]) => `-E${name}=${value}`)],
    {
      cwd: folder,
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      env: {
        OPENSEARCH_JAVA_HOME: await javaHome(),
        PATH: process.env["PATH"],
        OPENSEARCH_JAVA_OPTS: java,
        HOME: folder,
      },
    },
  );
}

/** The distribution does not include Java. */
async function javaHome(): Promise<string> {
  const { stdout } = await run("sh", ["-c", "command -v java"]);
  return dirname(dirname(await realpath(stdout.trim())));
}

/** Undefined when all nodes have found each other. */
async function untilUp(
  addresses: readonly string[],
  count: number,
  nodes: readonly ChildProcess[],
): Promise<string | undefined> {
  for (const until = Date.now() + STARTS_WITHIN_MS; Date.now() < until; await pause(300)) {
    if (nodes.some(({ exitCode }) => exitCode !== null)) return "a node of OpenSearch ended while it started";
    const found = await fetch(`${addresses[0]}/_cluster/health`).then(
      (answer) => answer.json() as Promise<{ readonly number_of_nodes?: number; readonly status?: string }>,
      () => undefined,
    );
    if (found?.number_of_nodes === count && found.status !== "red") return undefined;
  }
  return "OpenSearch did not start in time";
}

function end(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((done) => node.once("exit", () => done()));
  node.stdin?.destroy();
  return ended;
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((done) => server.listen(0, "127.0.0.1", () => done(server)));
    }),
  );
  const ports = servers.map((server) => (server.address() as { readonly port: number }).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
