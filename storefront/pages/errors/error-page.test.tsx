import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DocumentError, PageError } from "./error-page.tsx";

async function render(error: () => never, layout?: () => object, frameError?: Error): Promise<string> {
  const handler = createStaticHandler([
    {
      id: "layout",
      ErrorBoundary: DocumentError,
      ...(layout && { loader: layout }),
      children: [{ path: "*", Component: () => null, loader: error, ...(layout && { ErrorBoundary: PageError }) }],
    },
  ]);
  const found = await handler.query(new Request("http://shop.test/gone"));
  if (found instanceof Response) throw new Error("a redirect was not expected");
  const context = frameError ? { ...found, errors: { layout: frameError } } : found;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const missing = (): never => {
  throw data(null, { status: 404 });
};
const failing = (): never => {
  throw new Error("password of the database");
};

test("a missing page offers the search and the departments, under the visitor's country", async () => {
  const html = await render(missing, () => ({ code: "de" }));
  expect(html).toContain("Page not found");
  expect(html).toContain('action="/de/pages/search"');
  for (const way of ["new-arrivals", "women", "men", "kids", "sale"]) expect(html).toContain(`/de/collections/${way}`);
});

test("a missing page offers what the shop sells, and nothing in a shop without products", async () => {
  const missingWith = (ways: readonly object[]) =>
    render(
      () => {
        throw data({ ways }, { status: 404 });
      },
      () => ({ code: "de" }),
    );
  const dogs = await missingWith([{ href: "/de/collections/dogs", name: "Hunde" }]);
  expect(dogs).toContain('<a href="/de/collections/dogs">Hunde</a>');
  expect(dogs).not.toContain("collections/women");
  expect(await missingWith([])).not.toContain("/collections/");
});

test("a failure says that it is ours and nothing of its cause", async () => {
  const html = await render(failing, () => ({ code: null }));
  expect(html).toContain("Something went wrong");
  expect(html).toContain('href="/collections/women"');
  expect(html).not.toContain("password");
});

test("without the frame's data the whole document still renders", async () => {
  const html = await render(failing);
  expect(html).toMatch(/^<html lang="en" dir="ltr">/);
  expect(html).toContain("Something went wrong");
  expect(html).not.toContain("password");
});

test("a document whose frame fails is in the visitor's language, and leads to the pages of the visitor's country", async () => {
  const html = await render(failing, () => ({ code: "ae", language: "ar-AE", direction: "rtl" }), new Error());
  expect(html).toMatch(/^<html lang="ar-AE" dir="rtl">/);
  expect(html).toContain('href="/ae"');
  expect(html).toContain('href="/ae/collections/women"');
});
