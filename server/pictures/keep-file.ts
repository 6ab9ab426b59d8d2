// Keeps a picture that the merchant supplies as a file.

import type { Database } from "#commerce/database";
import { enqueuePictures, findPicture, keepPicture } from "#commerce/pictures";
import type { CheckPicture } from "../media/check.ts";
import type { Originals } from "./originals.ts";

export interface KeepingParts {
  readonly database: Database;
  readonly originals: Originals;
  readonly check: CheckPicture;
}

export type KeptFile =
  | { readonly kind: "kept"; readonly address: string; readonly width: number; readonly height: number }
  /** `message` is for the merchant. */
  | { readonly kind: "refused" | "exists" | "busy"; readonly message: string };

/** Browsers cache pictures for a year, so one that is there is not replaced. */
export async function keepFile(
  { database, originals, check }: KeepingParts,
  address: string,
  bytes: Uint8Array,
): Promise<KeptFile> {
  const known = await findPicture(database, address);
  if (known?.state === "kept" && (await originals.read(address)).kind === "intact") {
    return { kind: "exists", message: "exists already; give the new picture another name" };
  }
  const checked = await check(bytes);
  if (checked.kind === "busy") return { kind: "busy", message: "cannot be checked now; try again in a moment" };
  if (checked.kind === "refused") return { kind: "refused", message: checked.reason };
  await originals.write(address, bytes);
  await enqueuePictures(database, [{ address, designer: "" }], new Date());
  await keepPicture(database, address, { ...checked.size, bytes: bytes.length });
  return { kind: "kept", address, ...checked.size };
}
