// A text with suggestions, which does not limit what can be entered.

import { useId, type ComponentProps } from "react";
import { TextField } from "../ui/field.tsx";

interface Props extends ComponentProps<typeof TextField> {
  readonly suggestions: readonly string[];
}

export function SuggestedField({ suggestions, ...rest }: Props) {
  const list = useId();
  return (
    <>
      <TextField {...rest} list={list} />
      <datalist id={list}>
        {suggestions.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </>
  );
}
