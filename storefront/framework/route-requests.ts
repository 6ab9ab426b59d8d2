// Background requests to one route: loads its data, or sends a form to its action. Separate from ask-page.ts, which every page
// loads.

import { askPage, type PageRequest } from "./ask-page.ts";

/** The data of one route; rejects unless its loader answered. */
export async function loadRoute<Data>(route: string, address: string, request: PageRequest = {}): Promise<Data> {
  const { loaderData, status } = await askPage(address, { ...request, routes: [route] });
  const data = loaderData?.[route] as Data | undefined;
  if (data === undefined || status >= 400) throw new Error(`${address} answered ${status} instead of data.`);
  return data;
}

/**
 * Sends fields to the action of a route and returns its answer; rejects if the action did not answer. The request outlives the
 * page, so that a change is made even if the visitor leaves at once.
 */
export async function submitTo<Data>(
  route: string,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<Data> {
  const { actionData, status } = await askPage(address, {
    method: "POST",
    body: new URLSearchParams(fields),
    keepalive: true,
    routes: [route],
  });
  const data = actionData?.[route] as Data | undefined;
  if (data === undefined) throw new Error(`${address} answered ${status} instead of data.`);
  return data;
}
