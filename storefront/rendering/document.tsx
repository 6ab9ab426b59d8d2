// The HTML document around every page: language, direction, metadata that each page shares, and structured data.

import type { ReactNode } from "react";
import { ScrollRestoration, useMatches } from "react-router";
import type { Page } from "./define.ts";

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
        <StructuredData />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}

interface PageHandle {
  readonly page?: () => Page | undefined;
}

/** React hoists titles and metas, but not JSON-LD: the page says it through a static, the head renders it. */
function StructuredData() {
  const leaf = useMatches().at(-1);
  const handle = leaf?.handle as PageHandle | undefined;
  const data = leaf?.loaderData;
  const structured = data === undefined ? null : (handle?.page?.()?.jsonLd?.(data as never) ?? null);
  if (!leaf || !structured) return null;
  return (
    <script
      key={leaf.pathname}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(structured).replaceAll("<", "\\u003c") }}
    />
  );
}
