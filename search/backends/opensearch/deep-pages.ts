// Reads pages beyond the result window, with the sort values of the last hit of each batch.

import type { Answer } from "./answer.ts";
import { RESULT_WINDOW } from "./mapping.ts";

type Ask = (body: object) => Promise<Answer>;

export async function askPage(ask: Ask, request: object, offset: number, limit: number): Promise<Answer> {
  if (offset + limit <= RESULT_WINDOW) return ask({ ...request, from: offset, size: limit });
  let after: Answer["hits"]["hits"][number]["sort"] | undefined;
  for (let left = offset; left > 0;) {
    const size = Math.min(left, RESULT_WINDOW);
    const { hits } = await ask({ ...request, aggs: {}, _source: false, size, ...(after && { search_after: after }) });
    const last = hits.hits.at(-1);
    // The page is after the last hit.
    if (!last || hits.hits.length < size) return ask({ ...request, size: 0 });
    after = last.sort;
    left -= size;
  }
  return ask({ ...request, size: limit, ...(after && { search_after: after }) });
}
