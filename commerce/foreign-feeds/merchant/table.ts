// Items of a Google Merchant feed as a tab-separated table: columns such as "image link" or "image_link".

import { readTable } from "../csv/table.ts";
import type { Item } from "./items.ts";

export async function* readItemTable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  for await (const row of readTable(bytes, ["id", "title"])) {
    const fields = new Map<string, string[]>();
    for (const { parts, text } of row.matching(/^(?:g:)?([^(]+?)(?: ?\([^)]*\))?$/u)) {
      const name = (parts[0] ?? "").trim().replaceAll(" ", "_");
      fields.set(name, [...(fields.get(name) ?? []), text]);
    }
    yield { line: row.line, fields };
  }
}
