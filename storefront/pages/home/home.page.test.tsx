import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import HomePage from "./home.page.tsx";
import type { HomeSection } from "./sections.ts";

async function render(sections: readonly HomeSection[]): Promise<string> {
  const loader = () => ({ title: "Vitrine", description: "", sections });
  const handler = createStaticHandler([{ path: "/", Component: HomePage, loader }]);
  const context = await handler.query(new Request("http://shop.test/"));
  if (context instanceof Response) throw new Error("a redirect was not expected");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
const section = (type: string, more: Partial<HomeSection> = {}): HomeSection => ({
  id: type,
  type,
  items: [],
  products: [],
  ...more,
});

test("a type that the page does not know is skipped", async () => {
  const html = await render([section("video", { title: "Loud" }), section("story", { title: "A *quiet* one" })]);
  expect(html).not.toContain("Loud");
  expect(html).toContain("<em>quiet</em>");
});

test("a section without what it shows renders nothing", async () => {
  const empty = ["hero", "department", "new-arrivals", "designer", "sale", "story"];
  expect(await render(empty.map((type) => section(type)))).not.toContain("<section");
  expect(await render([section("new-arrivals", { title: "New this week" })])).not.toContain("New this week");
});

test("[TG-04] a section without its pictures, texts or links says what it has", async () => {
  const types = ["hero", "department", "designer", "story"];
  const html = await render(types.map((type) => section(type, { title: `Of-${type}`, link: "/somewhere" })));
  for (const type of types) expect(html).toContain(`Of-${type}`);
  expect(html).not.toMatch(/<img|undefined|null/);
});

test("there is one h1, with a hero or without", async () => {
  for (const sections of [
    [section("hero", { title: "Long coats" })],
    [section("hero")],
    [section("story", { title: "A story" })],
  ]) {
    expect((await render(sections)).match(/<h1/g)).toHaveLength(1);
  }
});
