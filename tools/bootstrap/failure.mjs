// Failures that are explained: one sentence that says what happened and what to do.

/** The message is the sentence for the user; no stack is shown. */
export class Failure extends Error {}

/**
 * A step that failed: for a known reason one sentence, otherwise what it printed, and `otherwise`.
 * @param {string} printed
 * @param {string | undefined} sentence
 * @param {string} otherwise
 */
export function failedStep(printed, sentence, otherwise) {
  if (!sentence) process.stderr.write(printed);
  return new Failure(sentence ?? otherwise);
}

/** A signal stopped the work; everything has been put away. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Interrupted by ${signal}.`);
    this.signal = signal;
  }
}

const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a command's main function; what it throws is told and becomes the exit code.
 * @param {() => Promise<void>} main
 */
export async function runExplained(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof Interrupted) {
      process.exitCode = SIGNAL_CODES[/** @type {keyof typeof SIGNAL_CODES} */ (error.signal)] ?? 1;
      return;
    }
    const sentence = error instanceof Failure ? error.message : systemSentence(error);
    console.error(sentence ?? error);
    process.exitCode = 1;
  }
}

/**
 * One sentence for what a disk or its permissions refuse, or undefined for anything else.
 * @param {unknown} error
 */
export function systemSentence(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  return code && sentenceFor(code, path);
}

/**
 * The sentence for the first known error in what a program printed, or undefined. Node's programs name it by its code, those
 * in Rust by its number.
 * @param {string} output
 */
export function printedSentence(output) {
  const [, code, number] = /\b(?:(ENOSPC|EDQUOT|EACCES|EPERM|EROFS)\b|os error (1|13|28|30|122)\))/.exec(output) ?? [];
  return sentenceFor(code ?? CODES[number ?? ""] ?? "");
}

/** @type {Record<string, string>} */
const CODES = { 1: "EPERM", 13: "EACCES", 28: "ENOSPC", 30: "EROFS", 122: "EDQUOT" };

/**
 * @param {string} code
 * @param {string} [path]
 */
function sentenceFor(code, path = "the project's folder") {
  if (code === "ENOSPC" || code === "EDQUOT")
    return "There is no space left on the disk: free about 1 GB and run the command again.";
  if (code === "EROFS") return `The file system of ${path} is read-only: use a clone on a disk that can be written.`;
  if (code === "EACCES" || code === "EPERM")
    return `No permission to write ${path}: make the project's folder belong to this user (chown -R) and run the command again.`;
  return undefined;
}
