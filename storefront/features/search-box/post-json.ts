// Sends JSON to a service of the shop and reads its JSON answer.

interface Limits {
  /** Typing again cancels the request. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly timeout: number;
}

export async function postJson(address: string, body: unknown, { signal, timeout }: Limits): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  return response.json();
}
