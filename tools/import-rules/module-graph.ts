// Lists the modules of the project with their lines and imports, each resolved to a module of the project where it is one.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, posix } from "node:path";
import { z } from "zod";
import { readImports, type Import } from "./read-imports.ts";

export interface Module {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** Number of its lines. */
  readonly lines: number;
  readonly imports: readonly ResolvedImport[];
}

export interface ResolvedImport extends Import {
  /** A module of the project, a package or a Node module; "nowhere" if the file does not exist. */
  readonly target:
    | { readonly kind: "module"; readonly path: string }
    | { readonly kind: "package" }
    | { readonly kind: "node" }
    | { readonly kind: "nowhere" };
}

const IGNORED = /^(node_modules|dist|data|coverage|test-results|playwright-report|\..*)$/;

export function readModules(root: string): readonly Module[] {
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()).default({}) })
    .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  return listModules(root, "").map((path) => {
    const source = readFileSync(join(root, path), "utf8");
    return {
      path,
      lines: source.trimEnd().split("\n").length,
      imports: readImports(path, source).map(({ specifier, kind }) => ({
        specifier,
        kind,
        target: resolve(root, path, specifier, imports),
      })),
    };
  });
}

function listModules(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.test(entry.name) ? [] : listModules(root, path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

function resolve(
  root: string,
  from: string,
  specifier: string,
  imports: Readonly<Record<string, string>>,
): ResolvedImport["target"] {
  const name = specifier.replace(/\?.*$/, "");
  if (!/^[.#]/.test(name)) {
    const isNode = name.startsWith("node:") || builtinModules.includes(name);
    return { kind: isNode ? "node" : "package" };
  }
  const path = name.startsWith("#") ? resolveSubpath(name, imports) : posix.join(dirname(from), name);
  return path !== undefined && existsSync(join(root, path)) ? { kind: "module", path } : { kind: "nowhere" };
}

/** Resolves a name as Node does with the "imports" of package.json: exact, or by a pattern with a star. */
function resolveSubpath(name: string, imports: Readonly<Record<string, string>>): string | undefined {
  const exact = imports[name];
  if (exact) return posix.normalize(exact);
  for (const [pattern, target] of Object.entries(imports)) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
    const middle = name.slice(before.length, name.length - after.length);
    return posix.normalize(target.replaceAll("*", () => middle));
  }
  return undefined;
}
