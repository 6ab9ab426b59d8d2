// The compiled inner loops and their memory, which contains a picture from its drawing to its pixels.

import { KERNEL } from "./kernel-binary.ts";

/** Pointers are byte offsets in the memory; kernel/ documents each loop. */
interface Loops {
  readonly open: (grey: number, alpha: number, regions: number, width: number, height: number, kinds: number) => void;
  readonly kindAt: (column: number, row: number) => number;
  readonly runEnd: (kind: number, from: number, to: number, x: number, stepX: number, row: number) => number;
  readonly cutInto: (grey: number, alpha: number, regions: number) => void;
  readonly keepRow: (from: number, to: number) => void;
  readonly blendRow: (first: number, low: number, to: number) => void;
  readonly spreadRow: (first: number, low: number, from: number, last: number, x: number, step: number) => void;
  readonly dip: (tables: number, printed: number, ground: number) => void;
  readonly dipPrint: (pixels: number, columns: number, rows: number, shading: number, threads: number) => void;
  readonly tint: (
    out: number,
    columns: number,
    rows: number,
    ax: number,
    bx: number,
    cx: number,
    ay: number,
    by: number,
    cy: number,
  ) => void;
  readonly average: (
    tile: number,
    size: number,
    inks: number,
    out: number,
    width: number,
    height: number,
    spreadX: number,
    spreadY: number,
    room: number,
  ) => void;
  readonly liveliness: (pixels: number, width: number, height: number) => number;
  readonly soften: (pixels: number, width: number, height: number, distance: number) => void;
}

export interface Kernel extends Loops {
  /** Allocates memory until the kernel is lent again. It is uninitialised. */
  readonly bytes: (length: number) => Uint8Array;
  readonly words: (length: number) => Uint32Array;
  /** Copies bytes into the memory and returns their offset. */
  readonly copied: (array: ArrayBufferView) => number;
}

/**
 * Pages of 64 kB: enough for the largest picture of the largest reshaped drawing with the largest print. Pages that are never
 * written use no memory, and a memory that never grows never moves, so an encoder can read from it concurrently.
 */
const PAGES = 768;

/** Allocations are aligned to vectors, and none starts at zero. */
const ALIGNED = 16;

export function createKernel(): Kernel & { readonly clear: () => void } {
  const memory = new WebAssembly.Memory({ initial: PAGES, maximum: PAGES });
  const { exports } = new WebAssembly.Instance(compiled(), { env: { memory } });
  const all = new Uint8Array(memory.buffer);
  let free = ALIGNED;
  const place = (length: number): number => {
    const at = free;
    free += Math.ceil(length / ALIGNED + 1) * ALIGNED;
    if (free > all.length) throw new RangeError(`the kernel has no memory left for ${length} bytes`);
    return at;
  };
  return {
    ...(exports as unknown as Loops),
    bytes: (length) => new Uint8Array(memory.buffer, place(length), length),
    words: (length) => new Uint32Array(memory.buffer, place(4 * length), length),
    copied({ buffer, byteOffset, byteLength }) {
      const at = place(byteLength);
      all.set(new Uint8Array(buffer, byteOffset, byteLength), at);
      return at;
    },
    clear() {
      free = ALIGNED;
    },
  };
}

let module: WebAssembly.Module | undefined;
const compiled = (): WebAssembly.Module => (module ??= new WebAssembly.Module(Buffer.from(KERNEL, "base64")));

const idle: ReturnType<typeof createKernel>[] = [];

/** Lends a kernel to one picture. Kernels are pooled: one for each picture in progress. */
export async function withKernel<T>(work: (kernel: Kernel) => Promise<T>): Promise<T> {
  const kernel = idle.pop() ?? createKernel();
  kernel.clear();
  try {
    return await work(kernel);
  } finally {
    idle.push(kernel);
  }
}
