import { expect, test } from "vitest";
import { marketOf } from "../markets.ts";
import { BELTS } from "./accessories.ts";
import { WOMENS_CLOTHING } from "./clothing.ts";
import { systemOf, systemsInOrder, systemsRead } from "./reading.ts";
import { MENS_SHOES } from "./shoes.ts";

const read = (code: string) => systemsRead(marketOf(code)!);

test("a market's own size system comes first [CO-09]", () => {
  expect([
    read("us")[0],
    read("gb")[0],
    read("de")[0],
    read("it")[0],
    read("jp")[0],
    read("cn")[0],
    read("se")[0],
  ]).toEqual(["US", "UK", "DE", "IT", "JP", "CN", "EU"]);
});

test("a chart without the shopper's first system is shown in the next known one, or as its products are labelled [CO-09]", () => {
  expect(systemOf(WOMENS_CLOTHING, read("de"))).toBe("DE");
  expect(systemOf(MENS_SHOES, read("de"))).toBe("IT");
  expect(systemOf(BELTS, read("de"))).toBe("cm");
});

test("the table starts with the system that names its sizes, then those the shopper knows, each once [CO-09]", () => {
  const order = systemsInOrder(WOMENS_CLOTHING, read("us"));
  expect(order.slice(0, 4)).toEqual(["INT", "US", "UK", "IT"]);
  expect(order.toSorted()).toEqual(WOMENS_CLOTHING.systems.toSorted());
});
