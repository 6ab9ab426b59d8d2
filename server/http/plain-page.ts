// A page for when the shop cannot render one: a document in the visitor's language and the shop's colours, which are in memory. It
// loads nothing.

import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { type Language, messagesIn } from "#catalogue";
import type { Palette } from "#commerce/settings/theme";
import { errors } from "#locales/errors";

/** True for a browser that opens a page. Other clients get a line of text. */
export const wantsPage = (accept: string | null | undefined): boolean => accept?.includes("text/html") === true;

export interface PlainPage {
  readonly language: Language;
  /** Absent while the shop is starting. `home` is the address of the home page. */
  readonly shop?: { readonly name: string; readonly home: string };
  readonly palette: Palette;
  readonly title: string;
  readonly text: string;
  /** True if loading the address again repeats the request. */
  readonly canRetry: boolean;
  /** Names the request in the log. */
  readonly reference?: string;
}

/** The page, and the content security policy that permits its styles and nothing else. */
export function plainPage({ language, shop, palette, title, text, canRetry, reference }: PlainPage) {
  const say = messagesIn(errors, language.code);
  const style = styleOf(palette);
  const page = html`<!DOCTYPE html>
    <html lang="${language.code}" dir="${language.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="${palette.ground}" />
        <title>${[title, ...(shop ? [shop.name] : [])].join(" | ")}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${
          shop &&
          html`<header>
            <a href="${shop.home}"><bdi>${shop.name}</bdi></a>
          </header>`
        }
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${canRetry && html`<p><a class="retry" href="">${say("retry")}</a></p>`}
          ${reference !== undefined && html`<p class="reference">${reference}</p>`}
        </main>
      </body>
    </html>`;
  const hash = createHash("sha256").update(style).digest("base64");
  return { page, policy: `default-src 'none'; style-src 'sha256-${hash}'; ${POLICY}` };
}

const POLICY = "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The look of storefront/pages/errors, with the fonts that visitors' systems have. */
const styleOf = ({ ground, ink, muted, line }: Palette): string => `
* { box-sizing: border-box; }
body { margin: 0; background: ${ground}; color: ${ink}; font: 400 16px/1.6 "Hanken Grotesk", system-ui, sans-serif; }
a { color: inherit; text-decoration: none; }
:focus-visible { outline: 2px solid ${ink}; outline-offset: 2px; }
header { display: flex; align-items: center; justify-content: center; min-height: 56px; padding: 8px 16px; border-bottom: 1px solid ${line}; }
header, h1 { font-family: "Bodoni Moda", Didot, "Times New Roman", serif; }
header { font-size: 30px; line-height: 1.2; letter-spacing: .24em; text-indent: .24em; text-align: center; text-transform: uppercase; overflow-wrap: anywhere; }
main { max-width: 1760px; margin: 0 auto; padding: 64px min(16px, 5vw) 128px; }
h1 { margin: 0; font-size: clamp(48px, 6.1vw, 96px); font-weight: 400; line-height: 1; letter-spacing: -.025em; text-wrap: balance; word-break: auto-phrase; overflow-wrap: anywhere; }
h1:lang(ar) { line-height: 1.35; }
h1:is(:lang(zh), :lang(ja), :lang(ko)) { line-height: 1.2; }
h1:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0; }
p { max-width: 46ch; margin: 24px 0; color: ${muted}; text-wrap: pretty; }
.retry { display: inline-flex; align-items: center; min-height: 48px; padding: 0 32px; border: 1px solid ${ink}; color: ${ink}; font-size: 13px; font-weight: 500; }
.retry:hover { background: ${ink}; color: ${ground}; }
.reference { max-width: none; margin-top: 64px; font-size: 12px; overflow-wrap: anywhere; }
@media (min-width: 768px) { header { min-height: 72px; } main { padding: 96px 32px; } }
@media (min-width: 1280px) { main { padding-inline: 40px; } }
`;
