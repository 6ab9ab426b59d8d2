// Reads Shopify's export of translations: "Type,Identification,Field,Locale,…,Default content,Translated content".

import { readTable } from "../csv/table.ts";

export interface FileTranslation {
  /** Language code: "de". */
  readonly language: string;
  readonly text: string;
  readonly translated: string;
}

/** Rows without a translation are left out. Throws Unreadable. */
export async function* readShopifyTranslations(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileTranslation> {
  for await (const row of readTable(bytes, ["locale", "default content", "translated content"])) {
    const language = row.cell("locale").toLowerCase().split(/[-_]/u)[0] ?? "";
    const [text, translated] = [row.cell("default content"), row.cell("translated content")];
    // Handles are addresses, not texts.
    if (text !== "" && translated !== "" && row.cell("field") !== "handle" && /^[a-z]{2,3}$/u.test(language))
      yield { language, text, translated };
  }
}
