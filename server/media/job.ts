// Messages between the main thread and the media workers.

import type { PictureFormat } from "#catalogue";
import type { PictureRequest } from "#demo/pictures";
import type { PictureCheck } from "./check.ts";

export type Job =
  | ({ readonly kind: "art" } & PictureRequest)
  | { readonly kind: "resize"; readonly bytes: Uint8Array; readonly width: number; readonly format: PictureFormat }
  | { readonly kind: "check"; readonly bytes: Uint8Array }
  /** One to three JPEG pictures side by side. */
  | { readonly kind: "card"; readonly pictures: readonly Uint8Array[] };

export type Outcome =
  | { readonly kind: "picture"; readonly bytes: Uint8Array }
  | PictureCheck
  /** The drawing does not exist. */
  | { readonly kind: "absent" }
  /** Not a picture, or too large to open. */
  | { readonly kind: "unreadable" };

export interface WorkerSettings {
  readonly libraryDir: string;
  readonly limitPixels: number;
}
