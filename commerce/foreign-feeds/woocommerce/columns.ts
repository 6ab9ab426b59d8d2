// Columns of WooCommerce's product CSV. The exporter translates their names into the site's language, but keeps their order and the
// values of some of them, so that a whole export is read in any language. Exports of chosen columns are read by known names.
// https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/export/class-wc-product-csv-exporter.php

/** The exporter's columns, in its order, without the optional one of barcodes after the SKU. */
const ORDER: readonly string[] = [
  "id",
  "type",
  "sku",
  "name",
  "published",
  "is featured?",
  "visibility in catalog",
  "short description",
  "description",
  "date sale price starts",
  "date sale price ends",
  "tax status",
  "tax class",
  "in stock?",
  "stock",
  "low stock amount",
  "backorders allowed?",
  "sold individually?",
  "weight",
  "length",
  "width",
  "height",
  "allow customer reviews?",
  "purchase note",
  "sale price",
  "regular price",
  "categories",
  "tags",
  "shipping class",
  "images",
  "download limit",
  "download expiry days",
  "parent",
  "grouped products",
  "upsells",
  "cross-sells",
  "external url",
  "button text",
  "position",
];
const BARCODE = "gtin, upc, ean, or isbn";
const BRANDS = "brands";

/** Names in other languages, by the English one. */
const TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  type: ["typ", "tipo"],
  sku: ["artikelnummer", "ugs"],
  [BARCODE]: ["gtin, upc, ean oder isbn"],
  name: ["nom", "nombre", "nome", "naam"],
  published: ["veröffentlicht", "publié", "publicado", "pubblicato"],
  "visibility in catalog": ["sichtbarkeit im katalog"],
  "short description": ["kurzbeschreibung"],
  description: ["beschreibung", "descripción", "descrizione"],
  "in stock?": ["vorrätig?", "auf lager?", "en stock ?", "¿existencias?", "in magazzino?"],
  stock: ["lager", "bestand", "lagerbestand", "inventaire", "inventario", "magazzino"],
  "backorders allowed?": ["lieferrückstände erlaubt?", "lieferrückstande erlaubt?"],
  "sale price": [
    "angebotspreis",
    "tarif promo",
    "prix promo",
    "precio rebajado",
    "prezzo in offerta",
    "preço promocional",
    "aanbiedingsprijs",
  ],
  "regular price": [
    "regulärer preis",
    "tarif régulier",
    "prix régulier",
    "precio normal",
    "prezzo di listino",
    "preço normal",
    "reguliere prijs",
  ],
  categories: ["kategorien", "catégories", "categorías", "categorie"],
  tags: ["schlagwörter", "étiquettes", "etiquetas", "tag"],
  images: ["bilder", "imágenes", "immagini", "imagens", "afbeeldingen"],
  parent: ["übergeordnetes", "übergeordnetes produkt", "parent sku", "superior", "genitore"],
  [BRANDS]: ["marken", "marke", "marques", "marque", "marcas", "marca", "marchi"],
};
const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(TRANSLATED).flatMap(([english, names]) => names.map((name) => [name, english] as const)),
);

/** The exporter's English name of a column in lower case; any other name stays. */
export const englishColumn = (name: string): string => BY_NAME.get(name) ?? name;

type Cells = readonly string[];

/** True if the file's first rows are those of a WooCommerce export. Column names are in lower case. */
export function isWooCommerce(columns: Cells, first: Cells): boolean {
  const names = namedColumns(columns);
  const isNamed = names.includes("regular price") && (names.includes("sku") || names.includes("name"));
  return isNamed || placesOf(columns, [first]) !== undefined;
}

/** English names of the columns, in lower case. Columns that are not the exporter's keep theirs. */
export function englishColumns(columns: Cells, rows: readonly Cells[]): Cells {
  const isEnglish = columns.includes("regular price");
  const order = isEnglish ? undefined : placesOf(columns, rows);
  if (order === undefined) return namedColumns(columns);
  const places = hasBrands(columns, rows, order.length) ? [...order, BRANDS] : order;
  const further = columns.slice(places.length);
  const attributes = attributeNames(further, (at) => rows.map((row) => row[places.length + at] ?? ""));
  return [...places, ...further.map((name, at) => attributes.get(at) ?? englishColumn(name))];
}

const namedColumns = (columns: Cells): Cells =>
  columns.map((name) =>
    englishColumn(name)
      .replace(/^(?:attribut\w*|atributo) (\d+) (?:name|nom|nombre|nome)$/u, "attribute $1 name")
      .replace(/^(?:attribut\w*|atributo) (\d+) (?:value|wert|valeur|valor).*$/u, "attribute $1 value(s)"),
  );

/** Shops with brands have their column after the position. Names of attributes have numbers, and those of meta data a colon. */
const hasBrands = (columns: Cells, rows: readonly Cells[], at: number): boolean =>
  /^[^\d:]+$/u.test(columns[at] ?? "") && rows.some((row) => /\p{L}/u.test(row[at] ?? ""));

/** Names of the first columns if their values, which are never translated, are where a whole export has them. */
function placesOf(columns: Cells, rows: readonly Cells[]): Cells | undefined {
  if (columns.length < ORDER.length) return undefined;
  return [ORDER, ORDER.toSpliced(3, 0, BARCODE)].find((order) =>
    FIXED_VALUES.every(({ name, values }) => {
      const at = order.indexOf(name);
      // Most rows are enough: plugins add further types.
      return rows.filter((row) => values.test((row[at] ?? "").trim())).length * 2 > rows.length;
    }),
  );
}

const FIXED_VALUES: readonly { readonly name: string; readonly values: RegExp }[] = [
  { name: "type", values: /^(?:simple|variable|variation|grouped|external)\b/u },
  { name: "visibility in catalog", values: /^(?:visible|catalog|search|hidden)$/u },
  { name: "tax status", values: /^(?:taxable|shipping|none|)$/u },
];

/**
 * Attributes have numbered columns: name, values, visible, global, and sometimes default. The third and fourth are yes or no, which
 * tells them from those of downloads.
 */
function attributeNames(columns: Cells, valuesAt: (at: number) => Cells): ReadonlyMap<number, string> {
  const numbered = columns.flatMap((name, at) => {
    const number = name.startsWith("meta:") ? undefined : /\d+/u.exec(name)?.[0];
    return number === undefined ? [] : [{ at, number, form: name.replace(number, "#") }];
  });
  const forms = [...new Set(numbered.map(({ form }) => form))];
  const isFlag = (form: string | undefined): boolean =>
    numbered.some((one) => one.form === form) &&
    numbered.filter((one) => one.form === form).every(({ at }) => valuesAt(at).every((text) => /^[01]?$/u.test(text)));
  const start = forms.findIndex((_form, at) => !isFlag(forms[at]) && isFlag(forms[at + 2]) && isFlag(forms[at + 3]));
  return new Map(
    numbered.flatMap(({ at, number, form }) => {
      const name = start === -1 ? undefined : ATTRIBUTE_FIELDS[forms.indexOf(form) - start];
      return name === undefined ? [] : [[at, `attribute ${number} ${name}`] as const];
    }),
  );
}

const ATTRIBUTE_FIELDS = ["name", "value(s)"] as const;
