// Payment methods that shoppers can choose. Their names are in commerce/labels; merchants choose the markets of each.

import type { Market } from "./markets.ts";

interface MethodRow {
  readonly method: string;
  /** Card form, page of the provider, QR code, or nothing left to pay. */
  readonly flow: "card" | "page" | "qr" | "none";
  /** True for wallets that know the shopper's card, which the bag offers beside the checkout. */
  readonly isExpress?: boolean;
  /** True if the wallet also gives the shop its owner's address. */
  readonly hasAddress?: boolean;
  /** True if only some devices have the wallet. */
  readonly isOfDevice?: boolean;
}

const METHODS = [
  { method: "card", flow: "card" },
  { method: "apple-pay", flow: "page", isExpress: true, hasAddress: true, isOfDevice: true },
  { method: "google-pay", flow: "page", isExpress: true, hasAddress: true },
  { method: "paypal", flow: "page", isExpress: true, hasAddress: true },
  { method: "link", flow: "page" },
  { method: "klarna", flow: "page" },
  { method: "alipay", flow: "page", isExpress: true },
  { method: "wechat-pay", flow: "qr" },
  // Offered when gift cards cover the whole order.
  { method: "gift-card", flow: "none" },
  // In earlier orders, from before the wallets had names.
  { method: "redirect", flow: "page" },
  { method: "qr", flow: "qr" },
] as const satisfies readonly MethodRow[];

export type PaymentMethod = (typeof METHODS)[number]["method"];
export type PaymentFlow = MethodRow["flow"];

export const PAYMENT_METHODS: readonly PaymentMethod[] = METHODS.map(({ method }) => method);

/** Methods that a merchant can offer. */
export const OFFERED_METHODS = [
  "card",
  "apple-pay",
  "google-pay",
  "paypal",
  "link",
  "klarna",
  "alipay",
  "wechat-pay",
] as const satisfies readonly PaymentMethod[];
export type OfferedMethod = (typeof OFFERED_METHODS)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === value);

const rowOf = (method: PaymentMethod): MethodRow => METHODS.find((row) => row.method === method)!;

export const paymentFlowOf = (method: PaymentMethod): PaymentFlow => rowOf(method).flow;
export const isExpressMethod = (method: PaymentMethod): boolean => rowOf(method).isExpress ?? false;
export const hasWalletAddress = (method: PaymentMethod): boolean => rowOf(method).hasAddress ?? false;
export const isDeviceMethod = (method: PaymentMethod): boolean => rowOf(method).isOfDevice ?? false;

/** The methods of a shop, in the order in which the checkout shows them. */
export interface PaymentSettings {
  readonly methods: readonly {
    readonly method: OfferedMethod;
    /** ISO 3166 codes; every country if absent. */
    readonly countries?: readonly string[] | undefined;
    /** Countries that do not have it. */
    readonly except?: readonly string[] | undefined;
  }[];
}

/** Countries in which Klarna lends, by its list of markets. */
const KLARNA = "AT AU BE CA CH CZ DE DK ES FI FR GB GR IE IT NL NO NZ PL PT RO SE US".split(" ");
/** Countries in which Link is in use. */
const LINK = "AT AU BE CA CH DE DK ES FI FR GB HK IE IT JP LU NL NO NZ PL PT SE SG US".split(" ");

export const INITIAL_PAYMENTS: PaymentSettings = {
  methods: [
    { method: "wechat-pay", countries: ["CN", "HK", "MO"] },
    { method: "alipay", countries: ["CN", "HK", "MO"] },
    { method: "card", except: ["CN"] },
    { method: "apple-pay", except: ["CN"] },
    { method: "google-pay", except: ["CN"] },
    { method: "paypal", except: ["CN"] },
    { method: "link", countries: LINK },
    { method: "klarna", countries: KLARNA },
  ],
};

/** Methods that a market offers, the usual one first. */
export const paymentMethodsOf = (
  { methods }: PaymentSettings,
  { country }: Pick<Market, "country">,
): readonly OfferedMethod[] =>
  methods
    .filter(
      ({ countries, except }) =>
        (countries === undefined || countries.includes(country)) && !(except?.includes(country) ?? false),
    )
    .map(({ method }) => method);

/** Methods that the shopper can choose from, given the amount due and the methods that the provider supports. */
export const methodsFor = (
  settings: PaymentSettings,
  market: Pick<Market, "country">,
  due: number,
  provider: readonly PaymentMethod[],
): readonly PaymentMethod[] =>
  due === 0 ? ["gift-card"] : paymentMethodsOf(settings, market).filter((method) => provider.includes(method));
