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

/** Width of screens from which the header has room for its entries, in pixels; on others they are in the drawer. */
export type HeaderRoom = (typeof SCREENS)[number]["from"] | "never";

/** Estimated from the names and the wordmark, because the server does not measure text. */
export function headerRoom(departments: readonly Pick<MenuDepartment, "name">[], wordmark: string): HeaderRoom {
  const names = departments.reduce((sum, { name }) => sum + textWidth(name), 0);
  const beside = (from: number, gutter: number) => from / 2 - gutter - (wordmark.length * MARK_SIGN) / 2 - 16;
  const screen = SCREENS.find(
    ({ from, gutter, gap }) => names + (departments.length - 1) * gap <= beside(from, gutter),
  );
  return screen?.from ?? "never";
}

const SCREENS = [
  { from: 768, gutter: 32, gap: 16 },
  { from: 1024, gutter: 32, gap: 24 },
  { from: 1280, gutter: 40, gap: 24 },
  { from: 1440, gutter: 40, gap: 24 },
] as const;

/** In pixels at the menu's size; signs of Chinese, Japanese and Korean are about twice as wide as letters. */
const textWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (WIDE.test(sign) ? 13.2 : 7.8), 0);
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\uff60]/u;
/** Mean width of the wordmark's letters with their tracking. */
const MARK_SIGN = 26.5;

/** True if there is anything to show in the menu of an entry. */
export const hasMenu = ({ lead, groups, designers }: MenuDepartment): boolean =>
  lead.length > 0 || groups.length > 0 || designers.length > 0;

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
