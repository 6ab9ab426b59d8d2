// Leaves bots out of the figures: crawlers by their name, and headless browsers by their headers.

import { isRobot } from "../visitor/robots.ts";
import type { ReadHeader } from "../visitor/visitor.ts";

const HEADLESS = /headless|phantomjs|puppeteer|playwright|selenium|electron/i;

/** For requests of a page: every browser says what it is and which languages its owner reads. */
export function isAutomated(header: ReadHeader): boolean {
  const agent = header("user-agent") ?? "";
  return (
    !agent.startsWith("Mozilla/") ||
    !header("accept-language") ||
    isRobot(agent) ||
    HEADLESS.test(agent + (header("sec-ch-ua") ?? ""))
  );
}

/** For clients of an API, which may be apps and servers: only those that name themselves. */
export const isCrawler = (agent: string): boolean => /bot\b|crawl|spider/i.test(agent) || HEADLESS.test(agent);
