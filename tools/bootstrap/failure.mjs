// Errors that are reported in one sentence: what happened and what to do.

/** An error whose message is shown to the user without a stack trace. */
export class Failure extends Error {}

/**
 * The failure of a step: `sentence` if its reason is known. Otherwise its output is shown, followed by `otherwise`.
 * @param {string} printed
 * @param {string | undefined} sentence
 * @param {string} otherwise
 */
export function failedStep(printed, sentence, otherwise) {
  if (!sentence) process.stderr.write(printed);
  return new Failure(sentence ?? otherwise);
}

/** A signal stopped the work, and temporary files have been removed. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Interrupted by ${signal}.`);
    this.signal = signal;
  }
}

const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Runs the main function of a command. An error is reported and sets the exit code.
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
 * One sentence for errors of the disk or its permissions, undefined for any other error.
 * @param {unknown} error
 */
export function systemSentence(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  return code && sentenceFor(code, path);
}

/**
 * One sentence for the first known error in the output of a program, or undefined. Node programs print its code, Rust programs
 * its number.
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
  if (code === "EROFS") return `The file system of ${path} is read-only: use a clone on a writable disk.`;
  if (code === "EACCES" || code === "EPERM")
    return `No permission to write ${path}: change the owner of the project's folder to this user (chown -R) and run the command again.`;
  return undefined;
}
