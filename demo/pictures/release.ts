// Frees large arrays at once. V8 counts bytes outside its heap and runs a garbage collection of twenty milliseconds for
// every fifty megabytes there, which would be at every seventh picture.

/** The arrays are empty afterwards. */
export function release(...arrays: readonly (Uint8Array | Int32Array | Uint32Array)[]): void {
  for (const { buffer } of arrays) if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
