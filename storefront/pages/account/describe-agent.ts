// The name of a browser and its system, for the list of devices.

import { messagesIn, type LanguageCode } from "#catalogue";
import { accountMessages } from "#locales/account-messages";

/** First match wins: most browsers also name others for compatibility. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(?:A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

export function describeAgent(agent: string, language: LanguageCode): string {
  const say = messagesIn(accountMessages, language);
  const find = (table: typeof BROWSERS) => table.find(([, mark]) => mark.test(agent))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return say("browserOn", { browser, system });
  return browser ?? system ?? say("unknownBrowser");
}
