// Groups of product types that are photographed alike.

export type Kind = "clothing" | "sneakers" | "shoes" | "bags" | "sunglasses" | "jewellery" | "watches";

export const kindOf = (productType: string): Kind => KINDS[productType] ?? "clothing";

const KINDS: Readonly<Record<string, Kind>> = Object.fromEntries(
  (
    [
      ["sneakers", "sneakers"],
      ["shoes", "boots sandals pumps flats loafers lace-ups"],
      ["bags", "tote-bags shoulder-bags crossbody-bags top-handle-bags clutches backpacks travel-bags belts wallets"],
      ["sunglasses", "sunglasses"],
      ["jewellery", "rings necklaces earrings bracelets"],
      ["watches", "watches"],
    ] as const
  ).flatMap(([kind, types]) => types.split(" ").map((type) => [type, kind])),
);
