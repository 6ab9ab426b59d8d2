// The HTML document around every screen.

import type { ReactNode } from "react";
import { ScrollRestoration } from "react-router";
import { plainlyWritten } from "#catalogue";
import type { Theme } from "../framework/context.ts";
import "../styles/index.css";

interface DocumentProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

export const Document = ({ theme, children }: DocumentProps) => (
  <html lang="en" dir="ltr" data-currencies={plainlyWritten()} data-theme={theme === "system" ? undefined : theme}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <link rel="icon" href="/brand/icon" />
    </head>
    <body>
      {children}
      <ScrollRestoration />
    </body>
  </html>
);
