// Tells a start that failed because a package or the build is damaged from one that failed for another reason.

/**
 * What Node, V8 and sharp say when a file of a package is gone, cut short or empty. A bundle has no other modules to miss
 * than packages and its own parts.
 */
const DAMAGED =
  /\b(?:ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|ERR_INVALID_PACKAGE_CONFIG)\b|does not provide an export named|CompileError: WebAssembly|Could not load the "sharp" module/;

/** A part of the bundle itself is what is missing. */
const OWN = /^Cannot find module '[^']*[\\/]dist[\\/]server[\\/]/;

/** One sentence that says what to do, or undefined when the packages are not to blame. */
export function explainBrokenInstall(error: unknown): string | undefined {
  const { message = "", stack = "", code = "" } = (error ?? {}) as NodeJS.ErrnoException;
  if (!DAMAGED.test([code, message, stack].join("\n"))) return undefined;
  const [first] = message.split("\n");
  if (OWN.test(message)) return `The build is damaged (${first}): remove the folder dist and start again.`;
  return `A package is damaged (${first}): remove the folder node_modules and start again.`;
}
