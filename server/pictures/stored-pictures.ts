// Pictures of products for the media service: the original, or the designer's name while there is none.

import { LRUCache } from "lru-cache";
import type { Database } from "#commerce/database";
import { findPicture, refetchPicture } from "#commerce/pictures";
import type { OwnPicture, ReadPicture } from "../media/own-picture.ts";
import type { Originals } from "./originals.ts";

interface StoredPicturesParts {
  readonly database: Database;
  readonly originals: Originals;
  /** Called if an original has disappeared or is damaged, and must be fetched or supplied again. */
  readonly onLost: (address: string, reason: string) => void;
  readonly onError: (error: unknown) => void;
}

/** A listing of missing pictures asks for dozens at once, and again on the next page. */
const CACHE = { max: 10_000, ttl: 3_000 };

export function storedPictures({ database, originals, onLost, onError }: StoredPicturesParts): ReadPicture {
  const missing = new LRUCache<string, OwnPicture>(CACHE);
  const find = async (address: string, reason: string): Promise<OwnPicture> => {
    const row = await findPicture(database, address);
    if (row === undefined) return { kind: "unknown" };
    if (row.state === "kept") {
      await refetchPicture(database, address, reason, new Date());
      onLost(address, reason);
    }
    return { kind: "missing", designer: row.designer };
  };
  return async (address) => {
    try {
      const original = await originals.read(address);
      if (original.kind === "intact") return { kind: "stored", bytes: original.bytes };
      const known = missing.get(address);
      if (known) return known;
      const found = await find(address, original.kind === "damaged" ? "was damaged on disk" : "is missing on disk");
      missing.set(address, found);
      return found;
    } catch (error) {
      // A database or a disk that is down costs the picture, not the page.
      onError(error);
      return { kind: "missing", designer: "" };
    }
  };
}
