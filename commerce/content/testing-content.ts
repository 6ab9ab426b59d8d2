// For tests of pages without a database: a shop without content. The functions are replaced for one test, not mocked for the file,
// because files share processes.

import { beforeEach, vi } from "vitest";
import * as content from "./index.ts";

/** A test may give some of it: `vi.mocked(findTag).mockResolvedValue(tag)`. */
export function useNoContent(): void {
  beforeEach(() => {
    vi.spyOn(content, "designerTags").mockResolvedValue({ slugs: new Map(), pinned: new Map() });
    vi.spyOn(content, "findShop").mockResolvedValue(undefined);
    vi.spyOn(content, "findTag").mockResolvedValue(undefined);
    vi.spyOn(content, "pageSections").mockResolvedValue([]);
  });
}
