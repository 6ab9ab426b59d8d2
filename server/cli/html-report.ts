// The report of an import as one HTML page: counts, sample, guesses and refusals.

import { escapeHtml } from "#catalogue";
import { isKept } from "#commerce/foreign-feeds";
import { explainFeedError, type Skipped } from "#commerce/products";
import type { CatalogueEvent } from "../catalogue/events.ts";
import { REMEDIES } from "../catalogue/remedies.ts";
import { meaningOf } from "./guess-report.ts";

interface ReportParts {
  readonly source: string;
  /** Without progress and refusals. */
  readonly events: readonly CatalogueEvent[];
  /** Counts of a file that was only checked. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** The first of the refusals. */
  readonly skipped: readonly Skipped[];
  readonly mistakes: number;
  readonly leftOut: { readonly rows: number; readonly products: number };
}

export function htmlReport({ source, events, counts, skipped, mistakes, leftOut }: ReportParts): string {
  const of = <Kind extends CatalogueEvent["kind"]>(kind: Kind) =>
    events.filter((event): event is Extract<CatalogueEvent, { readonly kind: Kind }> => event.kind === kind);
  const [stock] = of("assumed-stock");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Import of ${escapeHtml(source)}</title>
<style>${STYLE}</style>
<h1>Import of ${escapeHtml(source)}</h1>
${counts ? countList(counts) : ""}${summary([...of("would-import"), ...of("imported"), ...of("too-much-skipped"), ...of("bad-feed")])}
${stock ? `<p class="loud">${number(stock.variants)} variants have no quantity in the file. Stock of each: ${number(stock.pieces)}. Use <code>--stock</code> for another number.</p>` : ""}
${section(
  "Sample",
  of("sample").map(({ product }) => card(product)),
  "ul",
)}
${section(
  "Options beyond size and colour",
  of("option").map(
    ({ name, products, values, hasMore }) =>
      `<tr><td>${escapeHtml(name)}<td>${number(products)}<td>${escapeHtml(values.join(", "))}${hasMore ? " …" : ""}`,
  ),
  "table",
  "<tr><th>Option<th>Products<th>Values",
)}
${section(
  "Guesses",
  of("guess").map(
    (guess) =>
      `<tr><td>${isKept(guess) ? "" : `${Math.round(guess.confidence * 100)} %`}<td>${guess.field}<td>${guess.written === "" ? "<i>none</i>" : escapeHtml(guess.written)}<td>${escapeHtml(meaningOf(guess))}<td>${number(guess.products)}<td>${escapeHtml(guess.examples.join(", "))}`,
  ),
  "table",
  "<tr><th>Confidence<th>Field<th>File<th>Shop<th>Products<th>Examples",
)}
${section(
  `Skipped: ${number(leftOut.rows)} ${leftOut.rows === 1 ? "row" : "rows"} of ${number(leftOut.products)} ${leftOut.products === 1 ? "product" : "products"}`,
  skipped.map(
    ({ line, product = "", field = "", message, reason }) =>
      `<tr><td>${line}<td>${escapeHtml(product)}<td>${escapeHtml(field)}<td>${escapeHtml(message)}<td>${escapeHtml(REMEDIES[reason])}`,
  ),
  "table",
  "<tr><th>Line<th>Product<th>Field<th>Problem<th>Remedy",
)}
${mistakes > skipped.length ? `<p>The first ${number(skipped.length)} are shown.</p>` : ""}
</html>
`;
}

type Sampled = Extract<CatalogueEvent, { readonly kind: "sample" }>["product"];

function card(product: Sampled): string {
  const money = (amount: number) =>
    new Intl.NumberFormat("en", { style: "currency", currency: product.currency || "EUR" }).format(amount);
  const isRemote = /^https?:/iu.test(product.picture);
  return `<li>${isRemote ? `<img src="${escapeHtml(product.picture)}" alt="" loading="lazy">` : `<div class="none"></div>`}
<b>${escapeHtml(product.designer)}</b><br>${escapeHtml(product.title)}<br>${money(product.price)}${product.compareAt > 0 ? ` <s>${money(product.compareAt)}</s>` : ""}
<small>${escapeHtml([product.departments.join(", "), product.type, product.designerColour === "" ? product.colour : `${product.colour} (${product.designerColour})`].join(" · "))}</small>
<small>${product.sizes.map(({ size, options, stock }) => `<span class="${stock > 0 ? "in" : "out"}">${escapeHtml([size, ...options].join(", "))}</span>`).join(" · ")}</small>`;
}

function summary([result]: readonly CatalogueEvent[]): string {
  if (result === undefined) return "";
  const failure =
    result.kind === "bad-feed"
      ? `<p class="loud">${escapeHtml(explainFeedError(result.error, "the feed", "command"))}</p>`
      : "";
  return countList(result) + failure;
}

/** Fields that are numbers. */
const countList = (fields: object): string =>
  `<dl>${Object.entries(fields)
    .map(([name, count]) => (typeof count === "number" ? `<div><dt>${escapeHtml(name)}<dd>${number(count)}</div>` : ""))
    .join("")}</dl>`;

const section = (title: string, items: readonly string[], element: "ul" | "table", head = ""): string =>
  items.length === 0 ? "" : `<h2>${title}</h2>\n<${element}>${head}\n${items.join("\n")}\n</${element}>`;

const number = (value: number): string => value.toLocaleString("en");

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 1100px; margin: 2rem auto; padding: 0 1rem; color: #111 }
dl { display: flex; flex-wrap: wrap; gap: 2rem } dd { margin: 0; font-size: 1.6rem } dt { color: #666 }
.loud { background: #fff3cd; border-left: 4px solid #b8860b; padding: .75rem 1rem }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 1.5rem; list-style: none; padding: 0 }
img, .none { width: 100%; aspect-ratio: 3 / 4; object-fit: cover; background: #f4f3f1; display: block; margin-bottom: .5rem }
small { display: block; color: #555 } .out { text-decoration: line-through; color: #999 }
table { border-collapse: collapse; width: 100% } td, th { text-align: start; padding: .35rem .75rem; border-bottom: 1px solid #ddd; vertical-align: top; overflow-wrap: anywhere }
`;
