// The stylesheet of a theme that is not saved, which a preview's document carries as a template.

/** Id of the template. */
export const DRAFT_THEME = "draft-theme";

/** Applies it to the document in the frame. No policy on inline styles and data addresses concerns what a script constructs. */
export function applyDraftTheme({ contentWindow, contentDocument }: HTMLIFrameElement): void {
  const template = contentDocument?.getElementById(DRAFT_THEME);
  if (!contentWindow || !contentDocument || !(template instanceof (contentWindow as Realm).HTMLTemplateElement)) return;
  const { CSSStyleSheet, CSSFontFaceRule, FontFace } = contentWindow as Realm;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(template.content.textContent);
  contentDocument.adoptedStyleSheets = [sheet];
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const { style } = rule;
    const [, base64] = /url\("data:font\/woff2;base64,([^"]+)"\)/u.exec(style.getPropertyValue("src")) ?? [];
    if (base64 === undefined) continue;
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const family = style.getPropertyValue("font-family").replaceAll('"', "");
    const [weight, slant] = [style.getPropertyValue("font-weight"), style.getPropertyValue("font-style")];
    contentDocument.fonts.add(
      new FontFace(family, bytes, { ...(weight && { weight }), ...(slant && { style: slant }) }),
    );
  }
}

/** Constructors of the frame's own window, which its document needs. */
type Realm = Window & typeof globalThis;
