// Prints the progress, speed and result of a catalogue operation.

import { explainFailure, isResult, type CatalogueEvent, type CatalogueResult } from "../catalogue/events.ts";
import type { GuessGroup } from "#commerce/foreign-feeds";
import type { SampledProduct } from "../catalogue/sample.ts";
import { explainGuesses } from "./guess-report.ts";
import type { NamedHost } from "../catalogue/named-pictures.ts";
import { OperatorError } from "../start/operator-error.ts";

/** Shortest time between two progress lines. */
const INTERVAL_MS = 1000;

/** Resolves when the operation has ended; throws OperatorError if it failed. */
export async function reportEvents(
  events: AsyncIterable<CatalogueEvent>,
  info: (text: string) => void,
  onEvent?: (event: CatalogueEvent) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  let printedAt = startedAt;
  const speed = (done: number): string =>
    `${count(Math.round((done * 1000) / Math.max(1, performance.now() - startedAt)))} per second`;
  const guesses: GuessGroup[] = [];
  const pictures: NamedHost[] = [];
  for await (const event of events) {
    await onEvent?.(event);
    if (isResult(event)) {
      for (const line of explainGuesses(guesses)) info(line);
      const failure = explainFailure(event, "command");
      if (failure !== undefined) throw new OperatorError(failure);
      info(describe(event, speed));
      for (const named of pictures) info(describePictures(named));
      if ("newTypes" in event && event.newTypes) info(describeTypes(event.newTypes));
    } else if (event.kind === "guess") {
      guesses.push(event);
    } else if (event.kind === "pictures") {
      pictures.push(event);
    } else if (event.kind === "assumed-stock" || event.kind === "sample" || event.kind === "option") {
      info(describeFinding(event));
    } else if (event.kind === "translating") {
      if (performance.now() - printedAt < INTERVAL_MS) continue;
      printedAt = performance.now();
      info(`  ${count(event.texts)} texts, now in ${event.language}`);
    } else if (
      event.kind !== "skipped" &&
      event.kind !== "difference" &&
      performance.now() - printedAt >= INTERVAL_MS
    ) {
      printedAt = performance.now();
      const [done, unit] = event.kind === "progress" ? [event.products, "products"] : [event.line, "lines"];
      info(`  ${count(done)} ${unit}, ${speed(done)}`);
    }
  }
}

/** The findings in a file that was only checked, for the terminal. */
export const explainFindings = (events: readonly CatalogueEvent[]): readonly string[] => [
  ...events.flatMap((event) =>
    event.kind === "assumed-stock" || event.kind === "sample" || event.kind === "option"
      ? [describeFinding(event)]
      : [],
  ),
  ...explainGuesses(events.filter((event) => event.kind === "guess")),
];

function describeFinding(
  event: Extract<CatalogueEvent, { readonly kind: "assumed-stock" | "sample" | "option" }>,
): string {
  switch (event.kind) {
    case "assumed-stock":
      return `ATTENTION: ${count(event.variants)} variants have no quantity in the file. Stock of each: ${count(event.pieces)}. Use --stock N for another number.`;
    case "sample":
      return describeSample(event.product);
    case "option":
      return describeOption(event);
  }
}

function describe(result: CatalogueResult, speed: (done: number) => string): string {
  switch (result.kind) {
    case "imported":
      if (result.unchanged)
        return `Nothing changed: ${count(result.products)} products with ${count(result.variants)} variants are as before.`;
      return `Imported ${count(result.products)} products with ${count(result.variants)} variants, ${speed(result.products)}.`;
    case "would-import":
      return `The import would result in ${count(result.products)} products with ${count(result.variants)} variants: ${count(result.added)} new, ${count(result.changed)} changed, ${count(result.same)} unchanged; ${count(result.removed)} would be removed. Nothing was changed.`;
    case "changed":
      return `Applied ${count(result.changes)} changes, ${speed(result.changes)}: ${count(result.put)} products written, ${count(result.deleted)} removed.`;
    case "indexed":
      return `Indexed ${count(result.products)} products with ${count(result.variants)} variants, ${speed(result.products)}.`;
    case "translated":
      return [
        `Translated ${count(result.texts)} texts, ${speed(result.texts)}.`,
        ...(result.left > 0
          ? [`${count(result.left)} texts are left, because the service failed. Run the command again to continue.`]
          : []),
      ].join(" ");
    case "would-translate":
      return `The service would be sent ${count(result.texts)} texts with ${count(result.characters)} characters. Nothing was sent.`;
    case "stored-translations":
      return `Stored ${count(result.texts)} translations in ${result.languages.join(", ")}.`;
    default:
      return "";
  }
}

type Option = Extract<CatalogueEvent, { readonly kind: "option" }>;

const describeOption = ({ name, products, values, hasMore }: Option): string =>
  `Option ${name}, products: ${count(products)}. Values: ${values.join(", ")}${hasMore ? " and more" : ""}.`;

const describeTypes = (types: NonNullable<Extract<CatalogueResult, { kind: "imported" }>["newTypes"]>): string =>
  [
    "Types that the shop did not have, and their categories:",
    ...types.map(({ name, category, products }) => `  ${name} in ${category}, products: ${count(products)}`),
    "Rename or move them: npm run shop -- shop export my-shop, then edit taxonomy.json",
  ].join("\n");

function describeSample(product: SampledProduct): string {
  const { designer, title, price, compareAt, currency, departments, type, colour, designerColour, sizes } = product;
  const money = [price, ...(compareAt > 0 ? [compareAt] : [])].map((amount) => amount.toFixed(2)).join(" instead of ");
  return [
    `  ${designer}: ${title}, ${money} ${currency}`,
    `    ${departments.join(", ")} · ${type} · ${colour}${designerColour === "" ? "" : ` (${designerColour})`}`,
    `    ${sizes.map(({ size, options, stock }) => `${[size, ...options].join(", ")}: ${count(stock)}`).join(" · ")}`,
  ].join("\n");
}

const describePictures = ({ host, pictures, isAllowed }: NamedHost): string =>
  host === ""
    ? `Pictures that are files: ${count(pictures)}. Add them: npm run shop -- pictures add FOLDER-OR-ZIP`
    : `Pictures from ${host}: ${count(pictures)}${isAllowed ? "." : ", not allowed yet."}`;

const count = (value: number): string => value.toLocaleString("en");
