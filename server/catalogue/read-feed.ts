// Reads the products of a file in any supported format, which is detected unless given.

import { toSlug } from "#catalogue";
import {
  DETECTED_BYTES,
  detectFormat,
  Guesses,
  peek,
  readMagento,
  readMapped,
  readMerchant,
  readMerchantTable,
  readShopify,
  readWooCommerce,
  type FeedFormat,
  type ReadingOptions,
} from "#commerce/foreign-feeds";
import { feedProducts, Unreadable, type FeedLine, type FeedPiece, type SkipOptions } from "#commerce/products";
import type { NewTypes } from "#commerce/taxonomy";
import type { ImportSettings } from "./import-settings.ts";
import { linesByChunk } from "./lines.ts";

export interface FeedReading {
  /** Throws Unreadable. */
  readonly pieces: AsyncGenerator<FeedPiece>;
  /** Available once the first piece has been read. */
  readonly mistakes: NonNullable<SkipOptions["mistakes"]>;
  /** Counts guesses and new types of an accepted product. */
  readonly onAccepted: NonNullable<SkipOptions["onAccepted"]>;
  /** Complete once all pieces have been read. */
  readonly guesses: Guesses;
}

/** Reads nothing until the first piece is requested. */
export function readFeed(
  bytes: AsyncIterable<Uint8Array>,
  settings: Pick<ImportSettings, "format" | "reading" | "mistakes">,
  context: Pick<ReadingOptions, "now" | "origin" | "types" | "shopName" | "lists">,
): FeedReading {
  let format = settings.format;
  const guesses = new Guesses();
  async function* pieces(): AsyncGenerator<FeedPiece> {
    const { beginning, all } = await peek(bytes, DETECTED_BYTES);
    format ??= formatOf(beginning, settings.reading);
    const options = { ...settings.reading, ...context, guesses };
    if (WITHOUT_CURRENCY.has(format) && options.currency === undefined) {
      throw new Unreadable({ line: 0, message: "does not name the currency of its prices", option: "currency" });
    }
    const read = READERS[format](all, options);
    yield* format === "jsonl" ? withTypes(read, context.types) : read;
  }
  // Our own feed is written for this shop, so mistakes are errors. Files of other shops contain products that this one does not sell.
  const mistakes = () => settings.mistakes ?? (format === "jsonl" ? "refuse" : "skip");
  const onAccepted = (product: readonly FeedLine[]): void => {
    guesses.accept(product);
    context.types.count(product[0]?.row.product_type ?? "");
  };
  return { pieces: pieces(), guesses, mistakes, onAccepted };
}

const READERS: Readonly<
  Record<FeedFormat, (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions) => AsyncGenerator<FeedPiece>>
> = {
  jsonl: (bytes, { lists }) => feedProducts(flatten(linesByChunk(bytes)), lists.codes),
  "shopify-csv": readShopify,
  "google-merchant": readMerchant,
  "google-merchant-tsv": readMerchantTable,
  "woocommerce-csv": readWooCommerce,
  "magento-csv": readMagento,
  "mapped-csv": readMapped,
};

/** Our own feed names types of the shop; other words for them become those, and unknown ones new types. */
async function* withTypes(pieces: AsyncIterable<FeedPiece>, types: NewTypes): AsyncGenerator<FeedPiece> {
  for await (const piece of pieces) {
    const row = "reason" in piece ? undefined : piece[0]?.row;
    if ("reason" in piece || row === undefined) {
      yield piece;
      continue;
    }
    const { product_type: written, tags, department } = row;
    const known = types.known.type(toSlug(written)) ?? types.known.typeNamed(written);
    const type = known
      ? types.use(known)
      : types.add(written, { texts: tags.split("\t"), departments: department.split("\t") });
    const isOther = type !== undefined && type.value !== written;
    yield isOther ? piece.map((line) => ({ ...line, row: { ...line.row, product_type: type.value } })) : piece;
  }
}

/** Formats whose prices have no currency. */
const WITHOUT_CURRENCY: ReadonlySet<FeedFormat> = new Set([
  "shopify-csv",
  "woocommerce-csv",
  "magento-csv",
  "mapped-csv",
]);

/** Throws Unreadable for a table whose columns are not those of a known format. */
function formatOf(beginning: Buffer, { mapping }: ImportSettings["reading"]): FeedFormat {
  const format = mapping === undefined ? detectFormat(beginning) : "mapped-csv";
  if (typeof format === "string") return format;
  const columns = format.columns.slice(0, 20).map((name) => `"${name}"`);
  const message = `has the columns ${columns.join(", ")}, which are of no known format`;
  throw new Unreadable({ line: 0, message, option: "map" });
}

async function* flatten(chunks: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const lines of chunks) yield* lines;
}
