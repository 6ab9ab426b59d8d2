// Translations of the catalogue's texts that the shop keeps.

export { storedTranslations, storeTranslations } from "./store.ts";
