import { expect, test } from "vitest";
import { formatDate, formatTime } from "./dates.ts";

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
