// The console's line icons, drawn on a grid of 16.

import type { ReactNode } from "react";
import styles from "./icon.module.css";

const DRAWINGS = {
  add: <path d="M8 3.5v9M3.5 8h9" />,
  audit: (
    <>
      <path d="M3 3.5h10M3 7h6M3 10.5h4" />
      <circle cx="11.5" cy="11" r="2.5" />
      <path d="M11.5 9.8V11l.8.6" />
    </>
  ),
  bag: (
    <>
      <path d="M3 5.5h10l-.7 8H3.7z" />
      <path d="M5.5 5.5V5a2.5 2.5 0 0 1 5 0v.5" />
    </>
  ),
  bolt: <path d="M9 2L4 9h3.5L7 14l5-7H8.5z" />,
  calendar: <path d="M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5V5M10.5 2.5V5" />,
  chart: <path d="M2.5 13.5h11M4.5 11V8M8 11V3.5M11.5 11V6" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 5v3l2 1.5" />
    </>
  ),
  close: <path d="M4 4l8 8M12 4l-8 8" />,
  columns: <path d="M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10" />,
  content: (
    <>
      <path d="M4 2.5h5.5L12 5v8.5H4z" />
      <path d="M6 7.5h4M6 10h4" />
    </>
  ),
  copy: <path d="M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3" />,
  down: <path d="M4 6l4 4 4-4" />,
  export: <path d="M8 2.5v7M5 7l3 3 3-3M3 13.5h10" />,
  external: <path d="M9 3h4v4M13 3L7.5 8.5M11 9.5V13H3V5h3.5" />,
  eye: (
    <>
      <path d="M1.5 8C3 5.2 5.3 3.8 8 3.8S13 5.2 14.5 8C13 10.8 10.7 12.2 8 12.2S3 10.8 1.5 8z" />
      <circle cx="8" cy="8" r="1.8" />
    </>
  ),
  filter: <path d="M2.5 4.5h11M4.5 8h7M6.5 11.5h3" />,
  forward: <path d="M3 8h10M9 4l4 4-4 4" />,
  gift: <path d="M2.5 6h11v7.5h-11zM2.5 6V4h11v2M8 4v9.5M8 4C6 4 5 3.5 5 2.5S7 2 8 4c1-2 3-2.5 3-1.5S10 4 8 4z" />,
  grid: <path d="M2.5 2.5H7V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z" />,
  grip: <path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" strokeWidth="2" />,
  info: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 7.5v3M8 5.3h.01" />
    </>
  ),
  jobs: (
    <>
      <path d="M13 8a5 5 0 1 1-1.5-3.6" />
      <path d="M13 2.5V5h-2.5" />
    </>
  ),
  key: (
    <>
      <circle cx="5" cy="11" r="2.5" />
      <path d="M6.8 9.2l6-6M10.5 5.5l2 2" />
    </>
  ),
  lock: <path d="M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2" />,
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  moon: <path d="M12.5 9.5A5 5 0 0 1 6.5 3.5a5 5 0 1 0 6 6z" />,
  more: <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />,
  percent: (
    <>
      <path d="M4 12l8-8" />
      <circle cx="5" cy="5" r="1.75" />
      <circle cx="11" cy="11" r="1.75" />
    </>
  ),
  person: (
    <>
      <circle cx="8" cy="5.5" r="2.5" />
      <path d="M3 13.5c.5-3 2.5-4.5 5-4.5s4.5 1.5 5 4.5" />
    </>
  ),
  picture: (
    <>
      <path d="M2.5 3h11v10h-11zM2.5 11l3.5-3.5 3 3 2-2 2.5 2.5" />
      <circle cx="10.5" cy="5.7" r="1" />
    </>
  ),
  print: <path d="M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z" />,
  returns: (
    <>
      <path d="M6 3.5l-3 3 3 3" />
      <path d="M3 6.5h6a3.5 3.5 0 0 1 0 7H6" />
    </>
  ),
  review: <path d="M2.5 3.5h11V11H7l-3 2.5V11H2.5z" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4" />
      <path d="M10 10l3.5 3.5" />
    </>
  ),
  settings: (
    <>
      <path d="M2.5 5h5.8M11.5 5h2M2.5 11h2M7.7 11h5.8" />
      <circle cx="10" cy="5" r="1.6" />
      <circle cx="6" cy="11" r="1.6" />
    </>
  ),
  sun: (
    <>
      <circle cx="8" cy="8" r="2.5" />
      <path d="M8 2v1.5M8 12.5V14M2 8h1.5M12.5 8H14M3.8 3.8l1 1M11.2 11.2l1 1M12.2 3.8l-1 1M4.8 11.2l-1 1" />
    </>
  ),
  stock: (
    <>
      <path d="M8 2.5l5.5 3L8 8.5l-5.5-3z" />
      <path d="M2.5 8.5l5.5 3 5.5-3" />
    </>
  ),
  tag: (
    <>
      <path d="M2.5 7.5v-5h5l6 6-5 5z" />
      <circle cx="5.3" cy="5.3" r=".7" />
    </>
  ),
  team: (
    <>
      <circle cx="6" cy="5.5" r="2.25" />
      <path d="M1.5 13c.4-2.6 2.2-4 4.5-4s4.1 1.4 4.5 4M10.5 3.5a2.2 2.2 0 0 1 0 4M12 9.4c1.4.6 2.3 1.8 2.5 3.6" />
    </>
  ),
  truck: (
    <>
      <path d="M1.5 4h8v7h-8zM9.5 6.5h3l2 2.5v2h-5z" />
      <circle cx="4.5" cy="12" r="1.2" />
      <circle cx="11.5" cy="12" r="1.2" />
    </>
  ),
  up: <path d="M4 10l4-4 4 4" />,
  warning: <path d="M8 2.5l6 11H2zM8 6.5v3M8 11.5h.01" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof DRAWINGS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
    {DRAWINGS[name]}
  </svg>
);
