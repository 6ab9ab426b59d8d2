// Serves the shop's logo and icon under /brand: as they are, and as PNG for mail programs and phones.

import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { APP_ICON, fileName, mediaType, type Brand, type BrandFile } from "./brand.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** For addresses in mails and in the console, which stay the same when the files change. */
const HOUR = "public, max-age=3600";
/** Pixels; twice the height at which a mail shows it. */
const MAIL_HEIGHT = 80;
const MAIL_WIDTH = 640;

export function brandApp(brandNow: () => Brand): Hono {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 8 });
  /** Drawn once for each file. */
  const draw = (file: BrandFile, shape: "app" | "mail"): Promise<Uint8Array> => {
    const key = `${file.hash} ${shape}`;
    const known = drawn.get(key);
    if (known) return known;
    const made = shape === "app" ? drawIcon(file) : drawForMail(file);
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  };

  const app = new Hono();
  app.get("/logo.png", async (context) => {
    const { logo } = brandNow();
    return logo ? picture(await draw(logo, "mail"), "image/png", HOUR) : context.notFound();
  });
  app.get("/icon", () => {
    const { icon } = brandNow();
    return picture(icon.bytes, mediaType(icon.type), HOUR);
  });
  app.get("/:file", async (context) => {
    const { logo, icon } = brandNow();
    const name = context.req.param("file");
    if (name === `${icon.hash}-${APP_ICON}.png`) return picture(await draw(icon, "app"), "image/png", IMMUTABLE);
    const file = [logo, icon].find((one) => one && fileName(one) === name);
    if (!file) return context.notFound();
    return picture(file.bytes, mediaType(file.type), IMMUTABLE);
  });
  return app;
}

const picture = (bytes: Uint8Array, type: string, cacheControl: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { "content-type": type, "cache-control": cacheControl, "x-content-type-options": "nosniff" },
  });

/** Loaded on demand: few requests need it, and it is large. */
const openPicture = async ({ bytes, type, height }: BrandFile, pixels: number) => {
  const { default: sharp } = await import("sharp");
  // A drawing without pixels is rendered at the size that is needed.
  const density = type === "svg" ? Math.min(2_400, Math.max(1, (72 * pixels) / height)) : 72;
  return sharp(bytes, { density, limitInputPixels: 50_000_000 }).autoOrient();
};

async function drawIcon(file: BrandFile): Promise<Uint8Array> {
  const image = await openPicture(file, APP_ICON);
  const background = { r: 255, g: 255, b: 255 };
  return image.resize(APP_ICON, APP_ICON, { fit: "contain", background }).flatten({ background }).png().toBuffer();
}

async function drawForMail(file: BrandFile): Promise<Uint8Array> {
  const image = await openPicture(file, MAIL_HEIGHT);
  return image.resize(MAIL_WIDTH, MAIL_HEIGHT, { fit: "inside" }).png().toBuffer();
}
