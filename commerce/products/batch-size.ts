// The number of variants that an import writes at once: as many as the database takes in a short time, because the readers of the embedded
// database wait for a write to finish, and every write costs a server a round trip and a commit.

const AIM_MS = 30;
const MIN = 200;
const MAX = 4_000;

export class BatchSize {
  variants = MIN;

  /** After a batch of this size took so long. */
  adapt(milliseconds: number): void {
    const factor = Math.min(2, Math.max(0.5, AIM_MS / milliseconds));
    this.variants = Math.round(Math.min(MAX, Math.max(MIN, this.variants * factor)));
  }
}
