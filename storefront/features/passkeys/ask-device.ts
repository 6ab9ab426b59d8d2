// Asks the visitor's device for a passkey, with the browser's own conversions from and to JSON.

import { submitTo } from "#storefront/framework/route-requests.ts";
import type { PasskeyRequestAnswer } from "./passkey-data.ts";

export interface PasskeyPage {
  /** Name of the page's route. */
  readonly route: string;
  readonly action: string;
}

export type DeviceAnswer =
  | { readonly kind: "credential"; readonly json: string }
  /** With the server's message. */
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unsupported" | "cancelled" | "exists" | "failed" };

/** Makes a new passkey on this device. */
export const createPasskey = (page: PasskeyPage): Promise<DeviceAnswer> =>
  ask<PublicKeyCredentialCreationOptionsJSON>(page, (options) =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );

/** Signs with a passkey that the visitor chooses. */
export const signWithPasskey = (page: PasskeyPage): Promise<DeviceAnswer> =>
  ask<PublicKeyCredentialRequestOptionsJSON>(page, (options) =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );

async function ask<Options>(
  { route, action }: PasskeyPage,
  device: (options: Options) => Promise<Credential | null>,
): Promise<DeviceAnswer> {
  // Absent without TLS, and in browsers from before 2025.
  if (!("PublicKeyCredential" in window) || !("parseCreationOptionsFromJSON" in PublicKeyCredential)) {
    return { kind: "unsupported" };
  }
  let answer: PasskeyRequestAnswer<Options>;
  try {
    answer = await submitTo(route, action, { form: "passkey-options" });
  } catch {
    return { kind: "failed" };
  }
  if (answer.kind === "refused") return answer;
  try {
    const credential = (await device(answer.options)) as PublicKeyCredential | null;
    return credential ? { kind: "credential", json: JSON.stringify(credential.toJSON()) } : { kind: "cancelled" };
  } catch (error) {
    return { kind: nameOf(error) === "InvalidStateError" ? "exists" : "cancelled" };
  }
}

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : "");
