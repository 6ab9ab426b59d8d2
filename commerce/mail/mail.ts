// Renders the content of a mail as text and HTML. Pure.

import { z } from "zod";
import { heading, named } from "#commerce/labels";
import type { Palette } from "#commerce/settings/theme";
import {
  DEFAULTS,
  escapeHtml,
  amountWriter,
  languageOf,
  type messagesIn,
  pictureUrl,
  type LanguageCode,
} from "#catalogue";

/** A valid email address, normalised to the form in which it is stored. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());

export interface MailContent {
  readonly language: LanguageCode;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Pieces that the mail is about, with their pictures. */
  readonly items?: readonly MailItem[];
  /** Rows of a table: name and value. */
  readonly details?: readonly (readonly [name: string, value: string])[];
  /** Something to copy, such as a gift card's code. */
  readonly code?: string;
  /** Shown as a button. */
  readonly action?: MailLink;
  /** A second way on, as a link below the button. */
  readonly more?: MailLink;
  /** Small print below the button. */
  readonly note?: string;
  /** Pages that belong to the mail, such as the terms, at its foot. */
  readonly pages?: readonly MailLink[];
  /** Documents that the recipient must be able to keep, such as the terms of an order. */
  readonly attachments?: readonly MailAttachment[];
  /** Ways to leave the list that the mail belongs to; absent in mails about the recipient's own orders and account. */
  readonly list?: MailListLinks;
}

/** The shop as the writer of a mail: its name, and its texts with the merchant's changes. */
export interface MailShop {
  readonly name: string;
  readonly timeZone: string;
  readonly messages: typeof messagesIn;
}

export interface MailListLinks {
  /** Address that unsubscribes by a POST, for the mail's header. */
  readonly oneClick: string;
  /** Pages, at the foot of the mail. */
  readonly links: readonly MailLink[];
}

export interface MailLink {
  readonly label: string;
  readonly href: string;
}

/** An HTML document. */
export interface MailAttachment {
  /** With its ending. */
  readonly fileName: string;
  readonly html: string;
}

export interface MailItem {
  /** Address of the picture without a width; empty if there is none. */
  readonly image: string;
  readonly vendor: string;
  readonly title: string;
  /** For example colour and size. */
  readonly details: string;
  readonly quantity: number;
  /** Formatted; empty if it does not matter. */
  readonly amount: string;
  /** The product's page, in mails that invite to see it. */
  readonly href?: string;
}

/** The shop at the head and foot of a mail. */
export interface Letterhead {
  readonly palette: Palette;
  readonly name: string;
  readonly hasLogo: boolean;
  /** The company that runs the shop, by line. */
  readonly imprint: readonly string[];
}

export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[] | null;
  /** One-click address to unsubscribe; null for mails about the recipient's own orders and account. */
  readonly unsubscribe: string | null;
}

/** The recipient's language, or the default if the shop does not support it. */
export const mailLanguage = ({ language }: { readonly language: string }): LanguageCode =>
  languageOf(language)?.code ?? DEFAULTS.language;

/** Formats thousandths for a sentence. */
export const amountIn = (language: LanguageCode, thousandths: number, currency: string): string =>
  amountsIn(language, [thousandths], currency)(thousandths);

/** Formats the amounts of one sum. In right-to-left text they are isolated so that their signs stay in place. */
export function amountsIn(language: LanguageCode, amounts: readonly number[], currency: string) {
  const write = amountWriter(currency, amounts);
  const isIsolated = languageOf(language)?.direction === "rtl";
  return (thousandths: number): string => (isIsolated ? `\u2066${write(thousandths)}\u2069` : write(thousandths));
}

export function composeMail(content: MailContent, letterhead: Letterhead): Omit<Mail, "id" | "recipient"> {
  const { palette } = letterhead;
  const {
    language,
    items = [],
    details = [],
    code,
    action,
    more,
    note,
    pages = [],
    attachments = null,
    list,
  } = content;
  const subject = oneLine(content.subject);
  // A merchant's text may have several.
  const paragraphs = content.paragraphs.flatMap((text) => text.split(/\n\s*\n/u));
  const links = [...pages, ...(list?.links ?? [])];
  const direction = languageOf(language)?.direction ?? "ltr";
  const end = direction === "rtl" ? "left" : "right";
  const text = [
    ...paragraphs,
    ...(items.length > 0 ? [items.map((item) => itemText(item, language)).join("\n")] : []),
    ...(details.length > 0 ? [details.map(([name, value]) => named(name, value, language)).join("\n")] : []),
    ...(code ? [code] : []),
    ...[action, more].flatMap((link) => (link ? [linkText(link, language)] : [])),
    ...(note ? [note] : []),
    ...links.map((link) => linkText(link, language)),
    [letterhead.name, ...letterhead.imprint].join("\n"),
  ].join("\n\n");
  const html = [
    `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;background:${palette.paper};color:${palette.ink};font:16px/1.6 'Helvetica Neue',Arial,sans-serif">`,
    `<div style="max-width:520px;margin:0 auto;padding:48px 24px">`,
    `<p style="margin:0 0 40px;font:400 24px/1 Didot,'Bodoni MT',Georgia,serif;letter-spacing:.24em;text-transform:uppercase">${markOf(letterhead)}</p>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(code
      ? [
          `<p style="margin:32px 0;padding:24px 12px;border:1px solid ${palette.ink};text-align:center;direction:ltr;font:18px/1.4 Menlo,Consolas,monospace;letter-spacing:.08em">${escapeHtml(code)}</p>`,
        ]
      : []),
    ...(items.length > 0
      ? [
          `<table role="presentation" style="width:100%;margin:24px 0;border-collapse:collapse;font-size:14px">`,
          ...items.map((item) => itemRow(item, palette, end)),
          `</table>`,
        ]
      : []),
    ...(details.length > 0
      ? [
          `<table role="presentation" style="width:100%;margin:24px 0;border-collapse:collapse;font-size:14px">`,
          ...details.map(
            ([name, value]) =>
              `<tr><td style="padding:8px 0;padding-${end}:16px;border-top:1px solid ${palette.linePaper};vertical-align:top;word-break:keep-all"><bdi>${escapeHtml(name)}</bdi></td><td style="padding:8px 0;border-top:1px solid ${palette.linePaper};text-align:${end};vertical-align:top"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
          ),
          `</table>`,
        ]
      : []),
    ...(action
      ? [
          `<p style="margin:32px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:14px 28px;background:${palette.accent};color:${palette.onAccent};text-decoration:none;font-size:14px">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...(more
      ? [
          `<p style="margin:0 0 32px;font-size:14px"><a href="${escapeHtml(more.href)}" style="color:${palette.ink}">${escapeHtml(more.label)}</a></p>`,
        ]
      : []),
    ...(note ? [`<p style="margin:0;color:${palette.muted};font-size:13px">${escapeHtml(note)}</p>`] : []),
    ...(links.length > 0
      ? [
          `<p style="margin:48px 0 0;font-size:12px">${links.map(({ label, href }) => `<a href="${escapeHtml(href)}" style="color:${palette.muted}">${escapeHtml(label)}</a>`).join(" &nbsp; ")}</p>`,
        ]
      : []),
    ...(letterhead.imprint.length > 0
      ? [
          `<p style="margin:48px 0 0;padding:16px 0 0;border-top:1px solid ${palette.linePaper};color:${palette.muted};font-size:12px">${letterhead.imprint.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join("<br>")}</p>`,
        ]
      : []),
    `</div></body></html>`,
  ].join("");
  return { subject, text: `${text}\n`, html, attachments, unsubscribe: list?.oneClick ?? null };
}

/** Line breaks would end the header of a mail. */
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** "2 × Halden Rue Coat (Black, M): €690". */
function itemText({ quantity, vendor, title, details, amount, href }: MailItem, language: LanguageCode): string {
  const name = [!href && `${quantity} ×`, vendor, title, details && `(${details})`].filter(Boolean).join(" ");
  const line = amount ? named(name, amount, language) : name;
  return href ? `${line}\n${href}` : line;
}

const linkText = ({ label, href }: MailLink, language: LanguageCode): string => `${heading(label, language)}\n${href}`;

/** The picture's address is completed on delivery, like that of the logo. Mail programs know no WebP. */
function itemRow(item: MailItem, palette: Palette, end: string): string {
  const { image, vendor, title, details, quantity, amount, href } = item;
  const cell = `padding:12px 0;border-top:1px solid ${palette.linePaper};vertical-align:top`;
  const name = [vendor, title].filter(Boolean).join(" ");
  const picture =
    image &&
    `<img src="${escapeHtml(pictureUrl(image, 160, "jpg"))}" alt="${escapeHtml(name)}" width="72" height="96" style="display:block;width:72px;height:96px;object-fit:cover;background:${palette.linePaper}">`;
  const lines = [
    vendor && `<strong style="font-weight:600">${escapeHtml(vendor)}</strong>`,
    href ? `<a href="${escapeHtml(href)}" style="color:${palette.ink}">${escapeHtml(title)}</a>` : escapeHtml(title),
    details && `<span style="color:${palette.muted}">${escapeHtml(details)}</span>`,
    quantity > 1 && `<span style="color:${palette.muted}">${quantity} ×</span>`,
  ];
  return `<tr>${image ? `<td style="${cell};width:72px;padding-${end}:16px">${picture}</td>` : ""}<td${image ? "" : ' colspan="2"'} style="${cell};padding-${end}:16px">${lines.filter(Boolean).join("<br>")}</td><td style="${cell};text-align:${end};white-space:nowrap"><bdi>${escapeHtml(amount)}</bdi></td></tr>`;
}

/** Letter-spaced by the paragraph; letters that join are not. The logo's address is completed on delivery. */
function markOf({ name, hasLogo }: Letterhead): string {
  if (hasLogo)
    return `<img src="/brand/logo.png" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;max-width:100%">`;
  return /\p{Script=Arabic}/u.test(name) ? `<bdi style="letter-spacing:0">${escapeHtml(name)}</bdi>` : escapeHtml(name);
}
