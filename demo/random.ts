// Random draws that are the same on every machine: a stream of numbers that a few keys (a seed, a name, an index) decide.

export interface Random {
  /** 0 ≤ x < 1 */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** An item, each as often as its weight says; a weight of 0 is never drawn. */
  readonly weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item;
  /** `count` different items in the order they were drawn. */
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
      if (drawn === undefined) throw new Error("a weighted draw needs at least one item of positive weight");
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

/** mulberry32: small, fast and even enough for a catalogue; never for secrets. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
