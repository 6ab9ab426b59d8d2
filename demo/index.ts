// The demo shop: its products as a feed, its content and its designers. Deterministic from a seed.
import { type DemoContent, demoContentOf } from "./content/index.ts";
import { demoLibrary } from "./feed/index.ts";
import type { LibraryIndex } from "./pictures/index.ts";

export type { DemoContent } from "./content/index.ts";
export { DEMO_FACTS, DEMO_LOGO } from "./content/facts.ts";
export { DEMO_GIFTS } from "./content/gifts.ts";
export { DEMO_LOOKS, type DemoLook } from "./looks/index.ts";
export { type Designer, designerCount, designersOf } from "./designers/index.ts";
export {
  DEFAULT_PRODUCTS,
  DEFAULT_SEED,
  DEFAULT_TODAY,
  demoFeed,
  demoLibrary,
  type DemoOptions,
  demoProducts,
  type FeedProgress,
  writeDemoFeed,
  type WriteOptions,
} from "./feed/index.ts";

/** The shop, tags and sections that an operator would write for a catalogue of this size. */
export const demoContent = ({
  products,
  library = demoLibrary(),
}: {
  readonly products: number;
  readonly library?: LibraryIndex;
}): DemoContent => demoContentOf({ products, library });
