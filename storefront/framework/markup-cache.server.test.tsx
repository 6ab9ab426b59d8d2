import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CachedMarkupProvider, MARK, useCachedMarkup } from "#storefront/ui/cached-markup.ts";
import { openMarkupCache, type MarkupCache, type Piece } from "./markup-cache.server.ts";

const drawn = vi.fn<(text: string) => void>();

function Item({ text }: { readonly text: string }) {
  drawn(text);
  return (
    <li>
      {text} <b>{text.length}</b>
    </li>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  const parts = useCachedMarkup();
  const all = items.map((text) => ({ text }));
  return (
    <ul>
      {parts("item", all, ({ text }) => (
        <Item key={text} text={text} />
      ))}
    </ul>
  );
}

const render = (items: readonly string[], cache: MarkupCache, context = "en"): string =>
  joined(
    cache.render(context, (parts) =>
      renderToString(
        <CachedMarkupProvider value={parts}>
          <List items={items} />
        </CachedMarkupProvider>,
      ),
    ),
  );

/** The bytes of every piece are its text. */
function joined(pieces: readonly Piece[]): string {
  for (const { text, bytes } of pieces) expect(bytes?.toString() ?? text).toBe(text);
  return pieces.map(({ text }) => text).join("");
}

const plain = (items: readonly string[]): string => renderToString(<List items={items} />);

test("[PG-01] cached parts give the same bytes as React, known, new and mixed", () => {
  const cache = openMarkupCache();
  for (const items of [["a", "b"], ["a", "b"], ["c", "a", "d", "b"], [], ["<i>", "d"], ["é’", "é’"]]) {
    expect(render(items, cache)).toBe(plain(items));
  }
});

test("[PG-01] a known part is not rendered again, except in another context", () => {
  const cache = openMarkupCache();
  render(["known", "other"], cache);
  drawn.mockClear();
  render(["other", "new", "known"], cache);
  expect(drawn.mock.calls).toEqual([["new"]]);
  render(["known"], cache, "de");
  expect(drawn.mock.calls).toEqual([["new"], ["known"]]);
});

test("a part that fails is not stored", () => {
  const cache = openMarkupCache();
  drawn.mockImplementationOnce(() => {
    throw new Error("broken");
  });
  expect(() => render(["a"], cache)).toThrow("broken");
  expect(render(["a"], cache)).toBe(plain(["a"]));
});

test("markup that contains a mark is rendered without the cache", () => {
  const cache = openMarkupCache();
  const foreign = `<${MARK} id="0"></${MARK}>`;
  const page = (part: Parameters<Parameters<MarkupCache["render"]>[1]>[0]) =>
    renderToString(
      <CachedMarkupProvider value={part}>
        <div dangerouslySetInnerHTML={{ __html: foreign }} />
        <List items={["a", "b"]} />
      </CachedMarkupProvider>,
    );
  for (let round = 0; round < 2; round += 1) expect(joined(cache.render("en", page))).toBe(page(undefined));
});
