// Finds imports that break the rules, and modules that are too long: one sentence for each violation.

import { findCycles } from "./cycles.ts";
import type { Module, ResolvedImport } from "./module-graph.ts";
import { cycleNodeOf, isExempt, isTable, MOST_LINES, ruledFolderOf, SERVER_SIDE, type FolderRules } from "./rules.ts";

export function findViolations(modules: readonly Module[]): readonly string[] {
  const checked = modules.filter(({ path }) => !isExempt(path));
  return [
    ...checked.flatMap(violationsOf),
    ...checked
      .filter(isTooLong)
      .map(({ path, lines }) => `${path} has ${lines} lines: split it (at most ${MOST_LINES})`),
    ...describeCycles("modules", moduleGraph(checked)),
    ...describeCycles("folders", folderGraph(checked)),
  ];
}

const isTooLong = ({ path, lines }: Module): boolean => lines > MOST_LINES && !isTable(path);

function violationsOf({ path, imports }: Module): string[] {
  const ruled = ruledFolderOf(path);
  if (!ruled) return [`${path} is in a folder without import rules: add it to tools/import-rules/rules.ts`];
  return imports.flatMap((one) => {
    const problem = problemOf(path, ruled.folder, ruled.rules, one);
    return problem ? [`${path} imports "${one.specifier}": ${problem}`] : [];
  });
}

function problemOf(path: string, folder: string, rules: FolderRules, one: ResolvedImport): string | undefined {
  const { target, specifier, kind } = one;
  if (target.kind === "nowhere") return "there is no such module";
  if (target.kind === "node") {
    const isForbidden = rules.isPure || (rules.isForBrowser && kind !== "type");
    return isForbidden ? "this code runs in browsers, which have no Node modules" : undefined;
  }
  if (target.kind === "package") return rules.isPure ? "this folder may not import packages" : undefined;
  const [from, to] = [topOf(path), topOf(target.path)];
  if (from !== to && specifier.startsWith(".")) return `import a module of ${to}/ by its # name`;
  if (isExempt(target.path)) return "this is a test or a tool, not part of the shop";
  if (rules.isForBrowser && kind === "value" && SERVER_SIDE.test(target.path) && from === to)
    return "browser code would load server code";
  const isOwn = target.path.startsWith(`${folder}/`);
  return isOwn || isAllowed(rules, kind, target.path) ? undefined : `${folder}/ may not import it`;
}

function isAllowed(rules: FolderRules, kind: ResolvedImport["kind"], target: string): boolean {
  const allowed = kind === "type" ? [...rules.mayImport, ...(rules.mayImportTypesOf ?? [])] : rules.mayImport;
  return allowed.some((name) => target.startsWith(`${name}/`) || target.startsWith(`${name}.`));
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Imports of every kind count: modules that need each other's types, or load each other on demand, belong together. */
function moduleGraph(modules: readonly Module[]): Graph {
  return new Map(modules.map(({ path, imports }) => [path, targetsOf(imports)]));
}

function folderGraph(modules: readonly Module[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of modules) {
    const from = cycleNodeOf(path);
    const targets = graph.get(from) ?? new Set();
    for (const target of targetsOf(imports)) if (cycleNodeOf(target) !== from) targets.add(cycleNodeOf(target));
    graph.set(from, targets);
  }
  return graph;
}

const describeCycles = (nodes: "modules" | "folders", graph: Graph): string[] =>
  findCycles(graph)
    // In the graph of folders too, modules directly in a top folder can form a cycle of modules.
    .filter((cycle) => nodes === "modules" || !cycle.every(isModule))
    .map((cycle) => `cycle of ${nodes}: ${cycle.join(" → ")}`);

const isModule = (node: string) => /\.tsx?$/.test(node);

const targetsOf = (imports: readonly ResolvedImport[]): ReadonlySet<string> =>
  new Set(imports.flatMap(({ target }) => (target.kind === "module" ? [target.path] : [])));

const topOf = (path: string) => path.split("/")[0] ?? path;
