// Collects console errors and warnings, uncaught errors and failed requests of a browser, except for those that a test expects.

import type { BrowserContext } from "@playwright/test";

export type ExpectConsole = (message: string | RegExp) => void;

export interface ConsoleWatch {
  readonly expectConsole: ExpectConsole;
  /** Unexpected messages, and expected ones that did not occur. */
  readonly problems: () => string[];
}

export function watchConsole(context: BrowserContext): ConsoleWatch {
  const messages: string[] = [];
  const expected: (string | RegExp)[] = [];
  context.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    // playwright.config.ts blocks the shop's worker.
    if (isProblem && !message.text().startsWith("Service Worker registration blocked"))
      messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) =>
    messages.push(`uncaught: ${webError.error().stack ?? webError.error().message}`),
  );
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The page cancels requests that it no longer needs, such as prefetches.
    if (reason !== "net::ERR_ABORTED") messages.push(`request failed: ${request.url()} ${reason}`);
  });
  return {
    expectConsole: (message) => expected.push(message),
    problems: () => [
      ...messages.filter((message) => !expected.some((pattern) => matches(message, pattern))),
      ...expected
        .filter((pattern) => !messages.some((message) => matches(message, pattern)))
        .map((pattern) => `expected, but never logged: ${pattern}`),
    ],
  };
}

const matches = (message: string, pattern: string | RegExp) =>
  typeof pattern === "string" ? message.includes(pattern) : pattern.test(message);
