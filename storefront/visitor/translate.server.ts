// Catalogue texts in the visitor's language.

import { type LanguageCode, ownNamesIn, type Taxonomy } from "#catalogue";
import { type Translate, UNTRANSLATED } from "#translation";
import type { LoaderContext } from "#storefront/framework/context.ts";

export type { Translate } from "#translation";

/**
 * `make` builds data and passes each English text through `translate`. It must be pure: it is called again once the translations
 * have arrived. For English pages it is called once.
 */
export function translateContent<Made>(
  { visitor, shop }: Pick<LoaderContext, "visitor" | "shop">,
  make: (translate: Translate) => Made,
): Made | Promise<Made> {
  const { language } = visitor;
  if (language === "en") return make(UNTRANSLATED);
  const named = (translate: Translate) => make(withOwnNames(translate, shop.taxonomy, language));
  return shop.translator ? shop.translator.translate(language, named) : named(UNTRANSLATED);
}

/** The merchant's names of departments, categories and types come before translations. */
export function withOwnNames(translate: Translate, taxonomy: Taxonomy, language: LanguageCode): Translate {
  const ownName = ownNamesIn(taxonomy, language);
  return Object.assign((text: string) => ownName(text, translate) ?? translate(text), { title: translate.title });
}

interface BoughtLine {
  /** Null for lines without a product, such as a gift card. */
  readonly productId: string | null;
  readonly title: string;
  readonly colour: string;
}

/** Translates the lines of a checkout or an order, which are stored in English. */
export const translateLines = <Line extends BoughtLine>(
  context: Pick<LoaderContext, "visitor" | "shop">,
  lines: readonly Line[],
): readonly Line[] | Promise<readonly Line[]> =>
  translateContent(context, (translate) =>
    lines.map((line) =>
      line.productId === null
        ? line
        : { ...line, title: translate.title(line.productId, line.title), colour: translate(line.colour) },
    ),
  );
