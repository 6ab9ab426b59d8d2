// The newest date of products that come and go. Remembers only a few dates, so that memory does not grow with the products.

const MOST = 8;

export class NewestDates {
  /** Distinct, the newest first. ISO 8601 dates of the same form can be compared as text. */
  readonly #dates: string[] = [];
  /** Products of each date. */
  readonly #products: number[] = [];
  /** True if there are older dates than those remembered. */
  #hasOlder = false;

  /** Empty without products. */
  get newest(): string {
    return this.#dates[0] ?? "";
  }

  add(date: string): void {
    let at = 0;
    while (at < this.#dates.length && this.#dates[at]! > date) at++;
    if (this.#dates[at] === date) this.#products[at]!++;
    else if (at === this.#dates.length && (this.#hasOlder || at === MOST)) this.#hasOlder = true;
    else this.#insert(at, date);
  }

  /** False if the newest date is not known any more. */
  remove(date: string): boolean {
    const at = this.#dates.indexOf(date);
    if (at >= 0 && --this.#products[at]! === 0) {
      this.#dates.splice(at, 1);
      this.#products.splice(at, 1);
    }
    return this.#dates.length > 0 || !this.#hasOlder;
  }

  #insert(at: number, date: string): void {
    this.#dates.splice(at, 0, date);
    this.#products.splice(at, 0, 1);
    if (this.#dates.length <= MOST) return;
    this.#dates.pop();
    this.#products.pop();
    this.#hasOlder = true;
  }
}
