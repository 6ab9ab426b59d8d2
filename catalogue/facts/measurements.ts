// Measurements of a garment in one size, as the feed states them: "Chest > 96⇥Length > 72", in centimetres.

export interface Measurement {
  /** In English where the shop knows it: "Chest". */
  readonly name: string;
  readonly centimetres: number;
}

/** Between name and number, as in options. */
const JOINT = " > ";
const MOST = 12;
const LONGEST_NAME = 40;
const LARGEST = 1_000;

export const printMeasurements = (measurements: readonly Measurement[]): string =>
  measurements.map(({ name, centimetres }) => name + JOINT + centimetres).join("\t");

/** Malformed parts are left out. */
export const parseMeasurements = (text: string): readonly Measurement[] =>
  text.split("\t").flatMap((part) => {
    const at = part.lastIndexOf(JOINT);
    const [name, number] = [part.slice(0, at), part.slice(at + JOINT.length)];
    const isWritten =
      at > 0 && name.trim() === name && name.length <= LONGEST_NAME && /^\d{1,4}(?:\.\d)?$/u.test(number);
    return isWritten && Number(number) > 0 && Number(number) <= LARGEST ? [{ name, centimetres: Number(number) }] : [];
  });

/** True if every part is a measurement and none has the name of another. */
export const isMeasurementList = (text: string): boolean => {
  const found = parseMeasurements(text);
  const names = new Set(found.map(({ name }) => name));
  return found.length === text.split("\t").length && found.length <= MOST && names.size === found.length;
};
