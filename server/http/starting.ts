// Answers until the shop is ready.

import { languageOf, messagesIn, preferredLanguage } from "#catalogue";
import { paletteOf } from "#commerce/settings/theme";
import { failureMessages } from "#locales/failure-messages";
import { plainPage, wantsPage } from "./plain-page.ts";
import { POLICY_HEADER } from "./security.ts";

const RETRY_SECONDS = "5";

export async function starting(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === "/healthz") return Response.json({ status: "ok" });
  const headers = { "retry-after": RETRY_SECONDS, "cache-control": "no-store" };
  if (!wantsPage(request.headers.get("accept"))) {
    return new Response("The shop is starting. Please try again in a moment.", { status: 503, headers });
  }
  const language = languageOf(preferredLanguage(request.headers.get("accept-language") ?? "") ?? "en")!;
  const say = messagesIn(failureMessages, language.code);
  const canRetry = request.method === "GET";
  const { page, policy } = plainPage({
    language,
    palette: paletteOf(),
    title: say("startingTitle"),
    text: say("startingText"),
    canRetry,
  });
  return new Response(String(await page), {
    status: 503,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      [POLICY_HEADER]: policy,
      // Loads the address again by itself. A form is not sent twice.
      ...(canRetry && { refresh: RETRY_SECONDS }),
    },
  });
}
