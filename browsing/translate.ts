// Catalogue texts in the visitor's language.

import { type LanguageCode, messagesIn, ownNamesIn, type Taxonomy, type VariantOption } from "#catalogue";
import { labels } from "#locales/labels";
import { type Translate as AnyTranslate, UNTRANSLATED } from "#translation";
import type { Browsing, BrowsingVisitor } from "./context.ts";
import { fullName, shortName } from "./designer-name.ts";
import { translateOption } from "./options.ts";

/** The parts of the context that decide names and texts. */
export interface Named {
  readonly visitor: Pick<BrowsingVisitor, "market" | "language">;
  readonly shop: Pick<Browsing["shop"], "taxonomy" | "translator">;
}

export interface Translate extends AnyTranslate {
  /** A designer's name on a card or in the bag, by market. */
  readonly vendor: (name: string) => string;
  /** In lists of designers and on their pages: in Latin letters and in the visitor's language. */
  readonly vendorInFull: (name: string) => string;
}

/**
 * `make` builds data and passes each English text through `translate`. It must be pure: it is called again once the translations
 * have arrived. For English pages it is called once.
 */
export function translateContent<Made>(
  { visitor, shop }: Named,
  make: (translate: Translate) => Made,
): Made | Promise<Made> {
  const { language } = visitor;
  if (language === "en") return make(ENGLISH);
  const named = (translate: AnyTranslate) =>
    make(forVisitor(withOwnNames(translate, shop.taxonomy, language), visitor));
  return shop.translator ? shop.translator.translate(language, named) : named(UNTRANSLATED);
}

/** The merchant's names of departments, categories and types come before translations. */
export function withOwnNames(translate: AnyTranslate, taxonomy: Taxonomy, language: LanguageCode): AnyTranslate {
  const ownName = ownNamesIn(taxonomy, language);
  return Object.assign((text: string) => ownName(text, translate) ?? translate(text), {
    title: translate.title,
    label: (name: string) => ownName(name, translate) ?? translate.label(name),
    vendor: translate.vendor,
  });
}

const ENGLISH: Translate = Object.assign((text: string) => text, {
  title: UNTRANSLATED.title,
  label: UNTRANSLATED.label,
  vendor: UNTRANSLATED.vendor,
  vendorInFull: UNTRANSLATED.vendor,
});

function forVisitor(
  translate: AnyTranslate,
  { market, language }: Pick<BrowsingVisitor, "market" | "language">,
): Translate {
  const nameOf = (latin: string) => ({ latin, local: translate.vendor(latin) });
  return Object.assign((text: string) => translate(text), {
    title: translate.title,
    label: translate.label,
    vendor: (name: string) => shortName(nameOf(name), market.language === language),
    vendorInFull: (name: string) => fullName(nameOf(name)),
  });
}

interface BoughtLine {
  /** Null for a gift card. */
  readonly productId: string | null;
  readonly vendor: string;
  readonly title: string;
  readonly colour: string;
  readonly options: readonly VariantOption[];
}

/** Translates the lines of a checkout or an order, which are stored in English. */
export const translateLines = <Line extends BoughtLine>(
  context: Named,
  lines: readonly Line[],
): readonly Line[] | Promise<readonly Line[]> =>
  translateContent(context, (translate) =>
    lines.map((line) =>
      line.productId === null
        ? { ...line, title: messagesIn(labels, context.visitor.language)("gift-card") }
        : {
            ...line,
            vendor: translate.vendor(line.vendor),
            title: translate.title(line.productId, line.title),
            colour: translate(line.colour),
            options: line.options.map((option) => translateOption(option, translate)),
          },
    ),
  );
