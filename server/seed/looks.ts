// Makes the demo's looks of the products that a demo catalogue has.

import { and, arrayContains, arrayOverlaps, desc, eq, gt, inArray } from "drizzle-orm";
import { DEMO_LOOKS, type DemoLook } from "#demo";
import type { Database } from "#commerce/database";
import { createLook, LookBody } from "#commerce/looks";
import { ON_SALE, productTable } from "#commerce/products";

/** Once; those that exist already, after a start that was interrupted, are left alone. */
export async function fillLooks(database: Database): Promise<void> {
  for (const { pieces, ...look } of DEMO_LOOKS) {
    const found = await Promise.all(pieces.map((piece) => newestOf(database, look.department, piece)));
    const products = found.flatMap((product) => product ?? []);
    if (products.length < FEWEST) continue;
    const body = LookBody.parse({
      ...look,
      state: "published",
      pieces: products.map((product) => ({ product })),
    });
    await createLook(database, body, { by: "Demo", now: new Date() });
  }
}

const FEWEST = 3;

async function newestOf(
  { sql: client }: Database,
  department: string,
  { types, colours }: DemoLook["pieces"][number],
): Promise<string | undefined> {
  const {
    id,
    departments,
    productType,
    colours: own,
    isVisible,
    vipLevel,
    inventoryQuantity,
    generation,
    publishedAt,
  } = productTable;
  const [product] = await client
    .select({ id })
    .from(productTable)
    .where(
      and(
        eq(generation, ON_SALE),
        eq(isVisible, true),
        eq(vipLevel, 0),
        gt(inventoryQuantity, 0),
        arrayContains(departments, [department]),
        inArray(productType, [...types]),
        arrayOverlaps(own, [...colours]),
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(1);
  return product?.id;
}
