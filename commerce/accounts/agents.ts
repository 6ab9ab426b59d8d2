// The browser and the system that a user agent names, for lists of devices.

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

export interface AgentName {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

export const readAgent = (agent: string): AgentName => {
  const find = (table: typeof BROWSERS) => table.find(([, mark]) => mark.test(agent))?.[0];
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
};
