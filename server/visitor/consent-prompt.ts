// Answers a page's script whether the visitor must be asked for consent. Documents stay the same for every guest.

import { z } from "zod";
import { messagesIn, prefixPath } from "#catalogue";
import { CONSENT, isConsentDue, type ReadSetting } from "#commerce/settings";
import { CONSENT_PROMPT, type ConsentPrompt } from "#storefront/features/consent/consent.ts";
import { dataResponse } from "#storefront/framework/responses.server.ts";
import { consentMessages } from "#locales/consent-messages";
import { isRobot } from "./robots.ts";
import { countryOfZone } from "./time-zones.ts";
import { guestOf, type Guest, type GuestSources } from "./visitor.ts";

const Query = z.object({
  /** Path of the page. */
  path: z.string().max(8000).startsWith("/"),
  /** Time zone of the browser. */
  zone: z.string().max(64).default(""),
});

export interface ConsentSources extends GuestSources {
  readonly setting: ReadSetting;
}

export function answerConsentPrompt(request: Request, sources: ConsentSources): Response {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return Response.json({ error: "path must be the path of a page." }, { status: 400 });
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const guest = guestOf(query.data.path, header, sources);
  const country = guest.country ?? countryOfZone(query.data.zone);
  const prompt = promptFor({ ...guest, country: country ?? null }, header, sources.setting);
  return dataResponse({ [CONSENT_PROMPT]: prompt });
}

function promptFor(guest: Guest, header: (name: string) => string | undefined, setting: ReadSetting): ConsentPrompt {
  const settings = setting(CONSENT);
  const { categories } = settings;
  // Global Privacy Control is an answer already, in every country.
  if (header("sec-gpc") === "1" || categories.length === 0 || isRobot(header("user-agent") ?? "")) {
    return { granted: [] };
  }
  if (!isConsentDue(settings, guest)) return { granted: categories };
  const say = messagesIn(consentMessages, guest.language);
  return {
    granted: [],
    banner: {
      title: say("title"),
      text: say(categories.includes("marketing") ? "textMarketing" : "text"),
      decline: say("decline"),
      choose: say("choose"),
      agree: say("agree"),
      choices: prefixPath(guest.code ?? undefined, "/privacy-choices"),
    },
  };
}
