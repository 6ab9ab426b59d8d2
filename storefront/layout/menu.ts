// The layout of a department's groups in the columns of its mega menu.

import type { MenuDepartment, MenuGroup, MenuLink } from "#browsing";

/** A part of a column: a group, or the rest of one that did not fit (then without its head). */
export interface MenuBlock {
  readonly group: MenuGroup;
  readonly isContinued: boolean;
  readonly links: readonly MenuLink[];
}

/** Rows per column. */
const COLUMN_ROWS = 12;
/** A head and the space above the next group count as two rows. */
const HEAD_ROWS = 2;

/** Groups keep their order. A long group is split into even parts; short ones share a column if they fit. */
export function menuColumns(
  groups: readonly MenuGroup[],
  rows: number = COLUMN_ROWS,
): readonly (readonly MenuBlock[])[] {
  const columns: MenuBlock[][] = [];
  let free = 0;
  for (const group of groups) {
    for (const block of blocksOf(group, rows - HEAD_ROWS)) {
      const height = block.links.length + HEAD_ROWS;
      if (height > free || block.isContinued) {
        columns.push([]);
        free = rows;
      }
      columns.at(-1)?.push(block);
      free -= height;
    }
  }
  return columns;
}

/** The department of an address: its own page, or the department whose menu contains it. */
export function departmentOf(departments: readonly MenuDepartment[], path: string): MenuDepartment | undefined {
  return (
    departments.find(({ href }) => href === path) ??
    departments.find(({ groups }) =>
      groups.some((group) => group.href === path || group.links.some(({ href }) => href === path)),
    )
  );
}

/** True if the current page belongs to the group. */
export const isWithin = (group: MenuGroup, path: string): boolean =>
  group.href === path || group.links.some(({ href }) => href === path);

function blocksOf(group: MenuGroup, limit: number): readonly MenuBlock[] {
  const parts = Math.max(1, Math.ceil(group.links.length / limit));
  const size = Math.ceil(group.links.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    group,
    isContinued: part > 0,
    links: group.links.slice(part * size, (part + 1) * size),
  }));
}
