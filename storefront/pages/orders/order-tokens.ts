// The tokens by which a guest's browser opens its orders, in one cookie: the newest order first.

export interface OrderToken {
  readonly orderId: string;
  readonly token: string;
}

const NAME = "orders";
/** A cookie holds some 4 kB; whoever orders more often as a guest has the mails. */
const MOST = 10;
/** Seconds: as long as something may be returned or asked about. */
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

/** A Set-Cookie header by which the browser keeps one more. */
export function keepOrderToken(cookies: string | null, added: OrderToken, isSecure: boolean): string {
  const others = readOrderTokens(cookies).filter(({ orderId }) => orderId !== added.orderId);
  const value = [added, ...others].slice(0, MOST).map(({ orderId, token }) => `${orderId}.${token}`);
  return `${NAME}=${value.join("~")}; Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
