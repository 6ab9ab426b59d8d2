// Requests that fail without an answer of the screen: the network is away, the server is down, it failed, or the session has ended. A form
// shows that as a refusal, so that nothing that was typed is lost; only a screen that cannot be opened becomes an error page.

import {
  data,
  isRouteErrorResponse,
  type DataStrategyFunction,
  type DataStrategyResult,
  type RouterState,
} from "react-router";
import { messagesIn } from "#catalogue";
import { dataStrategy } from "#storefront/framework/client-data.ts";
import { errors } from "../locales/generated/errors.ts";
import type { ActionResult } from "./handlers.server.ts";

type Now = Pick<RouterState, "actionData" | "fetchers" | "loaderData" | "navigation">;

const say = messagesIn(errors, "en");

/** The browser's data strategy for the console. `now` is the router's state. */
export const keepingForms =
  (now: () => Now, ask: DataStrategyFunction = dataStrategy): DataStrategyFunction =>
  async (args) => {
    const isAction = args.request.method !== "GET";
    const copy = isAction ? args.request.clone() : undefined;
    const results = await ask(args);
    const kept = await Promise.all(
      Object.entries(results).map(async ([route, outcome]): Promise<[string, DataStrategyResult]> => {
        const text = failureOf(outcome);
        if (text === undefined) return [route, outcome];
        const { actionData, fetchers, loaderData, navigation } = now();
        if (copy) {
          const before: unknown = args.fetcherKey == null ? actionData?.[route] : undefined;
          return [route, refusal(text, before as ActionResult | undefined, await fieldsOf(copy))];
        }
        if (args.fetcherKey != null) return [route, { type: "data", result: fetchers.get(args.fetcherKey)?.data }];
        // The screen is open, and its data are only read again.
        const isOpen = navigation.state === "idle" && route in loaderData;
        return [route, isOpen ? { type: "data", result: loaderData[route] } : outcome];
      }),
    );
    return Object.fromEntries(kept);
  };

/** The failure as a sentence for staff; undefined for an answer, another redirect, or a request that was cancelled. */
export function failureOf({ type, result }: DataStrategyResult): string | undefined {
  if (type !== "error") return undefined;
  if (result instanceof Response) return isSignIn(result) ? say("signedOut") : undefined;
  if (result instanceof TypeError) return say("unreachable");
  if (result instanceof SyntaxError) return say("unanswered");
  if (result instanceof DOMException) return result.name === "TimeoutError" ? say("unanswered") : undefined;
  if (!isRouteErrorResponse(result)) return undefined;
  if (result.status === 403) return result.data?.markets ? say("marketsText") : say("mayNot");
  if (result.status === 404) return say("missingText");
  if (result.status === 413) return say("tooLarge");
  // A proxy answers these while the shop is away.
  if (result.status === 502 || result.status === 503) return say("unreachable");
  return say("unanswered");
}

/** The redirect of someone who is not signed in any more (handlers.server.ts). */
const isSignIn = ({ headers }: Response): boolean =>
  headers.get("location")?.startsWith("/console/sign-in?to=") ?? false;

/** Not an error, and its status keeps the router from reading the screen's data again. A merge screen stays. */
function refusal(failure: string, before: ActionResult | undefined, sent: Readonly<Record<string, string>>) {
  const isPreview = sent["intent"] === "preview" && failure !== say("signedOut");
  const text = isPreview ? say("noPreview") : failure;
  const answer: ActionResult =
    before?.kind === "conflict"
      ? { ...before, conflict: { ...before.conflict, failure } }
      : { kind: "refused", text, sent };
  return { type: "data" as const, result: data(answer, { status: 503 }) };
}

/** For forms that are filled again from what was sent. Files are left out. */
async function fieldsOf(request: Request): Promise<Readonly<Record<string, string>>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
