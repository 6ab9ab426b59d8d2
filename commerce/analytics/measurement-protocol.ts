// Sends events to GA4 from the server, by Google's Measurement Protocol:
// https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference

import type { SendEvent } from "./outbox.ts";

export interface MeasurementProtocol {
  readonly measurementId: string;
  readonly apiSecret: string;
  /** Origin in place of Google's own. */
  readonly apiUrl?: string | undefined;
}

const GOOGLE = "https://www.google-analytics.com";
const TIMEOUT_MS = 10_000;

/** Google accepts every well-formed request, so a refusal is one of the way there. */
export function measurementProtocol({ measurementId, apiSecret, apiUrl = GOOGLE }: MeasurementProtocol): SendEvent {
  const address = new URL("/mp/collect", apiUrl);
  address.searchParams.set("measurement_id", measurementId);
  address.searchParams.set("api_secret", apiSecret);
  return async ({ name, params, client, createdAt }) => {
    const { clientId, sessionId, allowsMarketing } = client;
    const marketing = allowsMarketing ? "GRANTED" : "DENIED";
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        client_id: clientId,
        timestamp_micros: createdAt.getTime() * 1000,
        consent: { ad_user_data: marketing, ad_personalization: marketing },
        events: [{ name, params: { ...(sessionId && { session_id: sessionId, engagement_time_msec: 1 }), ...params } }],
      }),
    });
    await response.body?.cancel();
    // The address has the secret, so it is left out.
    if (!response.ok) throw new Error(`The Measurement Protocol answered ${response.status}`);
  };
}
