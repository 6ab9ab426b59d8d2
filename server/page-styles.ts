// A build plugin that gives each page two style sheets at most: one of the shop, which every page shares, and one of the page. The bundler
// writes one for each chunk, a dozen for a listing. The console has one for all pages.

import type { Plugin, Rolldown } from "vite";

/** Declared first in every style sheet, so that the loading order does not matter. */
const LAYERS = "@layer reset,tokens,base,components;";
/** The bundler joins the console's styles in the order of its chunks, which the styles of its document need not be first in. */
const CONSOLE_LAYERS = "@layer tokens,base,components;";

/** Everything that the layout needs; the frame is rendered by the server, so no browser module imports its styles. */
const SHOP = /\/storefront\/(?:entry-client\.tsx|layout\/frame-styles\.ts)$/;
const PAGE = /\.page\.tsx$/;
/** Rendered by the server, so its styles belong to the page that imports it (storefront/framework/deferred.tsx). */
const DEFERRED = /\.deferred\.tsx$/;

type Chunk = Rolldown.OutputChunk;

export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    // After Vite has written the styles of each chunk, before it lists them in the manifest and in dynamic imports.
    enforce: "post",
    generateBundle(_options, bundle) {
      if (this.environment.name === "console") declareLayers(bundle);
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
      const graph = readStyles(chunks);
      const join = (name: string, files: Iterable<string>): string => {
        const sources = [...files].map((file) => textOf(bundle[file]).replaceAll(LAYERS, ""));
        return this.getFileName(this.emitFile({ type: "asset", name, source: LAYERS + sources.join("") }));
      };
      const shop = join("shop.css", graph.shared);
      for (const chunk of chunks) {
        const files = isIn(SHOP, chunk) ? graph.shared : graph.filesOf(chunk);
        const listed = isIn(SHOP, chunk) ? [shop] : files.size > 0 ? [join(`${chunk.name}.css`, files)] : [];
        if (chunk.viteMetadata) chunk.viteMetadata.importedCss = new Set(listed);
      }
      for (const file of graph.written) delete bundle[file];
    },
  };
}

function declareLayers(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = CONSOLE_LAYERS + textOf(file);
  }
}

function readStyles(chunks: readonly Chunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const own = new Map(chunks.map((chunk) => [chunk, [...(chunk.viteMetadata?.importedCss ?? [])]]));
  const named = (names: readonly string[]): readonly Chunk[] => names.flatMap((name) => byName.get(name) ?? []);
  /** In cascade order: imports first. */
  const stylesOf = (chunk: Chunk, seen = new Set<Chunk>()): readonly string[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const deferred = named(chunk.dynamicImports).filter((one) => isIn(DEFERRED, one));
    const below = [...named(chunk.imports), ...deferred].flatMap((one) => stylesOf(one, seen));
    return [...below, ...(own.get(chunk) ?? [])];
  };
  const pages = chunks.filter((chunk) => isIn(PAGE, chunk));
  const shops = chunks.filter((chunk) => isIn(SHOP, chunk));
  const shared = new Set(shops.flatMap((chunk) => stylesOf(chunk)));
  /** Everything that a chunk loads at once or later, except for other pages. */
  const reach = (chunk: Chunk, seen = new Set<Chunk>()): ReadonlySet<Chunk> => {
    seen.add(chunk);
    for (const one of named([...chunk.imports, ...chunk.dynamicImports])) {
      if (!seen.has(one) && !pages.includes(one) && !shops.includes(one)) reach(one, seen);
    }
    return seen;
  };
  const ofShop = new Set(shops.flatMap((chunk) => [...reach(chunk)]));
  const reached = new Map(pages.map((page) => [page, { parts: reach(page), styles: new Set(stylesOf(page)) }]));
  /** Repeated rules would override those of the page: a part has none that all of its pages have. */
  const hasAlready = (part: Chunk, file: string): boolean => {
    const users = ofShop.has(part) ? [] : [...reached.values()].filter(({ parts }) => parts.has(part));
    return shared.has(file) || (users.length > 0 && users.every(({ styles }) => styles.has(file)));
  };
  return {
    shared,
    written: new Set([...own.values()].flat()),
    /** Style sheets of a page, or of a part that pages load later. */
    filesOf: (chunk: Chunk): ReadonlySet<string> => {
      if (!chunk.isDynamicEntry || isIn(DEFERRED, chunk)) return new Set();
      const isPage = pages.includes(chunk);
      return new Set(stylesOf(chunk).filter((file) => (isPage ? !shared.has(file) : !hasAlready(chunk, file))));
    },
  };
}

const isIn = (pattern: RegExp, { facadeModuleId }: Chunk): boolean => pattern.test(facadeModuleId ?? "");

function textOf(file: Rolldown.OutputAsset | Chunk | undefined): string {
  if (file?.type !== "asset") throw new Error("A style sheet of the build is missing.");
  return typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
}
