// Places the pictures of an outfit on a square, and a hotspot on each. Pure.

import { cutoutOf } from "#catalogue";
import type { ArrangedPicture } from "./look-data.ts";

export interface Arranged extends ArrangedPicture {
  readonly spot: { readonly x: number; readonly y: number };
  readonly isBehind: boolean;
}

interface Placed {
  readonly picture: string;
  /** Role in the outfit; see `roleOf`. */
  readonly role: string | undefined;
}

/** In the order of the pieces. Cut-outs overlap as if they were worn; other pictures are tiles. */
export function arrange(pieces: readonly Placed[]): readonly Arranged[] {
  const cutouts = pieces.map(({ picture }) => cutoutOf(picture));
  const places = placesOf(pieces);
  if (!places || cutouts.includes(undefined)) return tiles(pieces);
  return places.map((place, at) => ({
    ...place,
    address: cutouts[at] ?? "",
    spot: middleOf(place),
    isBehind: pieces[at]?.role === "bottom",
  }));
}

type Place = Omit<ArrangedPicture, "address">;

// Pictures are 3:4, with air around the piece.
const place = (left: number, top: number, width: number): Place => ({ left, top, width, height: (width * 4) / 3 });

/** Long pieces left, as worn; the others beside them. Each place once. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  outer: [place(6, -9, 60)],
  whole: [place(4, 4, 66)],
  suit: [place(4, 4, 66)],
  top: [place(14, -4, 48)],
  bottom: [place(8, 24, 57)],
  swim: [place(8, 8, 58)],
  shoes: [place(64, 57, 32)],
  bag: [place(65, 24, 32)],
  accessory: [place(68, -4, 26)],
};

/** Undefined if two pieces would be at the same place. */
function placesOf(pieces: readonly Placed[]): readonly Place[] | undefined {
  const roles = pieces.map(({ role }) => role ?? "");
  if (new Set(roles).size < roles.length) return undefined;
  const places = roles.flatMap((role) => beside(role, roles) ?? PLACES[role] ?? []);
  return places.length === roles.length ? places : undefined;
}

/** A coat over a dress or a top would hide it, and a top over nothing may be larger. */
function beside(role: string, roles: readonly string[]): readonly Place[] | undefined {
  const isLayered =
    roles.includes("outer") && (roles.includes("whole") || roles.includes("top") || roles.includes("suit"));
  if (!isLayered) return undefined;
  if (role === "outer") return [place(-4, -2, 50)];
  if (role === "top") return [place(38, -6, 36)];
  if (role === "whole" || role === "suit") return [place(26, 14, 48)];
  if (role === "bottom") return [place(22, 34, 46)];
  if (role === "bag") return [place(68, 26, 28)];
  return undefined;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const middleOf = ({ left, top, width, height }: Place) => ({
  x: round(left + width * 0.5),
  y: round(top + height * 0.62),
});

/** Equal tiles, two or three across. */
function tiles(pieces: readonly Placed[]): readonly Arranged[] {
  const across = pieces.length > 4 ? 3 : 2;
  const rows = Math.ceil(pieces.length / across);
  return pieces.map(({ picture }, at) => {
    const row = Math.floor(at / across);
    const inRow = row === rows - 1 ? pieces.length - row * across : across;
    const width = round(100 / inRow);
    const height = round(100 / rows);
    const [left, top] = [round((at - row * across) * width), round(row * height)];
    return {
      address: picture,
      left,
      top,
      width,
      height,
      spot: { x: round(left + width / 2), y: round(top + height * 0.8) },
      isBehind: false,
    };
  });
}
