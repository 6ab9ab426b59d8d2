// The reason that the audit log, or a customer, reads.

import { TextArea } from "./field.tsx";

interface Props {
  readonly label: string;
  readonly name?: string;
  readonly help: string;
  readonly error: string | undefined;
}

export const ReasonField = ({ name = "reason", ...rest }: Props) => (
  <TextArea {...rest} name={name} required maxLength={500} />
);
