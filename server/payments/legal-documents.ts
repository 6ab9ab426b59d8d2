// Terms and right of withdrawal as files, in the order's language and with the facts of the shop on that day.

import { DEFAULT_MARKET, marketOf, prefixPath } from "#catalogue";
import { mailLanguage, type MailAttachment } from "#commerce/mail";
import { canWithdraw, type Order } from "#commerce/orders";
import { FACTS } from "#commerce/settings";
import type { TaxRules } from "#commerce/tax";
import { documentHtml } from "#storefront/pages/help/markdown/document-html.ts";
import { withLinks } from "#storefront/pages/help/markdown/model.ts";
import { blocksFor, helpText, textLanguage, titleIn } from "#storefront/pages/help/texts.server.ts";

export function legalDocuments(
  order: Pick<Order, "marketCode" | "language" | "delivery" | "billing">,
  rules: TaxRules,
  origin: string,
): readonly MailAttachment[] {
  const { marketCode } = order;
  const market = marketOf(marketCode) ?? DEFAULT_MARKET;
  const linkOf = (href: string) => (href.startsWith("/") ? new URL(prefixPath(marketCode, href), origin).href : href);
  return ["terms-conditions", ...(canWithdraw(order) ? ["withdrawal"] : [])].flatMap((name) => {
    const text = helpText(name);
    // A merchant may have removed the file.
    if (!text) return [];
    const language = textLanguage(text, mailLanguage(order));
    const title = titleIn(text, language, rules.setting(FACTS));
    const blocks = withLinks(blocksFor(text, rules, market, language), linkOf);
    return [{ fileName: `${title}.html`, html: documentHtml({ title, language, blocks }) }];
  });
}
