// A merchant's decisions about the shop, as JSON values with schemas.

export { CONSENT, CONSENT_CATEGORIES, isConsentDue, type ConsentCategory, type ConsentSettings } from "./consent.ts";
export { deliveryIn } from "./delivery-in.ts";
export { DELIVERY } from "./delivery.ts";
export { FACTS, rememberNames, renameShop, ShopName, taxNumbersOf, type ShopFacts } from "./facts.ts";
export { asSentence, fieldErrors, type FieldError } from "./field-errors.ts";
export { installIssueWords } from "./issue-words.ts";
export { giftOfferOf } from "./gift-offer.ts";
export { GIFTS } from "./gifts.ts";
export { INSIGHTS } from "./insights.ts";
export { createLineFinder, lineOfSyntaxError, readJsonFile } from "./json-lines.ts";
export { openSettings, type LiveSettings } from "./live.ts";
export { MARKETS, marketsSold } from "./markets.ts";
export { hasLogo, LOGO, logoFile, type Logo, type LogoFile } from "./logo.ts";
export { PAYMENTS } from "./payments.ts";
export { RETENTION, type RetentionPeriods } from "./retention.ts";
export { PRICE_LISTS, priceListsIn } from "./price-lists.ts";
export { isThisMachine, PICTURES, readHostEntry, type HostEntry } from "./picture-hosts.ts";
export {
  meaningFrom,
  meaningLines,
  withMeaning,
  withoutMeaning,
  type MeaningFields,
  type MeaningLine,
  type MeaningProblem,
} from "./meaning-lines.ts";
export { MEANINGS } from "./meanings.ts";
export { SEARCH } from "./search.ts";
export { lineOf, type SynonymLine, synonymsFrom } from "./synonyms.ts";
export { checkSetting, defineSetting, jsonSchemaOf, type ReadSetting, type Setting } from "./setting.ts";
export { SETTINGS } from "./settings.ts";
export { SIZES, type SizeSettings } from "./sizes.ts";
export {
  changeSetting,
  type CheckInShop,
  lockSetting,
  readSetting,
  readSettings,
  readVersioned,
  type SettingChange,
  type VersionedSetting,
  writeSetting,
} from "./store.ts";
export { TAX, taxCategory } from "./tax.ts";
export { inLanguages, nameIn, namesByLanguage, textIn, type Texts } from "./texts.ts";
