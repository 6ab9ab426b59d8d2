// What a merchant decides about the shop, as JSON values with schemas.

export { FACTS, type ShopFacts } from "./facts.ts";
export { fieldErrors, type FieldError } from "./field-errors.ts";
export { createLineFinder, lineOfSyntaxError, readJsonFile } from "./json-lines.ts";
export { openSettings, type LiveSettings, type ReadSetting } from "./live.ts";
export { checkSetting, defineSetting, jsonSchemaOf, type Setting } from "./setting.ts";
export { SETTINGS } from "./settings.ts";
export { changeSetting, readSettings, resetSetting, type SettingChange } from "./store.ts";
