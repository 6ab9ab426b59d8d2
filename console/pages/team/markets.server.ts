// The markets of a member of staff in a form: codes separated by commas, or empty for all.

import { z } from "zod";
import { COUNTRY_MARKETS, messagesIn, REGION_MARKETS } from "#catalogue";
import type { Markets } from "#commerce/staff";
import { team } from "../../locales/generated/team.ts";

const CODES = new Map([...COUNTRY_MARKETS, ...REGION_MARKETS].map(({ code }) => [code.toLowerCase(), code]));

/** A list from the picker, or one text from the merge screen. */
export const MarketsField = z
  .union([z.array(z.string().max(20)).max(500), z.string().max(2000)])
  .transform((given, context): Markets => {
    const typed = typeof given === "string" ? given : given.join(",");
    const parts = typed.split(/[\s,]+/).filter(Boolean);
    const unknown = parts.filter((part) => !CODES.has(part.toLowerCase()));
    if (unknown.length > 0) {
      const message = messagesIn(team, "en")("unknownMarkets", { codes: unknown.join(", ") });
      context.issues.push({ code: "custom", message, input: typed });
      return z.NEVER;
    }
    return parts.length === 0 ? null : [...new Set(parts.map((part) => CODES.get(part.toLowerCase()) ?? part))];
  });

export const writeMarkets = (markets: Markets): string => markets?.join(", ") ?? "";
