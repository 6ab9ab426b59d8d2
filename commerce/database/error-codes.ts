// https://www.postgresql.org/docs/current/errcodes-appendix.html

export const FOREIGN_KEY_VIOLATION = "23503";
export const UNIQUE_VIOLATION = "23505";
export const DISK_FULL = "53100";
