// Requests as visitors send them, and what came of each: ok, degraded (shown without a part, or told to come again), or failed.

export type Outcome = "ok" | "degraded" | "failed";

export interface Answered {
  readonly outcome: Outcome;
  /** Of a failure or of what is missing, for the table. */
  readonly why?: string;
}

const DATA = "application/vnd.vitrine.data+json";
/** Longer than anybody waits. */
const PATIENCE_MS = 15_000;

export interface Visitor {
  /** A page's data, by its route. */
  readonly page: (route: string, path: string) => Promise<Answered & { readonly data?: unknown }>;
  /** An operation that changes something; its data where it was acknowledged. */
  readonly change: (query: string, variables?: unknown) => Promise<Answered & { readonly data?: ChangeData }>;
}

// The answer's shape is that of each mutation.
// oxlint-disable-next-line typescript/no-explicit-any
export type ChangeData = any;

/** One with a network and cookies of their own. */
export function createVisitor(address: string, number: number): Visitor {
  const cookies = new Map<string, string>([["language", "en"]]);
  const network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(`${address}${path}`, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
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
        return isPart ? { outcome: "degraded", why: "no products", data } : { outcome: "ok", data };
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
        return errors ? { outcome: "failed", why: `GraphQL: ${errors[0]?.message}` } : { outcome: "ok", data };
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
  const isTold = response.status === 503 && response.headers.has("retry-after");
  return { outcome: isTold ? "degraded" : "failed", why: String(response.status) };
}

const broken = (error: unknown): Answered => ({
  outcome: "failed",
  why: error instanceof Error ? ((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name) : "unknown",
});
