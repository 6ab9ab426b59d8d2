// Reads the type and the size of a picture file from its first bytes. Pure.

export interface PictureFile {
  readonly type: "png" | "jpeg" | "webp" | "avif";
  readonly width: number;
  readonly height: number;
}

/** Undefined for anything but a PNG, JPEG, WebP or AVIF file. */
export function readPictureFile(bytes: Uint8Array): PictureFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = png(view) ?? jpeg(view) ?? webp(view) ?? avif(view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The file is truncated before its dimensions.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const ascii = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

function png(view: DataView): PictureFile | undefined {
  if (ascii(view, 0, 8) !== "\u0089PNG\r\n\u001A\n") return undefined;
  return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Skips segments up to the start of a frame, which has the size. */
function jpeg(view: DataView): PictureFile | undefined {
  if (view.getUint16(0) !== 0xff_d8) return undefined;
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker);
    if (isFrame) return { type: "jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker < 0xff_c0) return undefined;
  }
}

function webp(view: DataView): PictureFile | undefined {
  if (ascii(view, 0, 4) !== "RIFF" || ascii(view, 8, 4) !== "WEBP") return undefined;
  const three = (at: number) => 1 + (view.getUint16(at, true) | (view.getUint8(at + 2) << 16));
  switch (ascii(view, 12, 4)) {
    case "VP8X":
      return { type: "webp", width: three(24), height: three(27) };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { type: "webp", width: 1 + (bits & 0x3f_ff), height: 1 + ((bits >> 14) & 0x3f_ff) };
    }
    case "VP8 ":
      return { type: "webp", width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
    default:
      return undefined;
  }
}

/** The property "ispe" (version and flags, width, height) of the picture. */
function avif(view: DataView): PictureFile | undefined {
  if (ascii(view, 4, 4) !== "ftyp" || ascii(view, 8, 4) !== "avif") return undefined;
  const start = ascii(view, 0, Math.min(view.byteLength, 4_096)).indexOf("ispe");
  return start < 0 ? undefined : { type: "avif", width: view.getUint32(start + 8), height: view.getUint32(start + 12) };
}
