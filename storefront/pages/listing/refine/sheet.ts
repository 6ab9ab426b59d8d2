// The sheets that a listing opens on phones and tablets.

export type Sheet = "filter" | "sort";

export interface SheetsProps {
  readonly sheet: Sheet | undefined;
  readonly onClose: () => void;
}
