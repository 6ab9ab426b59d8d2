// The origins that the configured destinations of analytics need in the content security policy, and no others.

import type { Config } from "../config.ts";
import type { TagDirective } from "../config/value-types.ts";
import type { TagSources } from "../http/security.ts";

/** https://developers.google.com/tag-platform/security/guides/csp */
const GTM: TagSources = {
  script: ["https://www.googletagmanager.com"],
  connect: ["https://www.googletagmanager.com"],
  img: ["https://www.googletagmanager.com"],
};
const COLLECTORS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
const GA4: TagSources = { ...GTM, connect: [...GTM.connect, ...COLLECTORS], img: [...GTM.img, ...COLLECTORS] };

export type TagConfig = Pick<
  Config,
  "GTM_CONTAINER" | "GA4_MEASUREMENT_ID" | "MATOMO_URL" | "PLAUSIBLE_DOMAIN" | "PLAUSIBLE_SCRIPT_URL" | "TAG_ORIGINS"
>;

export function tagSources(config: TagConfig): TagSources {
  const all: readonly TagSources[] = [
    ...(config.GTM_CONTAINER ? [GTM] : []),
    ...(config.GA4_MEASUREMENT_ID ? [GA4] : []),
    ...(config.MATOMO_URL ? [everywhere(config.MATOMO_URL)] : []),
    ...(config.PLAUSIBLE_DOMAIN ? [everywhere(config.PLAUSIBLE_SCRIPT_URL)] : []),
    ...config.TAG_ORIGINS.map(({ origin, directives }) => ({
      script: directives.includes("script") ? [origin] : [],
      connect: directives.includes("connect") ? [origin] : [],
      img: directives.includes("img") ? [origin] : [],
    })),
  ];
  const unique = (directive: TagDirective) => [...new Set(all.flatMap((sources) => sources[directive]))];
  return { script: unique("script"), connect: unique("connect"), img: unique("img") };
}

function everywhere(url: string): TagSources {
  const { origin } = new URL(url);
  return { script: [origin], connect: [origin], img: [origin] };
}
