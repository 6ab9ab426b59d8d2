// One setting: its form by its schema, the version that an edit starts from, and a preview of the draft in the shop.

import { data } from "react-router";
import { addressFormat, COUNTRY_MARKETS, currencyOfList, messagesIn } from "#catalogue";
import { followShopName } from "#commerce/products";
import {
  changeSetting,
  checkSetting,
  DELIVERY,
  priceListsIn,
  readVersioned,
  SETTINGS,
  TAX,
  type ReadSetting,
  type Setting,
} from "#commerce/settings";
import type { JsonSchema } from "../../forms/json-schema.ts";
import type { ServiceState } from "../../framework/context.ts";
import { acts, intent, loads, type Versioned } from "../../framework/handlers.server.ts";
import { EditedValue, refusalOf, refusedPreview, staleAnswer } from "../../forms/edited-value.server.ts";
import { editorState, type EditorState } from "../../forms/editor-state.server.ts";
import { settings as texts } from "../../locales/generated/settings.ts";
import {
  CartFields,
  JsonText,
  previewChoices,
  previewedPage,
  type PreviewChoices,
} from "../../preview/preview.server.ts";
import { formSchemaOf } from "./setting-schema.server.ts";
import { SETTING_SCREENS, type SettingName } from "./setting-screens.ts";

export interface SettingData extends Versioned, EditorState {
  readonly name: SettingName;
  readonly schema: JsonSchema;
  /** Known keys of records. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Names of the only keys of records. */
  readonly namedKeys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly services: readonly ServiceState[];
  readonly preview: (PreviewChoices & { readonly paths: readonly string[] }) | null;
}

export const loader = loads("see-settings", async (args): Promise<SettingData> => {
  const { shop, services } = args;
  const { setting, screen } = found(args.params);
  return {
    ...(await readVersioned(shop.database.sql, setting)),
    name: screen.name,
    schema: formSchemaOf(setting, shop),
    ...(await editorState(args, "shop.edit", { kind: "setting", id: setting.name })),
    keys: {
      methods: shop.setting(DELIVERY).methods.map(({ code }) => code),
    },
    namedKeys: { ...(setting.name === TAX.name && TAXED_REGIONS), ...byPriceList(shop.setting) },
    services: services.filter((service) => service.setting === setting.name),
    preview: screen.preview === undefined ? null : { ...previewChoices(args, screen), paths: screen.preview },
  };
});

/** States and provinces by their country. */
const TAXED_REGIONS: SettingData["namedKeys"] = Object.fromEntries(
  COUNTRY_MARKETS.flatMap(({ country }) => {
    const options = addressFormat(country).region?.options;
    return options ? [[`${country}.regions`, Object.fromEntries(options.map(({ code, name }) => [code, name]))]] : [];
  }),
);

/** Records that have a key for each price list: its name, and the currency of its amounts. */
function byPriceList(setting: ReadSetting): SettingData["namedKeys"] {
  const names = Object.fromEntries(
    priceListsIn(setting).rows.map(({ code, name }) => [code, `${name} (${currencyOfList(code)})`]),
  );
  return { prices: names, wrapPrices: names };
}

const say = messagesIn(texts, "en");

export const action = acts({
  save: intent("change-setting", EditedValue, async ({ shop, pages, reload, params }, sent) => {
    const { setting, screen } = found(params);
    const { database, taxonomy } = shop;
    const result = await followShopName(database, () =>
      changeSetting(database, setting, sent.value, { taxonomy, checkInShop: pages.check, seen: sent.version }),
    );
    switch (result.kind) {
      case "stale":
        return staleAnswer(database, { kind: "setting", id: setting.name }, { ...sent, stored: result.stored });
      case "invalid":
        return refusalOf(result.errors);
      default: {
        // Before the shop follows: while it converts prices, the embedded database answers nothing else.
        const saved = await readVersioned(database.sql, setting);
        await reload();
        return { kind: "done", text: say("saved", { name: say(screen.name) }), saved };
      }
    }
  }),
  preview: intent("see-settings", CartFields.extend({ value: JsonText }), async ({ pages, params }, fields) => {
    const { setting, screen } = found(params);
    const checked = checkSetting(setting, fields.value);
    if (checked.kind === "invalid") return refusedPreview(checked.errors);
    const settings = new Map([[setting.name, checked.value]]);
    if (!screen.hasCart) {
      return { kind: "done", text: "", html: await pages.preview(previewedPage(fields), { settings }) };
    }
    const { item, quantity, region } = fields;
    let isMissing = false;
    const onMissing = (): void => {
      isMissing = true;
    };
    const cart = { item, quantity, region, onMissing };
    const html = await pages.preview(previewedPage(fields), { settings, cart });
    if (isMissing && item !== "") return { kind: "refused", text: say("notSold", { item }) };
    if (isMissing && showsCart(fields.path)) return { kind: "refused", text: say("nothingToBuy") };
    return { kind: "done", text: "", html };
  }),
});

/** Other pages need nothing to buy, so a new shop has previews of them. */
const showsCart = (path: string): boolean => /\/(?:cart|checkout)(?:[/?]|$)/u.test(path);

function found(params: Readonly<Record<string, string | undefined>>): {
  readonly setting: Setting;
  readonly screen: (typeof SETTING_SCREENS)[number];
} {
  const setting = SETTINGS.find(({ name }) => name === params["name"]);
  const screen = SETTING_SCREENS.find(({ name }) => name === params["name"]);
  if (!setting || !screen) throw data(null, { status: 404 });
  return { setting, screen };
}
