// Password hashing with argon2id, in Node's own implementation. Hashing is deliberately expensive in memory and threads, so
// concurrency and queue length are limited: a flood of sign-ins is rejected before it starves the shop.

import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

export interface Passwords {
  /** "busy" if the queue is full. */
  readonly hash: (password: string) => Promise<string | "busy">;
  /**
   * True if the password matches the hash. Without a hash it does the same work and returns false, so that timing does not reveal
   * whether an account exists.
   */
  readonly verify: (password: string, hash: string | undefined) => Promise<boolean | "busy">;
  /** True if the hash was made with weaker parameters than today's and should be replaced. */
  readonly isOutdated: (hash: string) => boolean;
}

interface PasswordLimits {
  /** Maximum number of concurrent runs, which leaves the rest of Node's thread pool free for file and DNS requests. */
  readonly concurrency?: number;
  /** Maximum queue length. */
  readonly queue?: number;
  readonly derive?: Derive;
}

interface Parameters {
  /** Kibibytes. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

export type Derive = (password: string, salt: Buffer, parameters: Parameters) => Promise<Buffer>;

/** The OWASP password storage cheat sheet's minimum for argon2id. */
const PARAMETERS: Parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Verified when there is no account: today's parameters, and a tag that no password produces. */
const DUMMY_HASH = formatHash(PARAMETERS, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));

export function createPasswords({
  concurrency = Math.max(1, Math.min(3, availableParallelism() - 1)),
  queue = 50,
  derive = deriveArgon2id,
}: PasswordLimits = {}): Passwords {
  const runLimited = limitConcurrency(concurrency, queue);
  return {
    hash: (password) =>
      runLimited(async () => {
        const salt = randomBytes(SALT_BYTES);
        return formatHash(PARAMETERS, salt, await derive(password, salt, PARAMETERS));
      }),
    verify: (password, hash) => {
      const { parameters, salt, tag } = parseHash(hash ?? DUMMY_HASH);
      return runLimited(async () => {
        const isSame = timingSafeEqual(await derive(password, salt, parameters), tag);
        return isSame && hash !== undefined;
      });
    },
    isOutdated: (hash) => {
      const { parameters } = parseHash(hash);
      return parameters.memory < PARAMETERS.memory || parameters.passes < PARAMETERS.passes;
    },
  };
}

/** Runs tasks in order with limited concurrency; resolves to "busy" if the queue is full. */
function limitConcurrency(concurrency: number, queue: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result | "busy"> => {
    if (running >= concurrency) {
      if (waiting.length >= queue) return "busy";
      // A finished task passes its slot on, so that a new caller cannot take it first.
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const runArgon2 = promisify(argon2);

// Keyboards and systems compose the same characters differently, so passwords are normalised.
const deriveArgon2id: Derive = (password, nonce, parameters) =>
  runArgon2("argon2id", { message: password.normalize("NFKC"), nonce, tagLength: TAG_BYTES, ...parameters });

function formatHash({ memory, passes, parallelism }: Parameters, salt: Buffer, tag: Buffer): string {
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parseHash(hash: string): { parameters: Parameters; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt = "", tag = ""] = PHC.exec(hash) ?? [];
  if (!memory) throw new Error("Stored password hash is not an argon2id PHC string");
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
