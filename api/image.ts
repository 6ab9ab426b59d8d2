// Pictures as absolute URLs in one of the widths that the shop serves.

import {
  type PICTURE_FORMATS,
  pictureSrcSet,
  pictureUrl,
  SRC_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from "#catalogue";
import { builder } from "./builder.ts";
import type { ApiContext } from "./context.ts";
import { between } from "./input.ts";

export interface Image {
  readonly address: string;
  readonly altText: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

export const ImageType = builder.objectRef<Image>("Image").implement({
  description: "A picture in one size.",
  fields: (t) => ({
    url: t.string({
      description: "Absolute URL.",
      resolve: ({ address, width, format }, _args, { pictureOrigin }) =>
        pictureUrl(address, width, format, pictureOrigin),
    }),
    width: t.int({
      description:
        "Width in pixels: the smallest that the shop serves of at least the requested one. Null for a picture in one size only.",
      nullable: true,
      resolve: ({ address, width }) => (hasSizes(address) ? width : null),
    }),
    height: t.int({
      description: "Height in pixels; null for a retailer's own picture, whose proportions are not known.",
      nullable: true,
      resolve: ({ address, width }) => (address.startsWith("/media/art/") ? Math.round((width * 4) / 3) : null),
    }),
    altText: t.exposeString("altText", { description: "Describes the picture, in the operation's language." }),
    srcSet: t.string({
      description: "All widths, as the value of an HTML `srcset`; null for a picture in one size only.",
      nullable: true,
      resolve: ({ address, format }, _args, { pictureOrigin }) =>
        pictureSrcSet(address, format, SRC_WIDTHS, pictureOrigin) || null,
    }),
  }),
});

const hasSizes = (address: string): boolean => pictureUrl(address, 160) !== pictureUrl(address, 320);

const FormatType = builder.enumType("ImageFormat", {
  description: "File format of a picture.",
  values: {
    WEBP: { value: "webp", description: "Small; every current browser shows it." },
    JPG: { value: "jpg", description: "For mails, feeds and old browsers." },
  } as const satisfies Record<
    Uppercase<(typeof PICTURE_FORMATS)[number]>,
    { value: PictureFormat; description: string }
  >,
});

const WIDEST = SRC_WIDTHS.at(-1) ?? 1200;

/** The size of pictures. */
export const imageArgs = builder.args((t) => ({
  width: t.int({ defaultValue: WIDEST, description: `Width in pixels, from 1 to ${WIDEST}.` }),
  format: t.field({ type: FormatType, defaultValue: "webp", description: "File format." }),
}));

export interface ImageArgs {
  readonly width?: number | null | undefined;
  readonly format?: PictureFormat | null | undefined;
}

export function imageOf(address: string, altText: string, { width, format }: ImageArgs): Image {
  const least = between("width", width ?? WIDEST, 1, WIDEST);
  return {
    address,
    altText,
    width: SRC_WIDTHS.find((one) => one >= least) ?? WIDEST,
    format: format ?? "webp",
  };
}

/** The absolute URL of a path of the shop, in the operation's market. Addresses of other sites stay as they are. */
export const pageUrl = (path: string, { origin, browsing }: Pick<ApiContext, "origin" | "browsing">): string => {
  const { market } = browsing.visitor;
  if (!path.startsWith("/")) return path;
  return new URL(market.code === "www" ? path : `/${market.code}${path}`, origin).href;
};
