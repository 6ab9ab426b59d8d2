// The settings as the console groups them, and the page of the shop that shows each.

export interface SettingScreen {
  readonly name: string;
  /** Page of the preview; without one there is none. */
  readonly preview?: string;
}

export const SETTING_GROUPS = [
  {
    group: "identity",
    settings: [{ name: "facts", preview: "/" }, { name: "logo" }, { name: "theme" }],
  },
  {
    group: "selling",
    settings: [
      { name: "markets", preview: "/country" },
      { name: "price-lists", preview: "/collections/women" },
      { name: "delivery", preview: "/pages/orders-shipping" },
      { name: "tax" },
      { name: "payments", preview: "/pages/orders-shipping" },
      { name: "gifts", preview: "/cart" },
    ],
  },
  {
    group: "catalogue",
    settings: [{ name: "sizes", preview: "/pages/size-fit" }, { name: "search" }, { name: "pictures" }],
  },
  {
    group: "privacy",
    settings: [{ name: "consent", preview: "/privacy-choices" }, { name: "insights" }, { name: "retention" }],
  },
] as const satisfies readonly { readonly group: string; readonly settings: readonly SettingScreen[] }[];

export type SettingName = (typeof SETTING_GROUPS)[number]["settings"][number]["name"];

export const SETTING_SCREENS: readonly (SettingScreen & { readonly name: SettingName })[] = SETTING_GROUPS.flatMap(
  ({ settings }) => [...settings],
);
