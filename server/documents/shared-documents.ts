// The cache of shared documents and data, by the mark of the framework.

import { LRUCache } from "lru-cache";
import { StoredDocument, type Rendered } from "./stored-document.ts";

export interface SharedDocumentsOptions {
  readonly limitBytes: number;
  /** Changes with everything that documents show. */
  readonly version: () => string;
  /** Age at which a document is rendered again, for what changes by time alone. */
  readonly maxAgeMs: number;
}

export interface SharedDocuments {
  /** A stored document of the current version. */
  readonly find: (key: string) => StoredDocument | undefined;
  /**
   * Renders a document, and stores it if it is shared. Requests for one key at the same time wait for one rendering, and render
   * for themselves if it is not shared.
   */
  readonly render: (
    key: string,
    rendering: () => Promise<Rendered | Response>,
  ) => Promise<StoredDocument | Rendered | Response>;
}

export function openSharedDocuments({ limitBytes, version, maxAgeMs }: SharedDocumentsOptions): SharedDocuments {
  const stored = new LRUCache<string, { readonly version: string; readonly document: StoredDocument }>({
    maxSize: limitBytes,
    sizeCalculation: ({ document }, key) => document.bytes + key.length,
    ttl: maxAgeMs,
  });
  const underWay = new Map<string, Promise<StoredDocument | undefined>>();

  const find = (key: string): StoredDocument | undefined => {
    const found = stored.get(key);
    return found?.version === version() ? found.document : undefined;
  };

  const render: SharedDocuments["render"] = async (key, rendering) => {
    const now = version();
    const flight = `${now} ${key}`;
    const other = underWay.get(flight);
    if (other) {
      const outcome = await other.catch(() => "failed" as const);
      // Its visitor may have left, which ended the rendering.
      if (outcome === "failed") return render(key, rendering);
      return outcome ?? rendering();
    }
    const rendered = rendering();
    const document = rendered.then((one) => {
      if (one instanceof Response || !isShared(one)) return undefined;
      const made = new StoredDocument(one);
      // A change during the rendering may have come too late for it.
      if (version() === now) stored.set(key, { version: now, document: made });
      return made;
    });
    underWay.set(flight, document);
    try {
      return (await document) ?? (await rendered);
    } finally {
      underWay.delete(flight);
    }
  };
  return { find, render };
}

const isShared = ({ status, headers, isShared: isMarked = false }: Rendered): boolean =>
  isMarked && status === 200 && !headers.has("set-cookie");
