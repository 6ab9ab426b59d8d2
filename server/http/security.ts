// The security headers of every answer. No inline script or style is allowed, so documents need no nonce and may be cached.

import type { MiddlewareHandler } from "hono";

export interface SecuritySettings {
  /** Origin of scripts, styles, fonts and pictures besides this one. */
  readonly cdn: string | undefined;
  /** Whether visitors reach the shop through TLS. */
  readonly isSecure: boolean;
  /** The dev server injects styles, talks over a web socket, and awaits its return in a worker. */
  readonly isDevelopment: boolean;
}

const REFERRER_POLICY = "strict-origin-when-cross-origin";

export function securityHeaders({ cdn, isSecure, isDevelopment }: SecuritySettings): MiddlewareHandler {
  const own = cdn ? `'self' ${cdn}` : "'self'";
  const policy = [
    `default-src 'self'`,
    `script-src ${own}`,
    `style-src ${own}${isDevelopment ? " 'unsafe-inline'" : ""}`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `media-src ${own}`,
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    ...(isDevelopment ? ["worker-src 'self' blob:"] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  const headers: readonly (readonly [string, string])[] = [
    ["content-security-policy", policy],
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ...(isSecure ? ([["strict-transport-security", "max-age=31536000; includeSubDomains"]] as const) : []),
  ];
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    // A page whose address is a secret tells less.
    if (!context.res.headers.has("referrer-policy")) context.res.headers.set("referrer-policy", REFERRER_POLICY);
  };
}
