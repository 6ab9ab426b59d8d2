// Checks percent-encoding.

export function isDecodable(text: string): boolean {
  try {
    // The result is used, because the bundler treats the call as pure and would remove it, exception included.
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}
