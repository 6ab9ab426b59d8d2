import { expect, test } from "vitest";
import { routes } from "#storefront/routes.ts";
import { defineRoutes } from "./define.ts";

const page = () => Promise.resolve({ default: () => null });

test("[RT-29] two routes with the same name are an error at start-up that names them", () => {
  const table = () =>
    defineRoutes([
      { name: "home", path: ":code?", page },
      { name: "cart", path: ":code?/cart", page },
      { name: "home", path: ":code?/start", page },
    ]);
  expect(table).toThrow('Two routes are named "home"');
});

test("[RT-29] a route may not take the layout's name", () => {
  expect(() => defineRoutes([{ name: "layout", path: "x", page }])).toThrow('Two routes are named "layout"');
});

test("[RT-19] [RT-20] every page answers under an optional country code, the product grid and the payment code only under one", () => {
  const others = routes.filter(({ path }) => !path.startsWith(":code?")).map(({ path }) => path);
  expect(others).toEqual([":code/productgrid", ":code/qrcode/:orderId/:codeUrl", "*"]);
});
