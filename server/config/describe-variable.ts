// Describes a variable from its schema, for docs/configuration.md and for errors.

import { z } from "zod";

export interface VariableDescription {
  readonly description: string;
  /** Valid values, in Markdown. */
  readonly values: string;
  /** Undefined if the variable is unset by default. */
  readonly defaultValue: string | undefined;
  readonly isSecret: boolean;
}

const Json = z.object({
  description: z.string().min(1),
  values: z.string().optional(),
  enum: z.array(z.string()).optional(),
  isSecret: z.boolean().default(false),
});

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

export function describeVariable(schema: z.ZodType): VariableDescription {
  const json = Json.parse(z.toJSONSchema(schema, { io: "input" }));
  const values = json.values ?? (json.enum && OR.format(json.enum.map((value) => `\`${value}\``)));
  if (values === undefined) throw new Error(`"${json.description}" has no description of its values.`);
  const fallback = String(schema.parse(undefined) ?? "");
  return {
    description: json.description,
    values,
    defaultValue: fallback === "" ? undefined : fallback,
    isSecret: json.isSecret,
  };
}
