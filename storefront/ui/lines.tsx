// Lines of an address or the like, for a place that keeps line ends (white-space: pre-line).
import { Fragment } from "react";

/** Each runs in its own direction: a street or a number in Latin letters stays whole on an Arabic page. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, at) => (
    <Fragment key={`${at} ${line}`}>
      {at > 0 && "\n"}
      <bdi>{line}</bdi>
    </Fragment>
  ));
