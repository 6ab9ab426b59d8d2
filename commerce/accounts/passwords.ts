// Passwords as argon2id, in Node's own implementation. A run takes memory and a thread for a while on purpose, so only a few
// run at a time and only so many wait: a flood of sign-ins is turned away before it starves the shop.

import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

export interface Passwords {
  /** "busy" when too many wait already. */
  readonly hash: (password: string) => Promise<string | "busy">;
  /**
   * Whether the password is the one that was hashed. Without a hash the same work is done for nothing: how long a refusal takes
   * must not tell whether there is an account.
   */
  readonly verify: (password: string, hash: string | undefined) => Promise<boolean | "busy">;
  /** Whether a hash was made with less than today's parameters and should be made anew. */
  readonly isOutdated: (hash: string) => boolean;
}

export interface PasswordLimits {
  /** How many run at the same time; the rest of Node's threads stay free for files and names. */
  readonly concurrency?: number;
  /** How many may wait. */
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
/** What runs when there is no account: the same parameters, and a tag that no password has. */
const NOBODY = print(PARAMETERS, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));

export function createPasswords({
  concurrency = Math.max(1, Math.min(3, availableParallelism() - 1)),
  queue = 50,
  derive = deriveArgon2id,
}: PasswordLimits = {}): Passwords {
  const inTurn = takeTurns(concurrency, queue);
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES);
        return print(PARAMETERS, salt, await derive(password, salt, PARAMETERS));
      }),
    verify: (password, hash) => {
      const { parameters, salt, tag } = parse(hash ?? NOBODY);
      return inTurn(async () => {
        const isSame = timingSafeEqual(await derive(password, salt, parameters), tag);
        return isSame && hash !== undefined;
      });
    },
    isOutdated: (hash) => {
      const { parameters } = parse(hash);
      return parameters.memory < PARAMETERS.memory || parameters.passes < PARAMETERS.passes;
    },
  };
}

/** Runs work a few at a time, in the order it came; "busy" for what would wait behind too many. */
function takeTurns(concurrency: number, queue: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result | "busy"> => {
    if (running >= concurrency) {
      if (waiting.length >= queue) return "busy";
      // Whoever ends hands its place over, so that nobody slips in between.
      await new Promise<void>((begin) => waiting.push(begin));
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

// The same letters typed on another keyboard or system may arrive composed differently: they are one password.
const deriveArgon2id: Derive = (password, nonce, parameters) =>
  runArgon2("argon2id", { message: password.normalize("NFKC"), nonce, tagLength: TAG_BYTES, ...parameters });

function print({ memory, passes, parallelism }: Parameters, salt: Buffer, tag: Buffer): string {
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parse(hash: string): { parameters: Parameters; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt = "", tag = ""] = PHC.exec(hash) ?? [];
  if (!memory) throw new Error("A stored password is no argon2id PHC string");
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
