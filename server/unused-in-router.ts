// A build plugin that lets the bundler drop parts of React Router that the shop does not use
// (docs/decisions/015-router-build-patch.md).

import type { Plugin } from "vite";

export const unusedInRouter = (): Plugin => ({
  name: "unused-in-router",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
    handler: (code) => UNUSED.reduce((left, { part, instead }) => left.replaceAll(part, instead), code),
  },
});

interface Unused {
  /** In React Router's production files. */
  readonly part: RegExp;
  readonly instead: string;
}

export const UNUSED: readonly Unused[] = [
  // Links and forms.
  { part: /^const (\w+) = (?=\w+(?:\$1)?\.forwardRef\()/gm, instead: "const $1 = /* @__PURE__ */ " },
  { part: /^\w+\.displayName = "\w+";$/gm, instead: "" },
  // Instrumentation.
  { part: /if \((?:init\.|opts\?\.)instrumentations\)/g, instead: "if (false)" },
  { part: /= consumeInstrumentationClientResultMetaReceiver\(router\)/g, instead: "" },
  // Discovery of routes during navigations: all are known at the start.
  { part: /\bfuture\.unstable_\w+/g, instead: "false" },
  { part: /\binit\.patchRoutesOnNavigation\b/g, instead: "false" },
  { part: /\bfogOfWar\.active && fogOfWar\.matches\b/g, instead: "false" },
  { part: /if \((?:isFogOfWar|loadMatch\.isDiscovering)\)/g, instead: "if (false)" },
  // State in the router's own format, and server components.
  { part: /\|\| parseHydrationData\(\)/g, instead: "" },
  { part: /if \(this\.context\b/g, instead: "if (false" },
  // View transitions.
  { part: /if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, instead: "if (true)" },
  { part: /if \(renderDfd && pendingState && [^)]*\)/g, instead: "if (false)" },
  { part: /if \(!vtContext\.isTransitioning && interruption\)/g, instead: "if (false)" },
  { part: /if \(pendingViewTransitionEnabled\)/g, instead: "if (false)" },
  {
    part: /if \((?=pendingAction === "POP" && !isUninterruptedRevalidation && location !== state\.location)/g,
    instead: "if (false && ",
  },
  { part: /if \(isBrowser\) (?=\{\s+restoreAppliedTransitions)/g, instead: "if (false) " },
  // Warnings for developers, which the development server prints.
  { part: /^\t+warn(?:ing|Once)\(.*\);$/gm, instead: "" },
];
