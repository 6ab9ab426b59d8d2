// `npm run shop -- locales check`: prints the texts that a language lacks.

import { LANGUAGES } from "#catalogue";
import { checkLocale, type LocaleProblem } from "#storefront/locales/check.ts";
import { readLocale } from "#storefront/locales/files.ts";
import { OperatorError } from "../start/operator-error.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { LOCALES_USAGE } from "./usages.ts";

/** Throws if something is missing, so that the command exits with an error. */
export function runLocales(words: readonly string[], { print }: Terminal, folder?: string): void {
  const [name, language, ...rest] = words;
  if (name !== "check" || rest.length > 0) throw new WrongUsage(LOCALES_USAGE);
  const english = readLocale("en", folder);
  const languages = language === undefined ? LANGUAGES.map(({ code }) => code) : [language];
  const problems = languages.flatMap((code) => checkLocale(code, readLocale(code, folder), english));
  for (const problem of problems) print(lineOf(problem));
  const missing = problems.filter(({ isDoubt }) => !isDoubt).length;
  if (missing > 0) throw new OperatorError(`${missing} to fix in storefront/locales.`);
  print(`Nothing is missing in ${languages.join(", ")}.`);
}

const lineOf = ({ file, key, reason }: LocaleProblem): string =>
  `${file}${key === undefined ? "" : ` ${key}`}: ${reason}`;
