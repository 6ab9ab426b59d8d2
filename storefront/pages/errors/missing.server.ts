// Answers 404 for every address without a route.

import { notFound } from "#storefront/framework/request-context.ts";

export function loader(): never {
  throw notFound();
}
