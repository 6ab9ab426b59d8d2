// The reason that the audit log, or a customer, reads. The server asks for a missing one in a sentence at the field.

import { useEffect, useRef } from "react";
import { TextArea } from "./field.tsx";

interface Props {
  readonly label: string;
  readonly name?: string;
  readonly help: string;
  readonly error: string | undefined;
}

export function ReasonField({ name = "reason", error, ...rest }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  return <TextArea {...rest} ref={field} name={name} aria-required maxLength={500} error={error} />;
}
