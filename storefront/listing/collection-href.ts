// The address of a collection beside the listing that is shown: under the same country prefix.

import { prefixPath, stripPrefix } from "#catalogue";

export const collectionHref = (path: string, handle: string): string =>
  prefixPath(stripPrefix(path).code, `/collections/${handle}`);
