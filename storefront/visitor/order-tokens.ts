// The tokens of a guest's orders in one cookie, the newest first.

export interface OrderToken {
  readonly orderId: string;
  readonly token: string;
}

const NAME = "orders";
/** A cookie holds about 4 kB; older orders are reachable from their mails. */
const MOST = 10;
/** Seconds: covers the return period. */
const LIFE = 180 * 24 * 60 * 60;

export function readOrderTokens(cookies: string | null): readonly OrderToken[] {
  const value = cookies
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return (value ?? "").split("~").flatMap((entry) => {
    const [, orderId, token] = /^([\da-f-]{36})\.([\w-]{16,100})$/.exec(entry) ?? [];
    return orderId && token ? [{ orderId, token }] : [];
  });
}

export const tokenOf = (cookies: string | null, orderId: string): string | null =>
  readOrderTokens(cookies).find((known) => known.orderId === orderId)?.token ?? null;

/** A Set-Cookie header with one more token. */
export function keepOrderToken(cookies: string | null, added: OrderToken): string {
  const others = readOrderTokens(cookies).filter(({ orderId }) => orderId !== added.orderId);
  const value = [added, ...others].slice(0, MOST).map(({ orderId, token }) => `${orderId}.${token}`);
  return `${NAME}=${value.join("~")}; Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Lax`;
}
