// The OpenSearch cluster shared by all tests of a run, or the reason why there is none.

import { inject } from "vitest";
import { z } from "zod";

const answerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("running"), nodes: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal("unavailable"), reason: z.string() }),
]);

/** For a hang, not for speed: a cold node on a busy machine takes seconds for its first answers. */
export const PATIENCE_MS = 60_000;

export async function sharedCluster(): Promise<z.infer<typeof answerSchema>> {
  const answer = await fetch(inject("openSearchCluster"));
  if (!answer.ok) throw new Error(`OpenSearch could not be started: ${await answer.text()}`);
  return answerSchema.parse(await answer.json());
}
