// A page of the shop as the console shows it to staff: with drafts of merchandising rules, as a new visitor of any language and device.
// The address asks for it with `preview=draft` or `preview=live`, and the session of the console permits it.

import { languageOf } from "#catalogue";
import type { Database } from "#commerce/database";
import { findStaffSession, OPERATIONS } from "#commerce/staff";
import type { Visitor } from "#storefront/framework/context.ts";
import type { TokenCookie } from "../http/token-cookie.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** True if the response may be shown in a frame of the console. */
    isPreview: boolean | undefined;
  }
}

interface PreviewSources {
  readonly database: Database;
  readonly now: Date;
  readonly cookie: TokenCookie;
}

/** Frames narrower than this are shown as phones. */
const DESKTOP = 768;

/** The visitor that staff preview. Undefined for everyone else; their pages ignore the parameter. */
export async function previewOf(
  request: Request,
  { database, now, cookie }: PreviewSources,
): Promise<Partial<Visitor> | undefined> {
  const asked = new URL(request.url).searchParams;
  const view = asked.get("preview");
  if (view !== "live" && view !== "draft") return undefined;
  const token = cookie.read(request);
  const found = token ? await findStaffSession(database, token, now) : undefined;
  if (!found?.operator.permissions.has(OPERATIONS["list-rules"].needs)) return undefined;
  const language = languageOf(asked.get("language") ?? "")?.code;
  const width = Number(asked.get("width"));
  return {
    rules: view,
    account: null,
    vipLevel: 0,
    ...(language && { language }),
    ...(width > 0 && { isMobile: width < DESKTOP }),
  };
}
