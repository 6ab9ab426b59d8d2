// Whether a text is percent-encoded as it should be.

export function isDecodable(text: string): boolean {
  try {
    // The result is used: a bundler takes the call for pure and would leave it out, and with it what it throws.
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}
