// The merchant's theme as it is served: one stylesheet and font files, under addresses that change with their content.

import { createHash } from "node:crypto";
import { escapeHtml } from "#catalogue";
import { DRAFT_THEME } from "#console/preview/draft-theme.ts";
import { type FontFile, paletteOf, readWoff2, type Theme, type ThemeFont } from "#commerce/settings/theme";
import { printStylesheet, type ThemeFace } from "./stylesheet.ts";

export interface ServedTheme {
  readonly css: string;
  readonly address: string;
  /** Files by address. */
  readonly fonts: ReadonlyMap<string, Buffer>;
  /** For the head of documents. */
  readonly tags: string;
  /** Colour of the browser's own bars. */
  readonly colour: string;
  /** Fonts of the shop that the theme replaces, which need no preload. */
  readonly replaces: readonly FaceName[];
}

export type FaceName = "display" | "text";
const FACES: readonly FaceName[] = ["display", "text"];

/** Undefined without a theme: pages then have nothing of it. */
export function servedTheme(theme: Theme): ServedTheme | undefined {
  if (Object.keys(theme).length === 0) return undefined;
  const known = served.get(theme);
  if (known) return known;
  const created = serve(theme);
  served.set(theme, created);
  return created;
}

const served = new WeakMap<Theme, ServedTheme>();

/**
 * A theme that is not saved, for a preview. Its stylesheet has no address, and the content security policy allows no inline one, so the
 * document carries it as a template, which the console turns into a constructed stylesheet.
 */
export function draftTheme(theme: Theme): Pick<ServedTheme, "tags" | "colour" | "replaces"> {
  const { css, fonts, colour, replaces } = serve(theme);
  const inline = [...fonts].reduce(
    (text, [address, data]) => text.replaceAll(address, `data:font/woff2;base64,${data.toString("base64")}`),
    css,
  );
  return { tags: `<template id="${DRAFT_THEME}">${escapeHtml(inline)}</template>`, colour, replaces };
}

function serve(theme: Theme): ServedTheme {
  const faces = FACES.flatMap((name) => facesOf(name, theme.fonts?.[name]));
  const css = printStylesheet(theme, faces);
  const address = `/theme/${hashOf(css)}.css`;
  const preloads = faces.filter(({ isItalic }) => !isItalic).map((face) => face.address);
  return {
    css,
    address,
    fonts: new Map(faces.map((face) => [face.address, face.data])),
    tags: [
      `<link rel="stylesheet" href="${address}">`,
      ...preloads.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ].join(""),
    colour: paletteOf(theme.colours).ground,
    replaces: FACES.filter((name) => theme.fonts?.[name]),
  };
}

interface ServedFace extends ThemeFace {
  readonly data: Buffer;
}

function facesOf(name: FaceName, font: ThemeFont | undefined): readonly ServedFace[] {
  return [font?.file, font?.italic].flatMap((file, index) => {
    const data = Buffer.from(file ?? "", "base64");
    const measures: FontFile | undefined = file === undefined ? undefined : readWoff2(data);
    return measures ? [{ name, isItalic: index === 1, address: `/theme/${hashOf(data)}.woff2`, measures, data }] : [];
  });
}

const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 16);
