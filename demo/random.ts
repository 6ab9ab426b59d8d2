// Deterministic random numbers: a stream that depends only on a few keys (a seed, a name, an index).

export interface Random {
  /** 0 ≤ x < 1 */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** A random item with a probability proportional to its weight; items of weight 0 are never drawn. */
  readonly weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item;
  /** `count` different items in random order. */
  readonly some: <Item>(items: readonly Item[], count: number) => Item[];
}

export function randomOf(...keys: readonly (string | number)[]): Random {
  const next = stream(hashOf(keys.join("\u0000")));
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const drawn = items.find((item) => (left -= weightOf(item)) < 0);
      if (drawn === undefined) throw new Error("a weighted draw needs an item with a positive weight");
      return drawn;
    },
    some: (items, count) => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () => {
        const [taken] = rest.splice(Math.floor(next() * rest.length), 1);
        return taken as (typeof rest)[number];
      });
    },
  };
}

/** 32-bit FNV-1a over UTF-16 code units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** mulberry32: small, fast and uniform enough for a catalogue, but not for secrets. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
