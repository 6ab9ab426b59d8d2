// The import rules of each folder. ARCHITECTURE.md explains them.

export interface FolderRules {
  /** Folders and modules that this folder may import, besides its own. */
  readonly mayImport: readonly string[];
  /** Folders and modules of which it may import types, which are erased before the code runs. */
  readonly mayImportTypesOf?: readonly string[];
  /** No packages and no Node modules: the code must run anywhere. */
  readonly isPure?: true;
  /** The code runs in browsers too: no Node modules. */
  readonly isForBrowser?: boolean;
}

const storefront: FolderRules = {
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
  mayImportTypesOf: ["search", "commerce", "translation", "browsing", "api"],
  isForBrowser: true,
};

/** A folder of the storefront that may import these others of it. */
const within = (...folders: readonly string[]): FolderRules => ({
  ...storefront,
  mayImport: [...storefront.mayImport, ...folders.map((folder) => `storefront/${folder}`)],
});

/** Interface texts are data: mails and the API read theirs from the same files as the pages. */
const LOCALES = "storefront/locales/generated";

/** Keyed by folder. The longest path that contains a module applies. */
export const folderRules: Readonly<Record<string, FolderRules>> = {
  catalogue: { mayImport: [], isPure: true },
  concurrency: { mayImport: [], isPure: true },
  search: { mayImport: ["catalogue", "concurrency"] },
  "search/engine": {
    mayImport: ["search/query", "search/schema", "search/check-query"],
    mayImportTypesOf: ["search/backend"],
  },
  // Published: front ends run it in browsers.
  "search/client": { mayImport: ["search/constants", "search/query", "search/state"], isForBrowser: true },
  commerce: { mayImport: ["catalogue", "concurrency", LOCALES] },
  // Merchants write texts of mails in the format of the locales, which checks and compiles them.
  "commerce/settings": { mayImport: ["catalogue", "concurrency", "commerce", "storefront/locales"] },
  // A collection may have the products that a search filter matches.
  "commerce/content": {
    mayImport: ["catalogue", "concurrency", "commerce", LOCALES, "search/product-filter", "search/products"],
  },
  // Promotions apply to the products that a search filter matches, by the evaluator of search itself.
  "commerce/promotions": {
    mayImport: ["catalogue", "concurrency", "commerce", "search/product-filter", "search/products"],
    mayImportTypesOf: ["search"],
  },
  translation: { mayImport: ["concurrency"] },
  browsing: { mayImport: ["catalogue", "search", "commerce", "translation", LOCALES] },
  api: { mayImport: ["catalogue", "search", "commerce", "translation", "browsing", LOCALES] },
  storefront,
  "storefront/locales": { mayImport: ["catalogue"] },
  // Pages build on these folders, in this order. None of them knows a page.
  "storefront/ui": within("locales"),
  "storefront/framework": within("locales", "ui"),
  "storefront/visitor": within("locales", "ui", "framework"),
  "storefront/features": within("locales", "ui", "framework", "visitor"),
  "storefront/layout": within("locales", "styles", "ui", "framework", "visitor", "features"),
  // The merchant's app builds on the shop's framework and messages, not on its look.
  console: {
    mayImport: [
      "catalogue",
      "storefront/framework",
      "storefront/ui/language",
      "storefront/ui/qr-code",
      "storefront/locales/define-messages",
    ],
    mayImportTypesOf: ["search", "commerce"],
    isForBrowser: true,
  },
  demo: { mayImport: ["catalogue", "commerce", "translation"] },
  server: {
    mayImport: [
      "catalogue",
      "concurrency",
      "search",
      "commerce",
      "translation",
      "browsing",
      "api",
      "storefront",
      "console",
      "demo",
    ],
  },
};

/** Folders whose subfolders count one by one in the search for cycles. */
const NESTED = /^(?:storefront|console)\/(pages|features)\//;

/** Modules of the storefront and the console that only the server loads. */
export const SERVER_SIDE = /\.server\.tsx?$|\/entry-server\.tsx?$/;

/** Not part of the shop, so free to import anything: tests, tools and configuration files. */
export const isExempt = (path: string) =>
  /^(benchmarks|deploy|e2e|tools)\/|\.(test|spec|contract)\.tsx?$|^[^/]*$|(^|\/)testing(\/|[-.\w]*\.ts$)/.test(path);

export const MOST_LINES = 400;

/** Data tables, which may be longer. */
export const isTable = (path: string) =>
  /^demo\/(glossaries|judged-queries|product-specs)\/|\/generated\/|^storefront\/routes\.ts$|\/default-taxonomy\.ts$/.test(
    path,
  );

/** The folder whose rules apply to a module, or undefined if none has any. */
export function ruledFolderOf(path: string): { readonly folder: string; readonly rules: FolderRules } | undefined {
  const containing = Object.keys(folderRules).filter((folder) => path.startsWith(`${folder}/`));
  const folder = containing.toSorted((a, b) => b.length - a.length)[0];
  const found = folder === undefined ? undefined : folderRules[folder];
  if (folder === undefined || !found) return undefined;
  return { folder, rules: /^(?:storefront|console)/.test(folder) && SERVER_SIDE.test(path) ? onServer(found) : found };
}

/** They may import these folders in addition. */
export const SERVER_SIDE_IMPORTS = ["concurrency", "search", "commerce", "translation", "browsing", "api"];

const onServer = ({ mayImport }: FolderRules): FolderRules => ({ mayImport: [...mayImport, ...SERVER_SIDE_IMPORTS] });

/** The node of a module in the graph of folders. A module directly in a top folder is a separate node. */
export function cycleNodeOf(path: string): string {
  const names = path.split("/");
  if (names.length <= 2) return path;
  return names.slice(0, NESTED.test(path) && names.length > 3 ? 3 : 2).join("/");
}
