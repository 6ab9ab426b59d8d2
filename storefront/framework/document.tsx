// The HTML document around every page: language, direction, and metadata that each page shares.

import type { ReactNode } from "react";
import { ScrollRestoration } from "react-router";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";

interface DocumentProps {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly children: ReactNode;
}

export function Document({ language, direction, children }: DocumentProps) {
  const { icon, appIcon, themeColour = "#ffffff", currencies } = usePublicConfig();
  return (
    <html lang={language} dir={direction} data-currencies={currencies}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <link rel="icon" href={icon} />
        <link rel="apple-touch-icon" href={appIcon} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}
