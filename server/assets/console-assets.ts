// The tags that load the console's pages: one style sheet, the entry, and the modules of the page.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ConsoleHead } from "#console/framework/pages.server.tsx";
import { CONSOLE_MANIFEST } from "./console-manifest.ts";

const ENTRY = "console/entry-client.tsx";

const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

export async function readConsoleAssets(folder: string, cdn: string): Promise<ConsoleHead> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, CONSOLE_MANIFEST), "utf8")));
  const at = (key: string) => `${cdn}/${manifest[key]?.file ?? ""}`;
  const crossOrigin = cdn === "" ? "" : " crossorigin";
  const reach = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(key) || !manifest[key]) return seen;
    seen.add(key);
    for (const imported of manifest[key].imports) reach(imported, seen);
    return seen;
  };
  const start = [
    `<link rel="stylesheet" href="${at("style.css")}"${crossOrigin}>`,
    `<script type="module" src="${at(ENTRY)}"${crossOrigin}></script>`,
  ].join("");
  return (file) => {
    const modules = new Set([...reach(ENTRY), ...(file ? reach(file) : [])]);
    const preloads = [...modules].map((key) => `<link rel="modulepreload" href="${at(key)}"${crossOrigin}>`);
    return start + preloads.join("");
  };
}
