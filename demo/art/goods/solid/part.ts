// A part: one surface of a product as a triangle mesh, with its finish.

import type { Region } from "../../format.ts";
import { cross, mover, sub, unit, type Placement, type Vec } from "./vector.ts";

/** Properties that paint may change at a point of a surface. */
export interface Touch {
  region: Region;
  /** Relief in centimetres along the normal. */
  height: number;
  /** Multiplies the light of the surface. */
  tone: number;
  /** Multiplies the highlights. */
  shine: number;
}

/** Receives the point before placement, and the part's u and v. */
export type Paint = (touch: Touch, x: number, y: number, z: number, u: number, v: number) => void;
export type Cut = (x: number, y: number, z: number, u: number, v: number) => boolean;

export interface Finish {
  readonly region: Region;
  /** Region of its inner side. Defaults to the same region. */
  readonly back?: Region;
  /** soft: diffuse only. coat: diffuse under a clear coat. mirror: polished metal. glass: dark, with sharp highlights. */
  readonly kind?: "soft" | "coat" | "mirror" | "glass";
  /** Strength of the highlight, 0 to 1, and its sharpness, 0 (satin) to 1 (patent). */
  readonly gloss?: number;
  readonly sharp?: number;
  readonly tone?: number;
  /** Direction of the cloth, in degrees clockwise from vertical. */
  readonly grain?: number;
  readonly paint?: Paint;
  /** True where the surface is cut away. */
  readonly cut?: Cut;
}

export interface Part {
  readonly finish: Finish;
  /** Points before placement, passed to paint and cut. */
  readonly made: Float32Array;
  readonly points: Float32Array;
  readonly normals: Float32Array;
  readonly uv: Float32Array;
  readonly triangles: Uint32Array;
}

export interface Net {
  /** Steps along u and v. */
  readonly nu: number;
  readonly nv: number;
  readonly finish: Finish;
  /** The u and v passed to paint. Defaults to the position in the mesh, 0 to 1. */
  readonly uv?: (u: number, v: number) => readonly [number, number];
  /** False for flat facets with sharp edges. */
  readonly smooth?: boolean;
  /** True for an open sheet, which keeps its orientation. A closed body is oriented outwards. */
  readonly sheet?: boolean;
}

/** A part from a parametric surface of u and v, both 0 to 1. */
export function surface(at: (u: number, v: number) => Vec, net: Net): Part {
  const { nu, nv } = net;
  const count = (nu + 1) * (nv + 1);
  const points = new Float32Array(count * 3);
  const uv = new Float32Array(count * 2);
  for (let j = 0, k = 0; j <= nv; j++)
    for (let i = 0; i <= nu; i++, k++) {
      const [u, v] = [i / nu, j / nv];
      points.set(at(u, v), k * 3);
      uv.set(net.uv ? net.uv(u, v) : [u, v], k * 2);
    }
  const triangles = new Uint32Array(nu * nv * 6);
  for (let j = 0, k = 0; j < nv; j++)
    for (let i = 0; i < nu; i++, k += 6) {
      const a = j * (nu + 1) + i;
      const c = a + nu + 1;
      triangles.set([a, a + 1, c + 1, a, c + 1, c], k);
    }
  return finished(points, uv, triangles, net);
}

/** Completes a triangle mesh with outward orientation and normals. */
export function finished(
  points: Float32Array,
  uv: Float32Array,
  triangles: Uint32Array,
  { finish, smooth = true, sheet = false }: Pick<Net, "finish" | "smooth" | "sheet">,
): Part {
  if (!sheet && inward(points, triangles))
    for (let k = 0; k < triangles.length; k += 3) {
      const swap = triangles[k]!;
      triangles[k] = triangles[k + 1]!;
      triangles[k + 1] = swap;
    }
  if (!smooth) return faceted(points, uv, triangles, finish);
  return { finish, made: points, points, normals: normalsOf(points, triangles), uv, triangles };
}

export function place(parts: readonly Part[], placement: Placement): Part[] {
  const move = mover(placement);
  const mirrored =
    typeof placement.scale === "object" && placement.scale[0] * placement.scale[1] * placement.scale[2] < 0;
  return parts.map((part) => {
    const points = new Float32Array(part.points.length);
    for (let k = 0; k < points.length; k += 3)
      points.set(move([part.points[k]!, part.points[k + 1]!, part.points[k + 2]!]), k);
    const triangles = mirrored ? part.triangles.toReversed() : part.triangles;
    const flat = part.triangles.length === part.points.length / 3;
    return {
      ...part,
      points,
      triangles,
      normals: flat ? flatNormals(points, triangles) : normalsOf(points, triangles),
    };
  });
}

const corner = (points: Float32Array, index: number): Vec => [
  points[index * 3]!,
  points[index * 3 + 1]!,
  points[index * 3 + 2]!,
];

function inward(points: Float32Array, triangles: Uint32Array): boolean {
  const middle: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < points.length; k++) middle[k % 3]! += points[k]! / (points.length / 3);
  let outward = 0;
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [0, 1, 2].map((i) => corner(points, triangles[k + i]!)) as [Vec, Vec, Vec];
    const n = cross(sub(b, a), sub(c, a));
    const from = sub(a, middle);
    outward += n[0] * from[0] + n[1] * from[1] + n[2] * from[2];
  }
  return outward < 0;
}

/** Coincident points share a normal, so loops and poles close without a seam. */
function normalsOf(points: Float32Array, triangles: Uint32Array): Float32Array {
  const shared = new Uint32Array(points.length / 3);
  const seen = new Map<string, number>();
  for (let i = 0; i < shared.length; i++) {
    const key = `${Math.round(points[i * 3]! * 2000)},${Math.round(points[i * 3 + 1]! * 2000)},${Math.round(points[i * 3 + 2]! * 2000)}`;
    const first = seen.get(key) ?? i;
    if (first === i) seen.set(key, i);
    shared[i] = first;
  }
  const normals = new Float32Array(points.length);
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [0, 1, 2].map((i) => corner(points, triangles[k + i]!)) as [Vec, Vec, Vec];
    const n = cross(sub(b, a), sub(c, a));
    for (let i = 0; i < 3; i++) {
      const at = shared[triangles[k + i]!]! * 3;
      for (let axis = 0; axis < 3; axis++) normals[at + axis]! += n[axis]!;
    }
  }
  for (let i = 0; i < shared.length; i++) normals.set(unit(corner(normals, shared[i]!)), i * 3);
  return normals;
}

function faceted(points: Float32Array, uv: Float32Array, triangles: Uint32Array, finish: Finish): Part {
  const own = new Float32Array(triangles.length * 3);
  const ownUv = new Float32Array(triangles.length * 2);
  triangles.forEach((index, k) => {
    own.set(corner(points, index), k * 3);
    ownUv.set([uv[index * 2]!, uv[index * 2 + 1]!], k * 2);
  });
  const order = Uint32Array.from(triangles, (_, k) => k);
  return { finish, made: own, points: own, normals: flatNormals(own, order), uv: ownUv, triangles: order };
}

function flatNormals(points: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(points.length);
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [0, 1, 2].map((i) => corner(points, triangles[k + i]!)) as [Vec, Vec, Vec];
    const n = unit(cross(sub(b, a), sub(c, a)));
    for (let i = 0; i < 3; i++) normals.set(n, triangles[k + i]! * 3);
  }
  return normals;
}
