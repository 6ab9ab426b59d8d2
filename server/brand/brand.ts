// The shop's logo and icon as files. Their addresses change with them, so that browsers may cache them for ever.

import { createHash } from "node:crypto";
import { escapeHtml } from "#catalogue";
import { FACTS, LOGO, logoFile, type Logo, type LogoFile, type ReadSetting } from "#commerce/settings";
import { type Palette, paletteOf, type Theme, THEME } from "#commerce/settings/theme";
import type { PublicConfig } from "#storefront/ui/public-config.tsx";

export interface Brand {
  readonly logo: BrandFile | undefined;
  readonly icon: BrandFile;
}

export interface BrandFile extends LogoFile {
  /** Hash of the content, part of the address. */
  readonly hash: string;
}

/** Reads the brand as it is now; made again only after a change. */
export function openBrand(setting: ReadSetting): () => Brand {
  let last: { readonly name: string; readonly files: Logo; readonly theme: Theme; readonly brand: Brand } | undefined;
  return () => {
    const [{ name }, files, theme] = [setting(FACTS), setting(LOGO), setting(THEME)];
    if (last?.name !== name || last.files !== files || last.theme !== theme)
      last = { name, files, theme, brand: brandOf(name, files, paletteOf(theme.colours)) };
    return last.brand;
  };
}

/** Addresses for pages. */
export const brandConfig = ({ logo, icon }: Brand): Pick<PublicConfig, "logo" | "icon" | "appIcon"> => ({
  ...(logo && { logo: { href: `/brand/${fileName(logo)}`, width: logo.width, height: logo.height } }),
  icon: `/brand/${fileName(icon)}`,
  appIcon: `/brand/${icon.hash}-${APP_ICON}.png`,
});

/** The files themselves, for a preview of a brand that is not saved. */
export const inlineBrand = ({ logo, icon }: Brand): Pick<PublicConfig, "logo" | "icon" | "appIcon"> => ({
  ...(logo && { logo: { href: dataUrl(logo), width: logo.width, height: logo.height } }),
  icon: dataUrl(icon),
  appIcon: dataUrl(icon),
});

const dataUrl = ({ type, bytes }: BrandFile): string =>
  `data:${mediaType(type)};base64,${Buffer.from(bytes).toString("base64")}`;

export const mediaType = (type: LogoFile["type"]): string => (type === "svg" ? "image/svg+xml" : `image/${type}`);

/** Pixels of the icon on a phone's home screen. */
export const APP_ICON = 180;

export const fileName = ({ hash, type }: BrandFile): string => `${hash}.${type}`;

function brandOf(name: string, files: Logo, palette: Palette): Brand {
  const logo = logoFile(files.logo);
  const icon = logoFile(files.icon) ?? (logo && isSquare(logo) ? logo : monogram(name, palette));
  return { logo: logo && hashed(logo), icon: hashed(icon) };
}

const isSquare = ({ width, height }: LogoFile): boolean => Math.max(width, height) <= 1.25 * Math.min(width, height);

const hashed = (file: LogoFile): BrandFile => ({
  ...file,
  hash: createHash("sha256").update(file.bytes).digest("hex").slice(0, 16),
});

/** The first letter of the name, in the colours of primary buttons. */
function monogram(name: string, { accent, onAccent }: Palette): LogoFile {
  const [first] = new Intl.Segmenter().segment(name);
  const letter = escapeHtml((first?.segment ?? "").toLocaleUpperCase());
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${accent}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-size="20" fill="${onAccent}">${letter}</text></svg>`;
  return { type: "svg", width: 32, height: 32, bytes: new TextEncoder().encode(svg) };
}
