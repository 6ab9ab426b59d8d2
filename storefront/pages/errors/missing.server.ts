// Every address that no other route knows.

import { notFound } from "#storefront/framework/request-context.ts";

export function loader(): never {
  throw notFound();
}
