// The catalogue model: departments, categories, sizes, colours, money, markets and languages. Pure and browser-safe.

export * from "./addresses/index.ts";
export * from "./carriers.ts";
export * from "./category-page.ts";
export * from "./collections.ts";
export * from "./colour-harmony.ts";
export * from "./colours.ts";
export * from "./countries.ts";
export * from "./country-names.ts";
export * from "./conversion.ts";
export * from "./csv-line.ts";
export * from "./currencies.ts";
export * from "./dates.ts";
export * from "./delivery-settings.ts";
export * from "./delivery-prices.ts";
export * from "./delivery.ts";
export { initialDelivery } from "./initial-delivery.ts";
export { CANADIAN_EXAMPLE, INITIAL_TAX, regionalTaxName } from "./initial-tax.ts";
export { hasInitialAmounts, INITIAL_LISTS, INITIAL_PRICE_LISTS } from "./initial-price-lists.ts";
export * from "./device.ts";
export * from "./domestic-tax.ts";
export * from "./escape-html.ts";
export * from "./facts/index.ts";
export * from "./gift-options.ts";
export * from "./gift-order.ts";
export * from "./languages.ts";
export * from "./links.ts";
export * from "./look-up.ts";
export * from "./consumer-law.ts";
export * from "./markets.ts";
export * from "./money.ts";
export * from "./offered-prices.ts";
export * from "./options.ts";
export { isPictureAlts, parsePictureAlts, pictureAltsField, printPictureAlts, tidyPictureAlt } from "./picture-alts.ts";
export * from "./page-size.ts";
export { ownNamesIn } from "./own-names.ts";
export * from "./payment-methods.ts";
export * from "./pictures.ts";
export * from "./preferred-language.ts";
export * from "./price-lists.ts";
export * from "./prices.ts";
export * from "./product.ts";
export * from "./product-facts.ts";
export * from "./meanings/index.ts";
export { INITIAL_SEARCH_WORDS, type SearchWords, type Synonyms } from "./search-words.ts";
export {
  isKidsWearer,
  MEASURE_NAMES,
  type MeasureName,
  SIZE_KINDS,
  SIZE_SYSTEMS,
  type SizeKind,
  type Wearer,
  WEARERS,
} from "./size-kinds.ts";
export * from "./sizes/index.ts";
export * from "./shop-price-lists.ts";
export * from "./slugs.ts";
export * from "./sold-markets.ts";
export * from "./strips.ts";
export * from "./storable.ts";
export * from "./tags.ts";
export * from "./tax-settings.ts";
export * from "./working-days.ts";
export * from "./taxonomy/index.ts";
export * from "./visibility.ts";
export * from "./messages.ts";
