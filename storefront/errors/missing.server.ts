// Every address that no other route knows.

import { notFound } from "../rendering/request-context.ts";

export function loader(): never {
  throw notFound();
}
