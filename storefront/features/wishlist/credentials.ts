// What opens a guest's wishlist, as a cookie: so the server can show the list in its first answer and take a form without
// JavaScript. Scripts read it too, for they name the token in what they ask: it cannot be HttpOnly.

export interface AnonymousCredentials {
  readonly wishlistId: string;
  readonly token: string;
}

const NAME = "wishlist";
/** As long as browsers keep a cookie at all: 400 days. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;
const VALUE = /(?:^|;)\s*wishlist=([\da-f-]{36})\.([\w-]{43})\s*(?:;|$)/;

/** From the cookies of a request or a document; undefined without any, and for what cannot be credentials. */
export function readCredentials(cookies: string): AnonymousCredentials | undefined {
  const [, wishlistId, token] = VALUE.exec(cookies) ?? [];
  return wishlistId !== undefined && token !== undefined ? { wishlistId, token } : undefined;
}

/** A cookie that keeps them, null one that forgets them: for Set-Cookie and for document.cookie alike. */
export function printCredentials(credentials: AnonymousCredentials | null, isSecure: boolean): string {
  const value = credentials ? `${credentials.wishlistId}.${credentials.token}` : "";
  const life = credentials ? LIFE_SECONDS : 0;
  return `${NAME}=${value}; Path=/; Max-Age=${life}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
