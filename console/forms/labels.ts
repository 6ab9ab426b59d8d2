// Names of fields and choices, from the names in the schema.

import { countryName, languageOf } from "#catalogue";
import type { ChoiceOption } from "./choices.tsx";
import type { JsonSchema } from "./json-schema.ts";
import { marketName } from "./market-names.ts";

/** "taxNumber" becomes "Tax number", and "sales-tax" "Sales tax". */
export function labelOf(name: string, names = NAMES): string {
  if (Object.hasOwn(names, name)) return names[name] ?? name;
  const words = name
    .replace(/^is(?=[A-Z])/u, "")
    .replaceAll(/([a-z0-9])([A-Z])/gu, "$1 $2")
    .replaceAll(/[-_]/gu, " ")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields whose names were chosen for programs. */
const NAMES: Readonly<Record<string, string>> = {
  localeLangCode: "Language",
  localeCountryCodes: "Countries",
  subTitle: "Subtitle",
  isPhotograph: "Has a background",
  url: "Address",
  handle: "Address",
  value: "Value in products",
  aliases: "Other words",
  possessives: "Names before a noun",
  wearer: "Worn by",
  otherwise: "Category in other departments",
  google: "Google category",
  shopify: "Shopify category",
  slug: "Address in the shop",
  heroMediaUrl: "Picture",
  displayTitle: "Title",
  seoTitle: "Title for search engines",
  seoDescription: "Description for search engines",
  seoUrl: "Canonical address",
  subTagIds: "Collections in it",
  tagId: "Own id",
  freeFrom: "Free from",
  titles: "Titles by language",
  descriptions: "Introductions by language",
  showFrom: "Shown from",
  showUntil: "Shown until",
  social: "Social networks",
  hours: "Telephone hours",
  svg: "SVG",
  home: "Home market",
  lists: "Price lists",
  presets: "Suggested values",
  least: "Lowest value",
  most: "Highest value",
  convert: "Conversion",
  round: "Rounding",
  firstPriceStands: "Keep the first price in",
  ground: "Background",
  ink: "Text and icons",
  muted: "Secondary text",
  line: "Hairlines",
  border: "Borders",
  paper: "Background of pictures",
  onAccent: "Text on accent",
  display: "Display font",
  soldIn: "Sizes on the labels",
  dispatch: "Working days",
  weekdays: "Days of the week",
  cutOff: "Cut-off time",
  taxes: "Taxes in prices",
  byProvider: "Calculated by the provider",
  except: "Not in",
  isOffered: "Offer gift options",
  wrapPrices: "Prices of gift wrapping",
  askIn: "Countries where visitors are asked",
  elsewhere: "Elsewhere",
  finds: "Also finds",
  stopWords: "Words to ignore",
  hosts: "Allowed hosts",
  guestCartDays: "Bags of guests (days)",
  guestWishlistDays: "Wishlists of guests (days)",
  sessionDays: "Sessions (days)",
  backInStockDays: "Back-in-stock requests (days)",
  unconfirmedNewsletterDays: "Unconfirmed sign-ups (days)",
  undeliveredMailDays: "Undelivered mails (days)",
  securityEventDays: "Security events (days)",
  eventDays: "Events for other systems (days)",
  closedAccountDays: "Closed accounts (days)",
  unpaidOrderDays: "Unpaid orders (days)",
  returnNoteYears: "Notes on returns (years)",
  auditYears: "Audit (years)",
  insightDays: "Figures (days)",
  orderYears: "Orders (years)",
};

/** Choices whose values were chosen for programs. A field may have the name of a choice: the colour "line" is not a rounding. */
const CHOICES: Readonly<Record<string, string>> = {
  vat: "VAT",
  gst: "GST",
  hst: "HST",
  "gst-qst": "GST + QST",
  "gst-pst": "GST + PST",
  "vat-included": "VAT included",
  "gst-included": "GST included",
  untaxed: "No tax",
  "apple-pay": "Apple Pay",
  "google-pay": "Google Pay",
  paypal: "PayPal",
  "wechat-pay": "WeChat Pay",
  line: "Each line",
  total: "All lines of a rate",
};

/** The choices with their labels; countries and markets by name, all others in their order. */
export function choicesOf(all: readonly (string | number)[]): readonly ChoiceOption<string | number>[] {
  const options = all.map((value) => ({ value, label: choiceLabel(value, all) }));
  return all.length > MANY ? options.toSorted((one, other) => one.label.localeCompare(other.label, "en")) : options;
}

/** Countries, markets, languages and weekdays by their names; price lists and size systems as they are. */
export function choiceLabel(value: string | number, among: readonly (string | number)[]): string {
  const text = String(value);
  if (among.every((one) => /^[A-Z]{2}$/u.test(String(one)))) return countryName(text, "en");
  const language = languageOf(text);
  if (language?.code === text && among.every((one) => languageOf(String(one))?.code === one)) return language.name;
  if (among.length > MANY) return marketName(text);
  if (among.every((one) => typeof one === "number") && among.length === WEEKDAYS.length) {
    return WEEKDAYS[Number(value) - 1] ?? text;
  }
  return PRICE_LIST.test(text) || SIZE_SYSTEM.test(text) || text.includes(" ") ? text : labelOf(text, CHOICES);
}

/** ISO 8601: 1 is Monday. */
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** As the columns of size charts have them: INT, EU, cm. */
const SIZE_SYSTEM = /^(?:[A-Z]{2,3}|cm)$/u;

/** Codes of price lists, which are fields of the feed too. */
const PRICE_LIST = /^[a-z]{2,10}_[a-z]{3}$/u;

/** More choices than this are codes of countries or markets. */
const MANY = 60;

/** The first text in a value, to recognise it in a list; choices of the schema by their labels. */
export function titleOf(value: unknown, schema?: JsonSchema): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value))
    return value
      .slice(0, 3)
      .map((one) => titleOf(one))
      .filter(Boolean)
      .join(", ");
  if (typeof value !== "object" || value === null) return value === undefined || value === null ? "" : String(value);
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of ["name", "names", "title", "code", "id", "method", "category", "country", "word", "en", "text"]) {
    const title = name in fields ? titleOf(fields[name]) : "";
    const choices = schema?.properties?.[name]?.enum;
    if (title) return choices ? choiceLabel(title, choices) : title;
  }
  return titleOf(Object.values(fields).find((one) => typeof one === "string"));
}

/** The language or country that a key of a record stands for: "de" or "CH". */
export function properName(key: string): string | undefined {
  const language = languageOf(key);
  if (language?.code === key) return language.name;
  return /^[A-Z]{2}$/u.test(key) ? countryName(key, "en") : undefined;
}

/** An entry of the lists in the schemas: "entries", "countries", "taxes", "addresses", "zones". */
export const singular = (name: string): string =>
  name
    .replace(/ies$/u, "y")
    .replace(/(ss|x)es$/u, "$1")
    .replace(/([^s])s$/u, "$1");

/** A field of a form, which is JSON, for people to compare. */
export const showJson = (_field: string, json: string): string => linesOf(JSON.parse(json)).join("\n");

/** A line for each value, below the names of what it is in. Without what is empty. */
function linesOf(value: unknown): readonly string[] {
  if (value === null || value === "") return [];
  if (typeof value === "boolean") return [value ? "Yes" : "No"];
  if (typeof value !== "object") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  return Object.entries(value).flatMap(([name, one]) => {
    const label = properName(name) ?? labelOf(name);
    const [first, ...others] = linesOf(one);
    if (first === undefined) return [];
    return typeof one === "object"
      ? [`${label}:`, ...[first, ...others].map((line) => `  ${line}`)]
      : [`${label}: ${first}`];
  });
}
