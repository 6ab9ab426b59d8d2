// Serves the theme's stylesheet and fonts.

import { Hono } from "hono";
import type { ServedTheme } from "./served-theme.ts";

const FOREVER = "public, max-age=31536000, immutable";

export function themeApp(theme: () => ServedTheme | undefined): Hono {
  const app = new Hono();
  app.get("/:file{.+\\.css}", (context) => {
    const current = theme();
    if (!current) return context.text("Not Found", 404, { "cache-control": "no-store" });
    // A process that reads a change a moment later than another answers for an address that it does not know yet.
    const isCurrent = context.req.path === current.address;
    return context.body(current.css, 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": isCurrent ? FOREVER : "no-store",
    });
  });
  app.get("/:file{.+\\.woff2}", (context) => {
    const font = theme()?.fonts.get(context.req.path);
    if (!font) return context.text("Not Found", 404, { "cache-control": "no-store" });
    return context.body(new Uint8Array(font), 200, { "content-type": "font/woff2", "cache-control": FOREVER });
  });
  return app;
}
