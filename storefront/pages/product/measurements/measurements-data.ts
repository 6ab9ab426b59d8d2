// The measurements of a product as its page shows them.

export type Garment = "top" | "trousers" | "skirt" | "dress" | "shoe" | "bag";

export type MeasureUnit = "cm" | "in";

export interface ProductMeasurements {
  /** Unit of the visitor's market. */
  readonly unit: MeasureUnit;
  /** The drawing; absent for kinds without one. */
  readonly garment?: Garment;
  readonly sizes: readonly { readonly variantId: string; readonly label: string }[];
  readonly rows: readonly {
    /** As in the feed: "Chest". It decides the place in the drawing. */
    readonly key: string;
    /** In the visitor's language. */
    readonly name: string;
    /** One value for each size; null where the feed has none. */
    readonly centimetres: readonly (number | null)[];
  }[];
}
