// Collects what goes wrong in a browser without a test looking: console errors and warnings, uncaught errors, failed
// requests; and which of these a test has announced.

import type { BrowserContext } from "@playwright/test";

export type ExpectConsole = (message: string | RegExp) => void;

export interface ConsoleWatch {
  readonly expectConsole: ExpectConsole;
  /** Unannounced messages, and announcements that nothing answered to. */
  readonly problems: () => string[];
}

export function watchConsole(context: BrowserContext): ConsoleWatch {
  const messages: string[] = [];
  const announced: (string | RegExp)[] = [];
  context.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    if (isProblem) messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) =>
    messages.push(`uncaught: ${webError.error().stack ?? webError.error().message}`),
  );
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The page itself gives up what it no longer needs, such as prefetches on leaving.
    if (reason !== "net::ERR_ABORTED") messages.push(`request failed: ${request.url()} ${reason}`);
  });
  return {
    expectConsole: (message) => announced.push(message),
    problems: () => [
      ...messages.filter((message) => !announced.some((announcement) => matches(message, announcement))),
      ...announced
        .filter((announcement) => !messages.some((message) => matches(message, announcement)))
        .map((announcement) => `expected, but never logged: ${announcement}`),
    ],
  };
}

const matches = (message: string, announcement: string | RegExp) =>
  typeof announcement === "string" ? message.includes(announcement) : announcement.test(message);
