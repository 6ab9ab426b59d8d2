// Requests and answers of the API of looks.

import { z } from "zod";
import { LookBody } from "#commerce/looks";
import { AnsweredMoment, kinds } from "../http/contract.ts";

export const Look = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  look: LookBody,
  updatedAt: AnsweredMoment,
  updatedBy: z.string(),
});

export const Looks = z.strictObject({ looks: z.array(Look) });
export const Created = Look.extend({ kind: z.literal("created") });
export const Changed = Look.extend({ kind: z.literal("changed") });
export const Conflict = Look.extend({ kind: z.literal("conflict") }).describe(
  "Someone else changed the look first; this is theirs.",
);
export const NoLook = kinds("no-such-look");
export const SlugTaken = kinds("slug-taken").describe("Another look has this address.");
export const TooMany = z.strictObject({ kind: z.literal("too-many-looks"), most: z.int() });

const version = z.int().min(1).describe("The version that the change was made from.");
export const Edited = z.strictObject({ version, look: LookBody });
export const OfVersion = z.strictObject({ version });
