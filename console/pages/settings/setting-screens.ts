// The settings as the console groups them, and the page of the shop that shows each.

export interface SettingScreen {
  readonly name: string;
  /** Pages of the preview; without any there is none. The first one is shown first. */
  readonly preview?: readonly string[];
  /** True if the preview has a cart with a piece in it. */
  readonly hasCart?: boolean;
}

export const SETTING_GROUPS = [
  {
    group: "identity",
    settings: [
      { name: "facts", preview: ["/", "/pages/contact", "/pages/about", "/pages/terms-conditions"] },
      { name: "logo", preview: ["/", "/checkout"], hasCart: true },
      { name: "theme", preview: ["/", "/collections/all", "/cart"], hasCart: true },
    ],
  },
  {
    group: "selling",
    settings: [
      { name: "markets", preview: ["/country"] },
      { name: "price-lists", preview: ["/collections/all", "/cart"], hasCart: true },
      { name: "delivery", preview: ["/checkout?step=delivery", "/cart", "/pages/orders-shipping"], hasCart: true },
      { name: "tax", preview: ["/checkout", "/cart"], hasCart: true },
      { name: "payments", preview: ["/pages/orders-shipping", "/checkout"], hasCart: true },
      { name: "gifts", preview: ["/cart", "/checkout?step=delivery"], hasCart: true },
    ],
  },
  {
    group: "catalogue",
    settings: [{ name: "sizes", preview: ["/pages/size-fit"] }, { name: "search" }, { name: "pictures" }],
  },
  {
    group: "privacy",
    settings: [{ name: "consent", preview: ["/privacy-choices"] }, { name: "insights" }, { name: "retention" }],
  },
] as const satisfies readonly { readonly group: string; readonly settings: readonly SettingScreen[] }[];

export type SettingName = (typeof SETTING_GROUPS)[number]["settings"][number]["name"];

export const SETTING_SCREENS: readonly (SettingScreen & { readonly name: SettingName })[] = SETTING_GROUPS.flatMap(
  ({ settings }) => [...settings],
);
