// A file that a command was given and that cannot be read or written, said in one sentence.

const CODES = new Set(["ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"]);

/** What went wrong and what to do about it, or undefined when no file is to blame. */
export function explainFileFailure(error: unknown): string | undefined {
  const { code = "", syscall, message = "" } = (error ?? {}) as NodeJS.ErrnoException;
  if (!CODES.has(code) || syscall === undefined) return undefined;
  return `The file cannot be used (${message}): name another one, or see to its folder and the space on its disk.`;
}
