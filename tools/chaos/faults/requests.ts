// Requests of visitors with their outcomes: ok, degraded (a part is missing, or "try again later") or failed.

export type Outcome = "ok" | "degraded" | "failed";

export interface Answered {
  readonly outcome: Outcome;
  /** The reason of a failure or degradation. */
  readonly reason?: string;
}

const DATA = "application/vnd.vitrine.data+json";
/** Timeout of a request. */
const TIMEOUT_MS = 15_000;

export interface Visitor {
  /** Requests the data of a page by its route. */
  readonly page: (route: string, path: string) => Promise<Answered & { readonly data?: unknown }>;
  /** Sends a mutation. The data is present if it was acknowledged. */
  readonly change: (query: string, variables?: unknown) => Promise<Answered & { readonly data?: ChangeData }>;
}

// The shape depends on the mutation.
// oxlint-disable-next-line typescript/no-explicit-any
export type ChangeData = any;

/** Creates a visitor with a separate network address and cookies. */
export function createVisitor(address: string, number: number): Visitor {
  const cookies = new Map<string, string>([["language", "en"]]);
  const network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(`${address}${path}`, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-forwarded-for": network,
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return {
    page: async (route, path) => {
      try {
        const response = await send(path, { headers: { accept: `${DATA};routes=${route}` } });
        if (!response.ok) return await refusal(response);
        const { loaderData } = (await response.json()) as { readonly loaderData: Record<string, PageData> };
        const data = loaderData[route];
        const isPart = data !== undefined && "products" in data && data.products?.length === 0;
        return isPart ? { outcome: "degraded", reason: "no products", data } : { outcome: "ok", data };
      } catch (error) {
        return broken(error);
      }
    },
    change: async (query, variables = {}) => {
      try {
        const response = await send("/graphql", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ query, variables }),
        });
        if (!response.ok) return await refusal(response);
        const { data, errors } = (await response.json()) as { data?: ChangeData; errors?: { message: string }[] };
        return errors ? { outcome: "failed", reason: `GraphQL: ${errors[0]?.message}` } : { outcome: "ok", data };
      } catch (error) {
        return broken(error);
      }
    },
  };
}

interface PageData {
  readonly products?: readonly unknown[];
}

async function refusal(response: Response): Promise<Answered> {
  await response.arrayBuffer();
  const hasRetryAfter = response.status === 503 && response.headers.has("retry-after");
  return { outcome: hasRetryAfter ? "degraded" : "failed", reason: String(response.status) };
}

const broken = (error: unknown): Answered => ({
  outcome: "failed",
  reason: error instanceof Error ? ((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name) : "unknown",
});
