// The security headers of every response. No inline script or style is allowed, so documents need no nonce and can be cached. A response
// may have a content security policy of its own.

import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Other origins by directive of the content security policy. */
export interface TagSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

export interface SecuritySettings {
  /** Second origin of scripts, styles, fonts and pictures. */
  readonly cdn: string | undefined;
  /** True if visitors reach the shop over TLS. */
  readonly isSecure: boolean;
  /** Origins of the configured destinations of analytics. */
  readonly tags?: TagSources;
  /** The dev server injects styles, opens a web socket, and waits for its own restart in a worker. */
  readonly isDevelopment: boolean;
}

export const POLICY_HEADER = "content-security-policy";
const REFERRER_POLICY = "strict-origin-when-cross-origin";

export function securityHeaders({ cdn, isSecure, tags, isDevelopment }: SecuritySettings): MiddlewareHandler {
  const own = cdn ? ["'self'", cdn] : ["'self'"];
  const setHeaders = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [...own, ...(tags?.script ?? [])],
      styleSrc: isDevelopment ? [...own, "'unsafe-inline'"] : own,
      imgSrc: [...own, "data:", ...(tags?.img ?? [])],
      fontSrc: own,
      mediaSrc: own,
      connectSrc: ["'self'", ...(isDevelopment ? ["ws:"] : []), ...(tags?.connect ?? [])],
      // The worker of the page without a connection (storefront/public/offline-worker.js).
      workerSrc: isDevelopment ? ["'self'", "blob:"] : ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      ...(isSecure && { upgradeInsecureRequests: [] }),
    },
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: ["self"],
      usb: [],
      browsingTopics: [],
    },
    xFrameOptions: "DENY",
    strictTransportSecurity: isSecure && "max-age=31536000; includeSubDomains",
    // Other sites show the shop's pictures: search engines, feeds, shared links.
    crossOriginResourcePolicy: false,
    // Set below: Hono would replace the stricter policy of a page whose address is a secret.
    referrerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return async (context, next) => {
    let stricter: string | null = null;
    await setHeaders(context, async () => {
      await next();
      stricter = context.res.headers.get(POLICY_HEADER);
    });
    if (stricter !== null) context.res.headers.set(POLICY_HEADER, stricter);
    if (!context.res.headers.has("referrer-policy")) context.res.headers.set("referrer-policy", REFERRER_POLICY);
  };
}
