// The import table: which folder may import which. ARCHITECTURE.md explains it; this is what holds it.

export interface Folder {
  /** Folders that any of its modules may import. */
  readonly mayImport: readonly string[];
  /** Folders of which it may import types, which leave no trace when the code runs. */
  readonly mayImportTypesOf?: readonly string[];
  /** Without packages and Node's own modules: for code that must run anywhere. */
  readonly isPure?: true;
  /** Runs in a browser too: none of Node's own modules. */
  readonly isForBrowser?: true;
}

/** Interface texts are data: mails and the API take theirs from the same files as the pages. */
const LOCALES = "storefront/locales/generated";

/** By folder; the longest path that contains a module decides. */
export const folders: Readonly<Record<string, Folder>> = {
  catalogue: { mayImport: [], isPure: true },
  concurrency: { mayImport: [], isPure: true },
  search: { mayImport: ["catalogue", "concurrency"] },
  "search/engine": {
    mayImport: ["search/query", "search/schema", "search/check-query"],
    mayImportTypesOf: ["search/backend"],
  },
  commerce: { mayImport: ["catalogue", "concurrency", LOCALES] },
  translation: { mayImport: ["concurrency"] },
  api: { mayImport: ["catalogue", "search", "commerce", "translation", LOCALES] },
  storefront: {
    mayImport: [
      "catalogue",
      "search/query",
      "search/state",
      "search/url",
      "search/constants",
      "search/client",
      "search/dialects/suggestions/print-request",
      "search/dialects/listing/read-response",
      "search/product-hit",
    ],
    mayImportTypesOf: ["search", "commerce", "translation", "api"],
    isForBrowser: true,
  },
  "storefront/locales": { mayImport: ["catalogue"] },
  demo: { mayImport: ["catalogue", "commerce", "translation"] },
  server: { mayImport: ["catalogue", "concurrency", "search", "commerce", "translation", "api", "storefront", "demo"] },
};

/** Modules of the storefront that only the server loads. */
export const SERVER_SIDE = /\.server\.tsx?$|\/entry-server\.ts$/;
export const serverSideOfStorefront: Folder = {
  mayImport: ["catalogue", "search", "commerce", "translation", "api"],
};

/** Not part of the shop, so free to import anything: tests, tools and configurations. */
export const isFree = (path: string) =>
  /^(benchmarks|e2e|tools)\/|\.(test|spec|contract)\.tsx?$|^[^/]*$|(^|\/)testing[-.\w]*\.ts$/.test(path);

/** The entry of the table for a module, or undefined when its folder is in none. */
export function folderOf(path: string): Folder | undefined {
  if (path.startsWith("storefront/") && SERVER_SIDE.test(path)) return serverSideOfStorefront;
  const containing = Object.keys(folders).filter((folder) => path.startsWith(`${folder}/`));
  const deepest = containing.toSorted((a, b) => b.length - a.length)[0];
  return deepest === undefined ? undefined : folders[deepest];
}
