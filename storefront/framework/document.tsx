// The HTML document around every page: language, direction, and metadata that each page shares.

import type { ReactNode } from "react";
import { ScrollRestoration } from "react-router";

interface DocumentProps {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly children: ReactNode;
}

export function Document({ language, direction, children }: DocumentProps) {
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}
