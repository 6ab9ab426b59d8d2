import { expect, test } from "vitest";
import { addWorkingDays, deliveryDates, formatDate, formatTime } from "./dates.ts";

const MOMENT = Date.UTC(2026, 10, 15, 15, 7);

test.each([
  ["en", "November 15, 2026", "3:07 PM"],
  ["en-GB", "November 15, 2026", "3:07 PM"],
  ["fr", "15 novembre 2026", "15:07"],
  ["de", "15. November 2026", "15:07"],
  ["it", "15 novembre 2026", "15:07"],
  ["es", "15 de noviembre de 2026", "15:07"],
  ["zh", "2026年11月15日", "15:07"],
  ["ja", "2026年11月15日", "15:07"],
  ["ko", "2026년 11월 15일", "오후 3:07"],
  ["ru", "15 ноября 2026 г.", "15:07"],
  ["ar", "15 نوفمبر 2026", "3:07 م"],
  ["tlh", "November 15, 2026", "3:07 PM"],
])("[I18-08] in %s the day is %s and the time %s", (language, day, time) => {
  expect(formatDate(MOMENT, language, "UTC")).toBe(day);
  expect(formatTime(MOMENT, language, "UTC")).toBe(time);
});

test("[I18-08] day and time are in the given time zone", () => {
  expect(formatDate(new Date(MOMENT), "en", "Asia/Shanghai")).toBe("November 15, 2026");
  expect(formatTime(new Date(MOMENT), "en", "Asia/Shanghai")).toBe("11:07 PM");
  expect(formatDate(MOMENT, "en", "Pacific/Auckland")).toBe("November 16, 2026");
  expect(formatTime(Date.UTC(2026, 0, 1, 0, 5), "en", "UTC")).toBe("12:05 AM");
});

test.each([
  ["en", "Wed, November 25 – Mon, November 30", "Mon, November 30 – Wed, December 2"],
  ["fr", "mer. 25 – lun. 30 novembre", "lun. 30 novembre – mer. 2 décembre"],
  ["de", "Mi., 25. – Mo., 30. November", "Mo., 30. November – Mi., 2. Dezember"],
  ["es", "mié, 25 de noviembre – lun, 30 de noviembre", "lun, 30 de noviembre – mié, 2 de diciembre"],
  ["ru", "ср, 25 ноября – пн, 30 ноября", "пн, 30 ноября – ср, 2 декабря"],
  ["ja", "11/25(水)～11/30(月)", "11/30(月)～12/02(水)"],
  ["ar", "الأربعاء، 25 – الاثنين، 30 نوفمبر", "الاثنين، 30 نوفمبر – الأربعاء، 2 ديسمبر"],
])("[CO-02] [I18-08] in %s a parcel arrives %s", (language, inOneMonth, intoTheNext) => {
  const monday = new Date("2026-11-23T10:00:00Z");
  const reader = { language, timeZone: "UTC" };
  expect(deliveryDates(monday, { from: 2, to: 5 }, reader)).toBe(inOneMonth);
  expect(deliveryDates(monday, { from: 5, to: 7 }, reader)).toBe(intoTheNext);
  expect(deliveryDates(monday, { from: 5, to: 5 }, reader)).not.toMatch(/[–～]/u);
});

test("[CO-02] the days of a delivery are counted from the shop's day", () => {
  // Friday in Tokyo, Thursday in London.
  const placed = new Date("2026-11-19T15:14:00Z");
  const datesIn = (timeZone: string) => deliveryDates(placed, { from: 1, to: 1 }, { language: "en", timeZone });
  expect([datesIn("Asia/Tokyo"), datesIn("UTC")]).toEqual(["Mon, November 23", "Fri, November 20"]);
});

const days = (from: string, counts: readonly number[], dispatch?: Parameters<typeof addWorkingDays>[2]) =>
  counts.map((count) => addWorkingDays(new Date(from), count, dispatch).toISOString().slice(0, 10));

test("[CO-02] working days leave out Saturdays and Sundays", () => {
  expect(days("2026-11-13T16:00:00Z", [1, 2, 5, 6])).toEqual(["2026-11-16", "2026-11-17", "2026-11-20", "2026-11-23"]);
  expect(days("2026-11-14T10:00:00Z", [1])).toEqual(["2026-11-16"]);
});

test("working days follow the merchant's week, holidays and cut-off [TD-03]", () => {
  expect(days("2026-11-13T16:00:00Z", [1, 2], { weekdays: [1, 2, 3, 4, 5, 6] })).toEqual(["2026-11-14", "2026-11-16"]);
  expect(days("2026-12-24T08:00:00Z", [1], { holidays: ["2026-12-25", "2026-12-28"] })).toEqual(["2026-12-29"]);
  const cutOff = { time: "14:00", timeZone: "Europe/Berlin" };
  expect(days("2026-11-16T12:59:00Z", [0, 1], { cutOff })).toEqual(["2026-11-16", "2026-11-17"]);
  expect(days("2026-11-16T13:00:00Z", [0, 1], { cutOff })).toEqual(["2026-11-17", "2026-11-18"]);
  // In summer Berlin is two hours ahead. An order on a Saturday has until Monday anyway.
  expect(days("2026-07-13T12:00:00Z", [1], { cutOff })).toEqual(["2026-07-15"]);
  expect(days("2026-11-14T20:00:00Z", [1], { cutOff })).toEqual(["2026-11-16"]);
  expect(days("2026-11-16T23:30:00Z", [0], { cutOff: { time: "14:00", timeZone: "Asia/Tokyo" } })).toEqual([
    "2026-11-17",
  ]);
});
