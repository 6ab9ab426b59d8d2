// Processor time of discountsOf for a cart of 20 lines with 200 active promotions. The goal is under 1 ms; the unit of the ratio is
// copying the cart through JSON, measured in turns.

import { discountsOf } from "#commerce/promotions";
import { COMBINATIONS, type Effect } from "../commerce/promotions/promotion.ts";
import { cartOf, line, NOW, promotion } from "../commerce/promotions/testing-carts.ts";

const LINES = 20;
const PROMOTIONS = 200;
const ROUNDS = 40;
const CALLS = 50;
const TYPES = ["Coats", "Bags", "Belts", "Boots"];

const EFFECTS: readonly Effect[] = [
  { kind: "percentage", of: "lines", percent: 12.5 },
  { kind: "amount", of: "lines", amounts: { EUR: 25_000 } },
  { kind: "fixed-price", of: "lines", amounts: { EUR: 900_000 } },
  { kind: "buy-get", buy: 2, get: 1, percent: 100, reward: "cheapest" },
  { kind: "percentage", of: "order", percent: 5 },
  { kind: "amount", of: "order", amounts: { EUR: 50_000 } },
  { kind: "tiers", of: "lines", tiers: [{ from: { EUR: 500_000 }, percent: 5 }] },
  { kind: "percentage", of: "delivery", percent: 100 },
];

/** All promotions of the case may apply to all lines, or each to the lines of one type. */
const cases = { "by type": true, "to every line": false };

export async function run(): Promise<void> {
  console.log(`${LINES} lines, ${PROMOTIONS} active promotions; median of ${ROUNDS} rounds of ${CALLS} calls`);
  console.log("promotions        CPU ms   multiple of copying the cart");
  for (const [name, isByType] of Object.entries(cases)) measure(name, isByType);
}

function measure(name: string, isByType: boolean): void {
  const lines = Array.from({ length: LINES }, (_, index) =>
    line(`line ${index}`, 100_000 + index * 73_310, 1 + (index % 3), {
      fields: { product_type: TYPES[index % TYPES.length]!, vendor: `Designer ${index % 7}` },
    }),
  );
  const cart = cartOf(lines, { delivery: 25_000 });
  const promotions = Array.from({ length: PROMOTIONS }, (_, index) =>
    promotion(`p${index}`, {
      effect: EFFECTS[index % EFFECTS.length]!,
      combines: COMBINATIONS[index % COMBINATIONS.length]!,
      priority: index % 4 === 0 ? 1 : 0,
      conditions: {
        products: isByType
          ? `product_type="${TYPES[index % TYPES.length]}" AND vendor!="Designer ${index % 7}"`
          : 'vendor!="Nobody"',
        minimumAmount: { EUR: 200_000 },
      },
    }),
  );
  const plain = lines.map(({ facts: _facts, ...rest }) => rest);
  const times: number[] = [];
  const copies: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times.push(timeOf(() => discountsOf(cart, promotions, NOW)));
    copies.push(timeOf(() => JSON.parse(JSON.stringify(plain))));
  }
  const [discounts, copy] = [median(times), median(copies)];
  console.log(`${name.padEnd(16)}  ${discounts.toFixed(3).padStart(6)}   ${(discounts / copy).toFixed(1)}`);
}

/** Milliseconds of processor time of one call. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
