// Limits of a picture, wherever it comes from.

export interface PictureLimits {
  readonly bytes: number;
  readonly fetchMs: number;
}

export const PICTURE_LIMITS: PictureLimits = { bytes: 16 * 1024 * 1024, fetchMs: 15_000 };
