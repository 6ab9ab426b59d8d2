// Answers with the error page of last resort, in the look of the shop and the language of the visitor as far as they are in memory.

import type { Context } from "hono";
import { languageOf, messagesIn } from "#catalogue";
import { FACTS, type ReadSetting } from "#commerce/settings";
import { paletteOf, THEME } from "#commerce/settings/theme";
import { errors } from "#locales/errors";
import { failureMessages } from "#locales/failure-messages";
import { plainPage } from "../http/plain-page.ts";
import { POLICY_HEADER } from "../http/security.ts";
import { guestOf, type GuestSources } from "./visitor.ts";

interface LastResortSources {
  readonly setting: ReadSetting;
  readonly guest: () => GuestSources;
}

/** `text` says more than the usual sentence of the status. */
export type AnswerFailure = (context: Context, status: 429 | 500 | 504, text?: string) => Promise<Response>;

export const openLastResort =
  ({ setting, guest }: LastResortSources): AnswerFailure =>
  async (context, status, text) => {
    const { req } = context;
    const { code, language } = guestOf(req.path, (name) => req.header(name), guest());
    const say = messagesIn(errors, language);
    const sayFailure = messagesIn(failureMessages, language);
    const isBusy = status === 429;
    const { page, policy } = plainPage({
      language: languageOf(language)!,
      shop: { name: setting(FACTS).name, home: code ? `/${code}` : "/" },
      palette: paletteOf(setting(THEME).colours),
      title: isBusy ? sayFailure("busyTitle") : say("failedTitle"),
      text: text ?? (isBusy ? sayFailure("busyText") : say("failedText")),
      canRetry: req.method === "GET",
      reference: sayFailure("reference", { id: context.get("requestId") }),
    });
    return context.html(page, status, { "cache-control": "no-store", [POLICY_HEADER]: policy });
  };
