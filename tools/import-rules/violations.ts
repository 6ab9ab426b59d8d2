// What breaks the import table: one sentence a violation.

import { findCycles } from "./cycles.ts";
import type { Module, ResolvedImport } from "./module-graph.ts";
import { folderOf, isFree, SERVER_SIDE, type Folder } from "./table.ts";

export function findViolations(modules: readonly Module[]): readonly string[] {
  const bound = modules.filter(({ path }) => !isFree(path));
  return [...bound.flatMap(violationsOf), ...moduleCycles(bound), ...folderCycles(bound)];
}

function violationsOf({ path, imports }: Module): string[] {
  const folder = folderOf(path);
  if (!folder) return [`${path} is in a folder that the import table (tools/import-rules/table.ts) does not name`];
  return imports.flatMap((one) => {
    const why = reasonAgainst(path, folder, one);
    return why ? [`${path} imports "${one.specifier}": ${why}`] : [];
  });
}

function reasonAgainst(path: string, folder: Folder, one: ResolvedImport): string | undefined {
  const { target, specifier, kind } = one;
  if (target.kind === "nowhere") return "there is no such module";
  if (target.kind === "node")
    return folder.isPure || (folder.isForBrowser && kind !== "type")
      ? "this code runs in browsers, without Node"
      : undefined;
  if (target.kind === "package") return folder.isPure ? "this folder does without packages" : undefined;
  const [from, to] = [topOf(path), topOf(target.path)];
  if (specifier.startsWith(".") && from !== to) return `a module of ${to}/ is imported by its # name`;
  if (from === to) return reasonWithin(path, target.path, folder, kind);
  if (isFree(target.path)) return "that is a test or a tool, not a part of the shop";
  return isAllowed(folder, kind, target.path)
    ? undefined
    : `the import table does not allow ${from}/ to import ${to}/ here`;
}

/** Parts of a folder can be stricter than the folder. */
function reasonWithin(path: string, target: string, folder: Folder, kind: ResolvedImport["kind"]): string | undefined {
  if (folder.isForBrowser && kind === "value" && SERVER_SIDE.test(target)) return "browser code would load server code";
  if (!path.startsWith("search/engine/") || target.startsWith("search/engine/")) return undefined;
  return isAllowed(folder, kind, target) ? undefined : "the engine knows the model of queries, and nothing else";
}

function isAllowed(folder: Folder, kind: ResolvedImport["kind"], target: string): boolean {
  const allowed = kind === "type" ? [...folder.mayImport, ...(folder.mayImportTypesOf ?? [])] : folder.mayImport;
  return allowed.some((name) => target.startsWith(`${name}/`) || target.startsWith(`${name}.`));
}

/** Imports of types count: two modules that need each other's types are one module. A later, dynamic import does not. */
function moduleCycles(modules: readonly Module[]): string[] {
  const graph = new Map(modules.map(({ path, imports }) => [path, targetsOf(imports)]));
  return findCycles(graph).map((cycle) => `these modules import each other in a circle: ${cycle.join(" → ")}`);
}

/** Folders by the first two names of their path. Modules directly in a top folder put its parts together: left out. */
function folderCycles(modules: readonly Module[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of modules) {
    const from = groupOf(path);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Set();
    for (const target of targetsOf(imports)) {
      const to = groupOf(target);
      if (to !== undefined && to !== from) targets.add(to);
    }
    graph.set(from, targets);
  }
  return findCycles(graph).map((cycle) => `these folders import each other in a circle: ${cycle.join(" → ")}`);
}

function targetsOf(imports: readonly ResolvedImport[]): Set<string> {
  return new Set(
    imports.flatMap(({ target, kind }) => (target.kind === "module" && kind !== "dynamic" ? [target.path] : [])),
  );
}

const topOf = (path: string) => path.split("/")[0] ?? path;
/** Each page and each feature of the storefront is a folder in its own right. */
const depthOf = (path: string) => (/^storefront\/(?:pages|features)\//.test(path) ? 3 : 2);
const groupOf = (path: string) =>
  path.split("/").length > depthOf(path) ? path.split("/").slice(0, depthOf(path)).join("/") : undefined;
