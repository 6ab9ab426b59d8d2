// Trousers, jeans and shorts, with their measures.
import type { Drawer } from "../drawer.ts";
import { drawBottoms } from "./bottoms.ts";
import type { Bottoms } from "./leg-marks.ts";
import type { LegShape } from "./legs.ts";
import { bothViews } from "./views.ts";

const legs = (
  waist: number,
  hip: number,
  knee: readonly [number, number],
  hem: readonly [number, number],
  hemAt = 742,
  rise = 190,
): LegShape => ({ top: 72, waist, hip, rise, knee, hem, hemAt });

const STRAIGHT = legs(86, 112, [114, 17], [110, 21]);

const ROOMY = legs(90, 120, [128, 10], [124, 14], 738, 204);

const WIDE = legs(82, 112, [144, 5], [172, 4], 746);

const PALAZZO = legs(86, 120, [164, 3], [184, 5], 744, 212);

const TAPERED = legs(86, 120, [114, 14], [84, 24], 716, 200);

const CARROT = legs(84, 130, [128, 8], [88, 20], 706, 208);

const CARGO = legs(90, 120, [128, 9], [120, 14], 740);

const JOGGER = legs(88, 118, [114, 14], [82, 26], 722);

const FLARED = legs(82, 106, [96, 18], [146, 5], 748);

const LEGGINGS = legs(76, 94, [82, 14], [60, 16], 730, 180);

const SKINNY = legs(84, 104, [90, 16], [74, 18], 738, 180);

const TAPERED_JEANS = legs(90, 118, [114, 13], [88, 24], 730);

const SHORT = (outer: number, hemAt: number, inner = 3, hip = 126): LegShape => ({
  top: 130,
  waist: 94,
  hip,
  rise: 184,
  knee: [outer, inner],
  hem: [outer, inner],
  hemAt,
});

const bottoms = (of: string, construction: string, b: Bottoms, cloth: string): readonly Drawer[] =>
  bothViews({ of, construction, cloth, printable: b.kind !== "jeans" }, (canvas, back) => drawBottoms(canvas, back, b));

/** A construction that shares the back view of another. */
const withSharedBack = (name: string, backOf: string, b: Bottoms, cloth: string): readonly Drawer[] =>
  bothViews(
    { of: name.slice(0, -2), construction: name.slice(-1), cloth, printable: b.kind !== "jeans", backOf },
    (canvas, back) => drawBottoms(canvas, back, b),
  );

export const trousers: readonly Drawer[] = [
  ...bottoms("pants/straight", "a", { shape: STRAIGHT, kind: "tailored", pressed: true }, "wool"),
  ...bottoms("pants/straight", "b", { shape: ROOMY, kind: "casual", hem: "turn-up", texture: "twill" }, "cotton"),
  ...bottoms("pants/wide", "a", { shape: WIDE, kind: "tailored", wide: true, pressed: true, stack: 1 }, "wool"),
  ...bottoms(
    "pants/wide",
    "b",
    { shape: PALAZZO, kind: "casual", waistband: "drawstring", wide: true, stack: 1 },
    "cotton",
  ),
  ...bottoms("pants/tapered", "a", { shape: TAPERED, kind: "tailored", pleats: 2, pressed: true, stack: 2 }, "wool"),
  ...bottoms("pants/tapered", "b", { shape: CARROT, kind: "tailored", pleats: 1, hem: "turn-up", stack: 2 }, "cotton"),
  ...bottoms("pants/cargo", "a", { shape: CARGO, kind: "casual", cargo: true, texture: "twill", slack: 1.2 }, "cotton"),
  ...bottoms(
    "pants/jogger",
    "a",
    { shape: JOGGER, kind: "casual", waistband: "drawstring", hem: "rib", stripe: true, stack: 4 },
    "jersey",
  ),
  ...bottoms("pants/flared", "a", { shape: FLARED, kind: "tailored", stack: 1 }, "wool"),
  ...bottoms("pants/leggings", "a", { shape: LEGGINGS, kind: "leggings", stack: 4, slack: 0.6 }, "jersey"),
  ...bottoms("jeans/straight", "a", { shape: STRAIGHT, kind: "jeans", fade: 0.8 }, "denim"),
  ...bottoms(
    "jeans/straight",
    "b",
    { shape: { ...ROOMY, rise: 190 }, kind: "jeans", hem: "turn-up", fade: 0.25, slack: 1.2 },
    "denim",
  ),
  ...bottoms("jeans/wide", "a", { shape: WIDE, kind: "jeans", fade: 0.7, wide: true, stack: 1 }, "denim"),
  ...bottoms(
    "jeans/wide",
    "b",
    {
      shape: { ...legs(92, 128, [150, 10], [154, 16], 736), rise: 212 },
      kind: "jeans",
      fade: 1,
      slack: 1.4,
      stack: 4,
      ripped: true,
    },
    "denim",
  ),
  ...bottoms("jeans/skinny", "a", { shape: SKINNY, kind: "jeans", fade: 0.6, stack: 5 }, "denim"),
  ...bottoms("jeans/flared", "a", { shape: { ...FLARED, hem: [142, 7] }, kind: "jeans", fade: 0.6, stack: 1 }, "denim"),
  ...bottoms("jeans/tapered", "a", { shape: TAPERED_JEANS, kind: "jeans", fade: 0.9, stack: 4 }, "denim"),
  ...bottoms("shorts/tailored", "a", { shape: SHORT(142, 440), kind: "tailored", short: true, pleats: 1 }, "wool"),
  ...bottoms(
    "shorts/tailored",
    "b",
    { shape: SHORT(148, 392), kind: "tailored", short: true, pleats: 2, hem: "turn-up" },
    "cotton",
  ),
  ...bottoms(
    "shorts/bermuda",
    "a",
    { shape: SHORT(138, 526, 6), kind: "casual", short: true, texture: "twill" },
    "cotton",
  ),
  ...bottoms(
    "shorts/denim",
    "a",
    { shape: SHORT(142, 408), kind: "jeans", short: true, fade: 0.8, hem: "turn-up" },
    "denim",
  ),
  ...bottoms(
    "shorts/drawstring",
    "a",
    { shape: SHORT(146, 452), kind: "casual", short: true, waistband: "drawstring" },
    "jersey",
  ),
  ...bottoms(
    "swimwear/swim-shorts",
    "a",
    { shape: SHORT(150, 410), kind: "casual", short: true, waistband: "drawstring", stripe: true },
    "cotton",
  ),
  ...withSharedBack(
    "pants/straight-c",
    "pants/straight-a",
    { shape: STRAIGHT, kind: "tailored", pleats: 2, pressed: true, hem: "turn-up" },
    "wool",
  ),
  ...withSharedBack(
    "pants/straight-d",
    "pants/straight-b",
    { shape: ROOMY, kind: "casual", waistband: "drawstring", slack: 1.2 },
    "cotton",
  ),
  ...withSharedBack(
    "pants/wide-c",
    "pants/wide-a",
    { shape: WIDE, kind: "tailored", wide: true, pleats: 2, hem: "turn-up" },
    "wool",
  ),
  ...withSharedBack(
    "pants/tapered-c",
    "pants/tapered-a",
    { shape: TAPERED, kind: "casual", waistband: "drawstring", pleats: 1, stack: 3 },
    "cotton",
  ),
  ...withSharedBack(
    "pants/cargo-b",
    "pants/cargo-a",
    { shape: CARGO, kind: "casual", cargo: true, waistband: "drawstring", hem: "rib" },
    "cotton",
  ),
  ...withSharedBack(
    "pants/jogger-b",
    "pants/jogger-a",
    { shape: JOGGER, kind: "casual", waistband: "rib", hem: "rib", cargo: true, stack: 4 },
    "jersey",
  ),
  ...withSharedBack(
    "pants/jogger-c",
    "pants/jogger-a",
    { shape: { ...JOGGER, hem: [108, 18] }, kind: "casual", waistband: "elastic", stripe: true, pressed: true },
    "jersey",
  ),
  ...withSharedBack(
    "pants/flared-b",
    "pants/flared-a",
    { shape: { ...FLARED, hem: [162, 3] }, kind: "casual", pressed: true, waistband: "elastic" },
    "wool",
  ),
  ...withSharedBack(
    "pants/leggings-b",
    "pants/leggings-a",
    { shape: LEGGINGS, kind: "leggings", stripe: true, stack: 2, slack: 0.6 },
    "jersey",
  ),
  ...withSharedBack(
    "jeans/straight-c",
    "jeans/straight-a",
    { shape: STRAIGHT, kind: "jeans", fade: 1, ripped: true, slack: 1.2 },
    "denim",
  ),
  ...withSharedBack(
    "jeans/straight-d",
    "jeans/straight-a",
    { shape: STRAIGHT, kind: "jeans", fade: 0.1, hem: "turn-up", stack: 1 },
    "denim",
  ),
  ...withSharedBack(
    "jeans/wide-c",
    "jeans/wide-a",
    { shape: WIDE, kind: "jeans", fade: 0.15, wide: true, cargo: true },
    "denim",
  ),
  ...withSharedBack(
    "jeans/skinny-b",
    "jeans/skinny-a",
    { shape: SKINNY, kind: "jeans", fade: 1, ripped: true, stack: 3 },
    "denim",
  ),
  ...withSharedBack(
    "jeans/skinny-c",
    "jeans/skinny-a",
    { shape: SKINNY, kind: "jeans", fade: 0.1, hem: "turn-up", stack: 1 },
    "denim",
  ),
  ...withSharedBack(
    "jeans/flared-b",
    "jeans/flared-a",
    { shape: { ...FLARED, hem: [158, 5] }, kind: "jeans", fade: 1, pressed: true },
    "denim",
  ),
  ...withSharedBack(
    "jeans/tapered-b",
    "jeans/tapered-a",
    { shape: TAPERED_JEANS, kind: "jeans", fade: 0.15, hem: "turn-up", stack: 1 },
    "denim",
  ),
  ...withSharedBack(
    "jeans/tapered-c",
    "jeans/tapered-a",
    { shape: TAPERED_JEANS, kind: "jeans", fade: 1, ripped: true, slack: 1.3 },
    "denim",
  ),
  ...withSharedBack(
    "shorts/tailored-c",
    "shorts/tailored-a",
    { shape: SHORT(142, 440), kind: "tailored", short: true, pressed: true, hem: "turn-up" },
    "wool",
  ),
  ...withSharedBack(
    "shorts/bermuda-b",
    "shorts/bermuda-a",
    { shape: SHORT(138, 526, 6), kind: "casual", short: true, cargo: true, waistband: "drawstring" },
    "cotton",
  ),
  ...withSharedBack(
    "shorts/denim-b",
    "shorts/denim-a",
    { shape: SHORT(150, 420), kind: "jeans", short: true, fade: 0.3, pleats: 1 },
    "denim",
  ),
  ...withSharedBack(
    "shorts/drawstring-b",
    "shorts/drawstring-a",
    { shape: SHORT(146, 452), kind: "casual", short: true, waistband: "rib", stripe: true },
    "jersey",
  ),
  ...withSharedBack(
    "shorts/drawstring-c",
    "shorts/drawstring-a",
    { shape: SHORT(146, 452), kind: "casual", short: true, waistband: "drawstring", cargo: true, hem: "turn-up" },
    "jersey",
  ),
  ...withSharedBack(
    "swimwear/swim-shorts-b",
    "swimwear/swim-shorts-a",
    { shape: SHORT(146, 390), kind: "casual", short: true, waistband: "elastic", hem: "turn-up" },
    "cotton",
  ),
  ...withSharedBack(
    "swimwear/swim-shorts-c",
    "swimwear/swim-shorts-a",
    { shape: SHORT(152, 450), kind: "casual", short: true, waistband: "rib", cargo: true },
    "cotton",
  ),
];
