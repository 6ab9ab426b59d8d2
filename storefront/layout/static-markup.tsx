// Renders parts of the frame to HTML that the browser keeps as it is. They are rendered separately from the page, so they get the
// contexts that components need.

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LanguageCode } from "#catalogue";
import { LanguageProvider } from "#storefront/ui/language.tsx";
import { PublicConfigProvider, type PublicConfig } from "#storefront/ui/public-config.tsx";

export interface StaticContext {
  readonly config: PublicConfig;
  readonly language: LanguageCode;
}

export const staticMarkup = (parts: ReactNode, { config, language }: StaticContext): string =>
  renderToStaticMarkup(
    <PublicConfigProvider value={config}>
      <LanguageProvider value={language}>{parts}</LanguageProvider>
    </PublicConfigProvider>,
  );
