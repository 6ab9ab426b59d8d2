// Says the texts of a page in its visitor's language: everything a page needs in one batch, remembered for the next.
import { LRUCache } from "lru-cache";
import type { TitledProduct, Translator } from "./translator.ts";
import { createUnderstanding, type Understand } from "./understand.ts";

/** What a page is made with. Texts that cannot be translated come out in English. */
export interface Say {
  (text: string): string;
  readonly title: (id: string, title: string) => string;
}

export interface Speech {
  /**
   * Makes something twice: once to hear which texts it needs, and again with what they are in the language. So `make` must be
   * pure. In English it is made once, as it is.
   */
  in<Made>(language: string, make: (say: Say) => Made): Promise<Made>;
  /** What a visitor typed, in the catalogue's English. */
  readonly understand: Understand;
}

/** Texts remembered a language: about 20 MB in all when full. */
const MOST_TEXTS = 20_000;
/** Names of categories and menus are asked for again after this time. */
const NAMES_LIFE_MS = 10 * 60_000;
/** And titles after this: a catalogue may give its products others. */
const TITLES_LIFE_MS = 60_000;

export interface SpeechOptions {
  readonly understand?: Understand;
  readonly now?: () => number;
  /** Of the catalogue: titles of another edition are requested again at once. */
  readonly edition?: () => number;
}

export function createSpeech(
  translator: Translator,
  { understand = createUnderstanding(), now = Date.now, edition = () => 0 }: SpeechOptions = {},
): Speech {
  const memories = new Map<string, Memory>();
  const memoryOf = (language: string): Memory => {
    const known = memories.get(language) ?? {
      texts: emptyCache(),
      titles: emptyCache(),
      namesUntil: 0,
      titlesUntil: 0,
      edition: 0,
    };
    memories.set(language, known);
    return known;
  };
  return {
    understand,
    in: async (language, make) => {
      if (language === "en") return make(ENGLISH);
      const memory = memoryOf(language);
      forgetTitles(memory, now(), edition());
      const { texts, titles } = memory;
      const missing = { texts: new Set<string>(), products: new Map<string, TitledProduct>() };
      const sayTitle = (id: string, title: string): string => {
        const said = titles.get(keyOf(id, title));
        if (said === undefined) missing.products.set(keyOf(id, title), { id, title });
        return said ?? title;
      };
      const sayText = (text: string): string => {
        if (text === "") return text;
        const said = texts.get(text);
        if (said === undefined) missing.texts.add(text);
        return said ?? text;
      };
      const say: Say = Object.assign(sayText, { title: sayTitle });
      // Asked beside the texts, not before them: a page waits for a slow service once.
      const names = rememberNames(translator, memory, language, now());
      const made = make(say);
      if (missing.texts.size === 0 && missing.products.size === 0) return made;
      await Promise.all([
        names,
        learn(
          texts,
          [...missing.texts].map((text) => [text, text] as const),
          (asked) => translator.translate(asked, language),
        ),
        learn(titles, [...missing.products], (asked) => translator.product(asked, language)),
      ]);
      return make(say);
    },
  };
}

type TextCache = LRUCache<string, string>;
const emptyCache = (): TextCache => new LRUCache({ max: MOST_TEXTS });

interface Memory {
  readonly texts: TextCache;
  titles: TextCache;
  titlesUntil: number;
  /** Of the catalogue that the titles are of. */
  edition: number;
  /** Until when the names of categories and menus need not be asked for. */
  namesUntil: number;
}

const ENGLISH: Say = Object.assign((text: string) => text, { title: (_: string, title: string) => title });

/** A new memory rather than an empty one: a page that is being made goes on with the old. */
function forgetTitles(memory: Memory, now: number, edition: number): void {
  if (memory.titlesUntil > now && memory.edition === edition) return;
  memory.titles = emptyCache();
  memory.edition = edition;
  memory.titlesUntil = now + TITLES_LIFE_MS;
}

const keyOf = (id: string, title: string): string => `${id} ${title}`;

/** Nothing is remembered of an answer that did not come: it is asked for again with the next page. */
async function learn<Asked>(
  cache: TextCache,
  wanted: readonly (readonly [key: string, asked: Asked])[],
  ask: (asked: readonly Asked[]) => Promise<readonly string[] | null>,
): Promise<void> {
  if (wanted.length === 0) return;
  const said = await ask(wanted.map(([, asked]) => asked));
  if (said === null) return;
  for (const [at, [key]] of wanted.entries()) {
    const text = said[at];
    if (text !== undefined) cache.set(key, text);
  }
}

/** Undefined when there is nothing to wait for. The old ones are used while the new are asked for. */
function rememberNames(
  translator: Translator,
  memory: Memory,
  language: string,
  now: number,
): Promise<void> | undefined {
  if (memory.namesUntil > now) return undefined;
  memory.namesUntil = now + NAMES_LIFE_MS;
  return Promise.all([translator.category(language), translator.navigation(language)]).then((both) => {
    for (const names of both) for (const [name, text] of Object.entries(names ?? {})) memory.texts.set(name, text);
    // What did not come is asked for again with the next page.
    if (both.includes(undefined)) memory.namesUntil = 0;
    return undefined;
  });
}
