// Recognizes a start that failed because a package or the build is damaged.

/** Errors of Node, V8 and sharp if a file of a package is missing, truncated or empty. */
const DAMAGED =
  /\b(?:ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|ERR_INVALID_PACKAGE_CONFIG)\b|does not provide an export named|CompileError: WebAssembly|Could not load the "sharp" module/;

/** A missing chunk of the bundle itself. */
const OWN = /^Cannot find module '[^']*[\\/]dist[\\/]server[\\/]/;

/** Returns one sentence with the remedy, or undefined for any other error. */
export function explainBrokenInstall(error: unknown): string | undefined {
  const { message = "", stack = "", code = "" } = (error ?? {}) as NodeJS.ErrnoException;
  if (!DAMAGED.test([code, message, stack].join("\n"))) return undefined;
  const [first] = message.split("\n");
  if (OWN.test(message)) return `The build is damaged (${first}). Delete the folder dist and start again.`;
  return `A package is damaged (${first}). Delete the folder node_modules and start again.`;
}
