import sharp from "sharp";
import { expect, test } from "vitest";
import { readPictureFile } from "./picture-file.ts";

const image = () => sharp({ create: { width: 37, height: 21, channels: 4, background: "#0a5c" } });

test.each(["png", "jpeg", "webp", "avif"] as const)("the size of a %s file is read from it", async (type) => {
  const bytes = await image().toFormat(type).toBuffer();
  expect(readPictureFile(bytes)).toEqual({ type, width: 37, height: 21 });
  // A file that was cut off.
  expect(readPictureFile(bytes.subarray(0, 12))).toBeUndefined();
});

test("the two other kinds of WebP files are read too", async () => {
  const size = { type: "webp", width: 37, height: 21 };
  expect(readPictureFile(await image().webp({ lossless: true }).toBuffer())).toEqual(size);
  expect(readPictureFile(await image().removeAlpha().webp().toBuffer())).toEqual(size);
});

test("other files are not pictures", async () => {
  for (const text of ["", "<svg/>", "GIF89a", "RIFF0000WAVEfmt ", "\u00ff\u00d8\u0000"])
    expect(readPictureFile(Buffer.from(text, "latin1")), text).toBeUndefined();
  expect(readPictureFile(await image().gif().toBuffer())).toBeUndefined();
});
