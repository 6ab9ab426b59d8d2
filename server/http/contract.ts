// Contracts of admin routes: schemas of the query, the body and the answers, for checks and for the OpenAPI document.

import type { Context } from "hono";
import { z } from "zod";

export interface RouteContract {
  readonly query?: z.ZodObject;
  /** Names in lower case. */
  readonly headers?: z.ZodObject;
  /** A JSON body, or one of another media type. */
  readonly body?: z.ZodType | OtherContent;
  /** Keyed by HTTP status, without the statuses that every route has (COMMON_STATUSES). */
  readonly answers: Readonly<Record<number, z.ZodType | OtherContent>>;
}

/** Content that is not a JSON document. */
export interface OtherContent {
  readonly type: string;
  readonly description: string;
  /** Schema of each line of JSON Lines. */
  readonly line?: z.ZodType;
}

/** An answer with nothing but its kind. */
export const kinds = <const Kinds extends readonly [string, ...string[]]>(...names: Kinds) =>
  z.strictObject({ kind: z.enum(names) });

/** Anything that is not described field by field, such as a document with its own schema. */
export const anyDocument = (description: string) => z.unknown().describe(description);

export const csvFile = (description: string): OtherContent => ({ type: "text/csv", description });

/** JSON Lines. */
export const jsonLines = (description: string, line?: z.ZodType): OtherContent => ({
  type: "application/jsonl",
  description,
  ...(line && { line }),
});

/** A moment in JSON. */
export const AnsweredMoment = z.iso.datetime();

/** Throws if an answer does not fit the contract. */
export async function checkAnswer(context: Context, { answers }: RouteContract): Promise<void> {
  const { status, headers } = context.res;
  const subject = `${context.req.method} ${context.req.path} answered ${status}`;
  const answer = answers[status];
  if (answer === undefined) throw new Error(`${subject}, which its contract does not have`);
  const type = headers.get("content-type") ?? "";
  const expected = answer instanceof z.ZodType ? "application/json" : answer.type;
  if (!type.startsWith(expected)) throw new Error(`${subject} with content type ${type}, not ${expected}`);
  if (!(answer instanceof z.ZodType)) return;
  const parsed = answer.safeParse(await context.res.clone().json());
  if (!parsed.success) throw new Error(`${subject} with a body that does not fit its schema: ${parsed.error.message}`);
}
