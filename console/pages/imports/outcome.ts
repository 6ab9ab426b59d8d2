// The result of an import, in a sentence.

import type { ImportOutcome } from "#commerce/products";
import { useMessages } from "#storefront/ui/language.tsx";
import { imports as texts } from "../../locales/generated/imports.ts";

export function useOutcome(): (outcome: ImportOutcome) => {
  readonly tone: "ok" | "info" | "bad";
  readonly text: string;
} {
  const say = useMessages(texts);
  return (outcome) => {
    switch (outcome.kind) {
      case "would-import":
        return { tone: "info", text: say("wouldImport", { count: outcome.products, variants: outcome.variants }) };
      case "imported":
        return {
          tone: "ok",
          text: say(outcome.unchanged ? "importedSame" : "imported", {
            count: outcome.products,
            variants: outcome.variants,
          }),
        };
      case "bad-feed": {
        const { line, field, message, option } = outcome.error;
        if (option === "map") return { tone: "info", text: say("unknownTable") };
        const sentence =
          line === 0
            ? say("badFile", { message })
            : field === undefined
              ? say("badFeed", { line, message })
              : say("badField", { line, field, message });
        const needed = option === undefined ? [] : [say("needed", { option: say(option) })];
        return { tone: "bad", text: [sentence, say("unchanged"), ...needed].join(" ") };
      }
      case "too-much-skipped":
        return { tone: "bad", text: say("tooMuchSkipped", { skipped: outcome.skipped, variants: outcome.variants }) };
      case "bad-option":
        return { tone: "bad", text: outcome.message };
      case "busy":
        return { tone: "bad", text: say("busy") };
      case "no-space":
        return { tone: "bad", text: say("noSpace") };
      case "no-file":
        return { tone: "bad", text: say("fileGone") };
      case "failed":
        return { tone: "bad", text: say("failed") };
    }
  };
}
