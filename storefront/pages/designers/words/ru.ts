import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  designers: "Дизайнеры",
  designersFor: "Дизайнеры: {department}",
  description: {
    one: "{title}: {count} имя в Vitrine, от A до Z.",
    few: "{title}: все {count} имени в Vitrine, от A до Z.",
    many: "{title}: все {count} имён в Vitrine, от A до Z.",
    other: "{title}: все {count} имени в Vitrine, от A до Z.",
  },
  search: "Найти дизайнера",
  searchAmong: {
    one: "Поиск: {count} дизайнер",
    few: "Поиск: {count} дизайнера",
    many: "Поиск: {count} дизайнеров",
    other: "Поиск: {count} дизайнера",
  },
  none: "По запросу «{query}» дизайнеров нет.",
  showAll: "Показать всех дизайнеров",
  byDepartment: "Дизайнеры по отделам",
  all: "Все",
  byLetter: "Дизайнеры по алфавиту",
  signs: "Цифры и знаки",
};
