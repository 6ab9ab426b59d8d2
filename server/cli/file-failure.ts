// Explains failed file access in one sentence.

const CODES = new Set(["ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"]);

/** Undefined for other errors. */
export function explainFileFailure(error: unknown): string | undefined {
  const { code = "", syscall, message = "" } = (error ?? {}) as NodeJS.ErrnoException;
  if (!CODES.has(code) || syscall === undefined) return undefined;
  return `The file cannot be used (${message}). Choose another one, or check its folder and the free disk space.`;
}
