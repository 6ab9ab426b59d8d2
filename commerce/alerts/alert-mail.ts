// The digest of a customer's alerts as a mail. Former prices are those that the product's page shows in the market, never the price at
// which the product was saved.

import { DEFAULT_MARKET, type LanguageCode, type Price, type Say } from "#catalogue";
import {
  amountsIn,
  mailHref,
  oneClickHref,
  unsubscribePath,
  type MailContent,
  type MailItem,
  type MailShop,
} from "#commerce/mail";
import { mailAlerts } from "#locales/mail-alerts";

export interface AlertedProduct {
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
  readonly price: Price;
  /** Code of the market whose price it is. */
  readonly market: string;
  readonly isDrop: boolean;
  readonly isBack: boolean;
  /** The saved search that it is new in; absent for a product on the wishlist. */
  readonly search?: AlertedSearch;
}

export interface AlertedSearch {
  readonly name: string;
  /** Address without country and query. */
  readonly path: string;
  readonly query: string;
}

export interface Digest {
  readonly language: LanguageCode;
  /** Code of the market that links to the account lead to. */
  readonly market: string;
  readonly products: readonly AlertedProduct[];
}

/** Products shown; the mail says how many more there are. */
const MOST_SHOWN = 20;

export function alertMail(
  shop: MailShop,
  { language, market, products }: Digest,
  origin: string,
  key: string,
): MailContent {
  const say = shop.messages(mailAlerts, language);
  const linkIn = (code: string) => linkTo(origin, code, language);
  const link = linkIn(market);
  const more = products.length - MOST_SHOWN;
  const isOnWishlist = products.some(({ search }) => search === undefined);
  const isFound = products.some(({ search }) => search !== undefined);
  return {
    language,
    subject: subjectOf(products, say),
    paragraphs: [
      ...(isOnWishlist ? [say("text")] : []),
      ...(isFound ? [say("newText")] : []),
      ...(more > 0 ? [say("more", { count: more })] : []),
    ],
    items: products
      .slice(0, MOST_SHOWN)
      .map((product) => itemOf(product, { say, language, link: linkIn(product.market) })),
    ...waysOf(products, say, linkIn, link),
    note: say("note"),
    list: {
      oneClick: oneClickHref(origin, key),
      links: [
        { label: say("manage"), href: link("/account/alerts") },
        { label: say("unsubscribe"), href: link(unsubscribePath(key)) },
      ],
    },
  };
}

type SayAlerts = Say<typeof mailAlerts>;

const linkTo = (origin: string, market: string, language: string) => {
  const code = market === DEFAULT_MARKET.code ? undefined : market;
  return (path: string): string => mailHref(origin, { code, language }, path);
};

function subjectOf(products: readonly AlertedProduct[], say: SayAlerts): string {
  const [first] = products;
  const count = products.length;
  const searches = new Set(products.map(({ search }) => search?.name));
  if (first?.search)
    return searches.size === 1 ? say("newIn", { count, name: first.search.name }) : say("newInAll", { count });
  if (searches.size > 1) return say("mixed", { count });
  if (count > 1) return say("subject", { count });
  return say(first?.isDrop ? "dropSubject" : "backSubject", { title: first?.title ?? "" });
}

/** To the wishlist, and to the first search. */
function waysOf(
  products: readonly AlertedProduct[],
  say: SayAlerts,
  linkIn: (market: string) => (path: string) => string,
  link: (path: string) => string,
): Pick<MailContent, "action" | "more"> {
  const found = products.find(({ search }) => search !== undefined);
  const search = found?.search && {
    label: say("viewSearch", { name: found.search.name }),
    href: linkIn(found.market)(found.search.path + (found.search.query && `?${found.search.query}`)),
  };
  const wishlist = { label: say("wishlist"), href: link("/wishlist") };
  if (products.every((product) => product.search)) return search ? { action: search } : {};
  return { action: wishlist, ...(search && { more: search }) };
}

interface ItemParts {
  readonly say: SayAlerts;
  readonly language: LanguageCode;
  readonly link: (path: string) => string;
}

function itemOf(product: AlertedProduct, { say, language, link }: ItemParts): MailItem {
  const { handle, title, vendor, image, price, isDrop, isBack, search } = product;
  const { compareAt, isPrior } = price;
  const amounts = [price.price.thousandths, compareAt?.thousandths ?? 0];
  const amount = amountsIn(language, amounts, price.price.currency);
  const before = compareAt && amount(compareAt.thousandths);
  const details = [
    search && say("new", { name: search.name }),
    isBack && say("back"),
    isDrop && say("drop"),
    isDrop && before && say(isPrior ? "prior" : "before", { amount: before }),
  ];
  return {
    image,
    vendor,
    title,
    details: details.filter(Boolean).join(" · "),
    quantity: 1,
    amount: amount(price.price.thousandths),
    href: link(`/products/${handle}`),
  };
}
