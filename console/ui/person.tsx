// Round avatars of people: initials on one of five tints, or a mark for the shop itself.

import { Icon } from "./icon.tsx";
import { initialsOf } from "./initials.ts";
import styles from "./person.module.css";

const TINTS = [styles.a, styles.b, styles.c, styles.d, styles.e];

/** The same person has the same tint everywhere. */
const tintOf = (name: string) =>
  TINTS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS.length];

export const Avatar = ({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) => (
  <span className={`${styles.avatar} ${isLarge ? styles.large : ""} ${tintOf(name)}`} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

export const SystemAvatar = () => (
  <span className={`${styles.avatar} ${styles.system}`} aria-hidden="true">
    <Icon name="bolt" />
  </span>
);
