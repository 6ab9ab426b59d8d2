// The cookie that opens a guest's wishlist. Only the server reads it: it shows the list in its first answer and takes forms
// without JavaScript.

export interface AnonymousCredentials {
  readonly wishlistId: string;
  readonly token: string;
}

const NAME = "wishlist";
/** The longest that browsers keep a cookie: 400 days. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;
const VALUE = /(?:^|;)\s*wishlist=([\da-f-]{36})\.([\w-]{43})\s*(?:;|$)/;

/** From the cookies of a request; undefined if there are none, or malformed ones. */
export function readCredentials(cookies: string): AnonymousCredentials | undefined {
  const [, wishlistId, token] = VALUE.exec(cookies) ?? [];
  return wishlistId !== undefined && token !== undefined ? { wishlistId, token } : undefined;
}

/** A Set-Cookie header that stores the credentials, or removes them for null. */
export function printCredentials(credentials: AnonymousCredentials | null): string {
  const value = credentials ? `${credentials.wishlistId}.${credentials.token}` : "";
  const life = credentials ? LIFE_SECONDS : 0;
  return `${NAME}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax`;
}
