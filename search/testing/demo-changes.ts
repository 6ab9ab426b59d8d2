// Realistic changes of a catalogue: stock, prices, and new, deleted and replaced products.

import type { Change, IndexRecord } from "../schema.ts";
import { drawsOf } from "./listing-queries.ts";

/** An endless sequence of batches. `coming` are products to add. */
export function* demoChanges(
  seed: number,
  present: readonly IndexRecord[],
  coming: readonly IndexRecord[],
): Generator<readonly Change[]> {
  const draw = drawsOf(seed);
  const everything = [...present, ...coming];
  for (;;) {
    yield Array.from({ length: 1 + draw.below(draw.chance(0.1) ? 200 : 20) }, (): Change => {
      const product = draw.pick(everything);
      const variant = draw.pick(product.variants);
      switch (draw.below(8)) {
        case 0:
        case 1:
        case 2:
          return patchVariant(product, variant.id, { inventory_quantity: draw.below(4) });
        case 3:
          return patchVariant(product, variant.id, {
            eu_eur_price_f: 10 + draw.below(2_000),
            color: draw.pick(COLOURS),
          });
        case 4:
          return { kind: "patch", id: product.id, fields: fieldsOf(draw.below(5), draw.pick(everything)) };
        case 5:
          return { kind: "delete", id: product.id };
        default:
          return { kind: "put", record: draw.pick(draw.chance(0.5) ? coming : everything) };
      }
    });
  }
}

const COLOURS = ["Black", "White", "Red", "Vermilion"];

const patchVariant = (product: IndexRecord, id: string, fields: IndexRecord["fields"]): Change => ({
  kind: "patch",
  id: product.id,
  variants: [{ id, fields }],
});

/** A field of the other product, or its removal. */
function fieldsOf(which: number, { fields }: IndexRecord): IndexRecord["fields"] {
  if (which === 0) return { tags: fields["tags"] ?? null, position: fields["position"] ?? null };
  if (which === 1) return { title: fields["title"] ?? null, vendor: fields["vendor"] ?? null };
  if (which === 2) return { visibility: fields["visibility"] ?? null, department: "men\twomen" };
  if (which === 3) return { eu_eur_price_f: 99, published_at: fields["published_at"] ?? null };
  return { designercolor: "Vermilion", eu_eur_compare_at_price_f: null, position: null };
}
