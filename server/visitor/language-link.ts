// The language in a mail's link: the first page that a browser opens is in it, and so are the next ones. Browsers that have a language
// keep it.

import type { MiddlewareHandler } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import { languageOf } from "#catalogue";
import { LANGUAGE_PARAMETER } from "#commerce/mail";
import { ownPath } from "#storefront/features/forms/return-to.ts";
import { CHOICE_COOKIE, LOCALE_COOKIES } from "./visitor.ts";

export const languageLink = (): MiddlewareHandler => async (context, next) => {
  const asked = context.req.query(LANGUAGE_PARAMETER);
  const language = asked === undefined || context.req.method !== "GET" ? undefined : languageOf(asked)?.code;
  const isOfConsole = context.req.path.startsWith("/console");
  if (language === undefined || isOfConsole) return next();
  if (parse(context.req.header("cookie") ?? "")[LOCALE_COOKIES.language] !== undefined) return next();
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.delete(LANGUAGE_PARAMETER);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  const location = ownPath(pathname + query) ?? "/";
  const headers = new Headers({ location, "cache-control": "private, no-store" });
  headers.append("set-cookie", serialize(LOCALE_COOKIES.language, language, CHOICE_COOKIE));
  return new Response(null, { status: 302, headers });
};
