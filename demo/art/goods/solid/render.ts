// Renders a scene of parts and a camera to the planes of a base picture.

import { BASE_HEIGHT, BASE_WIDTH } from "../../format.ts";
import { cameraOf, frame, LENS, see, type Camera, type Framing } from "./camera.ts";
import { floorShadow } from "./floor.ts";
import type { Part } from "./part.ts";
import type { Seen } from "./raster.ts";
import { shade, type Shaded } from "./shade.ts";
import { clamp, mix, sub } from "./vector.ts";

export interface Scene {
  readonly parts: readonly Part[];
  /** Degrees. Yaw rotates the product about its vertical axis; pitch tilts the camera down. */
  readonly yaw?: number;
  readonly pitch?: number;
  /** Fractions of the picture's width and height that the product may fill. */
  readonly wide?: number;
  readonly tall?: number;
  /** False for a product without a floor below it. */
  readonly floor?: boolean;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  readonly alpha: Uint8Array;
  /** Region and grain, see format.ts. */
  readonly regions: Uint8Array;
}

/** Samples per pixel in each direction. */
const SUPERSAMPLING = 2;

/** `detail` scales the picture: 1 is full size, 0.5 a quick draft at half size. */
export function render(scene: Scene, detail = 1): Picture {
  const { parts, yaw = 0, pitch = 8, wide = 0.78, tall = 0.78 } = scene;
  const width = Math.round(BASE_WIDTH * detail);
  const height = Math.round(BASE_HEIGHT * detail);
  const camera = cameraOf(parts, yaw, pitch);
  const framing = frame(parts, camera, width * SUPERSAMPLING, height * SUPERSAMPLING, wide, tall);
  const seen = see(parts, camera, framing);
  const shaded = shade(parts, camera, framing, seen);
  return composite(scene, camera, framing, seen, shaded, width, height);
}

/** Averages the samples of each pixel and composites the product over its shadow. */
function composite(
  { parts, pitch = 8, yaw = 0, floor = true }: Scene,
  camera: Camera,
  framing: Framing,
  seen: Seen,
  { grey, region }: Shaded,
  width: number,
  height: number,
): Picture {
  const picture: Picture = {
    width,
    height,
    grey: new Uint8Array(width * height),
    alpha: new Uint8Array(width * height),
    regions: new Uint8Array(width * height),
  };
  // Shadows fall to the right and, seen from above, down. Converts that direction from view space to world space.
  const flat = pitch / 90;
  const [pushX, pushZ] = [0.28, mix(-0.1, 0.3, flat)];
  const angle = (yaw * Math.PI) / 180;
  const dark = floor
    ? floorShadow(parts, camera.middle, camera.radius, [
        pushX * Math.cos(angle) - pushZ * Math.sin(angle),
        pushX * Math.sin(angle) + pushZ * Math.cos(angle),
      ])
    : () => 0;
  const eye = camera.toWorld([0, 0, LENS * camera.radius]);
  const { middle } = camera;
  const rightward = sub(camera.toWorld([1, 0, 0]), middle);
  const upward = sub(camera.toWorld([0, 1, 0]), middle);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let covered = 0;
      let sum = 0;
      let byte = 0;
      const fromX = x * SUPERSAMPLING - framing.left;
      const fromY = y * SUPERSAMPLING - framing.top;
      const rows = fromX >= 0 && fromY >= 0 && fromX < seen.width && fromY < seen.height ? SUPERSAMPLING : 0;
      for (let j = 0; j < rows; j++)
        for (let i = 0; i < SUPERSAMPLING; i++) {
          const k = (fromY + j) * seen.width + fromX + i;
          if (!seen.part[k]) continue;
          covered++;
          sum += grey[k]!;
          byte ||= region[k]!;
        }
      const k = y * width + x;
      const cover = covered / (SUPERSAMPLING * SUPERSAMPLING);
      let shadow = 0;
      if (cover < 1) {
        const right = (x * SUPERSAMPLING + 0.5 - framing.x) / framing.scale;
        const up = (framing.y - y * SUPERSAMPLING - 0.5) / framing.scale;
        const wx = middle[0] + right * rightward[0] + up * upward[0];
        const wy = middle[1] + right * rightward[1] + up * upward[1];
        const wz = middle[2] + right * rightward[2] + up * upward[2];
        const t = eye[1] / (eye[1] - wy);
        if (t > 0) shadow = dark(eye[0] + t * (wx - eye[0]), eye[2] + t * (wz - eye[2])) * 0.62;
      }
      const alpha = cover + (1 - cover) * shadow;
      picture.alpha[k] = Math.round(clamp(alpha) * 255);
      picture.grey[k] = covered ? Math.round(clamp(((sum / covered) * cover) / alpha, 0, 255)) : 0;
      picture.regions[k] = byte;
    }
  return picture;
}
