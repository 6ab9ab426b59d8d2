// What the shop sells, in the visitor's language: a page's data is made with the words for it.

import type { Say } from "#translation";
import type { LoaderContext } from "#storefront/framework/context.ts";

export type { Say } from "#translation";

/**
 * `make` builds data from English texts with `say` around each; it is called again once the words are known, so it must be pure.
 * English pages pay nothing: it is called once.
 */
export function speak<Made>(
  { visitor, shop }: Pick<LoaderContext, "visitor" | "shop">,
  make: (say: Say) => Made,
): Made | Promise<Made> {
  const { language } = visitor;
  return language === "en" || !shop.speech ? make(AS_IT_IS) : shop.speech.in(language, make);
}

const AS_IT_IS: Say = Object.assign((text: string) => text, { title: (_: string, title: string) => title });

interface BoughtLine {
  /** Null for what is no product, like a gift card. */
  readonly productId: string | null;
  readonly title: string;
  readonly colour: string;
}

/** Lines of a checkout or an order, which keeps them in English, as the visitor reads them. */
export const speakLines = <Line extends BoughtLine>(
  context: Pick<LoaderContext, "visitor" | "shop">,
  lines: readonly Line[],
): readonly Line[] | Promise<readonly Line[]> =>
  speak(context, (say) =>
    lines.map((line) =>
      line.productId === null
        ? line
        : { ...line, title: say.title(line.productId, line.title), colour: say(line.colour) },
    ),
  );
