// What the media workers are asked and what they answer; the only thing that crosses between threads.

import type { PictureFormat } from "#catalogue";
import type { PictureRequest } from "#demo/pictures";

export type Job =
  | ({ readonly kind: "art" } & PictureRequest)
  | { readonly kind: "resize"; readonly bytes: Uint8Array; readonly width: number; readonly format: PictureFormat }
  /** One to three pictures side by side, as jpeg. */
  | { readonly kind: "card"; readonly pictures: readonly Uint8Array[] };

export type Outcome =
  | { readonly kind: "picture"; readonly bytes: Uint8Array }
  /** There is no such drawing. */
  | { readonly kind: "absent" }
  /** The bytes are no picture, or one too large to open. */
  | { readonly kind: "unreadable" };

export interface WorkerSettings {
  readonly libraryDir: string;
  readonly limitPixels: number;
}
