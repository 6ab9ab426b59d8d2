// The digest of a customer's alerts as a mail. Former prices are those that the product's page shows in the market, never the price at
// which the product was saved.

import { DEFAULT_MARKET, messagesIn, prefixPath, type LanguageCode, type Price } from "#catalogue";
import { amountIn, oneClickHref, unsubscribePath, type MailContent, type MailItem } from "#commerce/mail";
import { mailAlerts } from "#locales/mail-alerts";

export interface AlertedProduct {
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
  readonly price: Price;
  readonly isDrop: boolean;
  readonly isBack: boolean;
}

export interface Digest {
  readonly language: LanguageCode;
  /** Code of the market that links lead to. */
  readonly market: string;
  readonly products: readonly AlertedProduct[];
}

/** Products shown; the mail says how many more there are. */
const MOST_SHOWN = 20;

export function alertMail({ language, market, products }: Digest, origin: string, key: string): MailContent {
  const say = messagesIn(mailAlerts, language);
  const code = market === DEFAULT_MARKET.code ? undefined : market;
  const link = (path: string) => origin + prefixPath(code, path);
  const [first] = products;
  const isOne = products.length === 1;
  const more = products.length - MOST_SHOWN;
  return {
    language,
    subject: isOne
      ? say(first?.isDrop ? "dropSubject" : "backSubject", { title: first?.title ?? "" })
      : say("subject", { count: products.length }),
    paragraphs: [say("text"), ...(more > 0 ? [say("more", { count: more })] : [])],
    items: products.slice(0, MOST_SHOWN).map((product) => itemOf(product, language, link)),
    action: { label: say("wishlist"), href: link("/wishlist") },
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

function itemOf(product: AlertedProduct, language: LanguageCode, link: (path: string) => string): MailItem {
  const { handle, title, vendor, image, price, isDrop, isBack } = product;
  const say = messagesIn(mailAlerts, language);
  const { compareAt, isPrior } = price;
  const before = compareAt && amountIn(language, compareAt.thousandths, compareAt.currency);
  const details = [
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
    amount: amountIn(language, price.price.thousandths, price.price.currency),
    href: link(`/products/${handle}`),
  };
}
