import { type Polynomial, trim } from './polynomial.ts';
import { type Rational, ZERO, readRational } from './rational.ts';

/** The error for a malformed value, with the path to it. */
export class WrongShape extends Error {
  readonly place: { readonly path: string; readonly expected?: string };
  constructor(path: string, more: { readonly expected?: string } = {}) {
    super(`The value at ${path} does not have the shape that the schema asks for.`);
    this.place = { path, ...more };
  }
}

/**
 * A value of a file and the path to it; every method that reads it throws `WrongShape` if the value has another form.
 */
export class Reader {
  readonly value: unknown;
  readonly path: string;
  private readonly seen: Set<string>;
  constructor(value: unknown, path: string, seen = new Set<string>()) {
    [this.value, this.path, this.seen] = [value, path, seen.add(path)];
  }
  get = (key: string): Reader => new Reader(this.fields()[key], `${this.path}/${key}`, this.seen);
  /** Returns what was read; refuses a value inside this one that nothing has read, as it would not be checked. */
  readWhole<T>(read: T, value = this.value, path = this.path): T {
    if (!this.seen.has(path)) throw new WrongShape(path);
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value))
        this.readWhole(read, one, `${path}/${key.replaceAll('/', '~1')}`);
    return read;
  }
  fields(): Readonly<Record<string, unknown>> {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongShape(this.path);
    return value as Readonly<Record<string, unknown>>;
  }
  /** Reads a list of at most `most` values: a beam that is calculated by hand has fewer. */
  list<T>(read: (one: Reader, at: number) => T, most = 1000): readonly T[] {
    if (!Array.isArray(this.value)) throw new WrongShape(this.path);
    if (this.value.length > most) throw new WrongShape(this.path, { expected: String(most) });
    return this.value.map((one: unknown, at) => read(new Reader(one, `${this.path}/${at}`, this.seen), at));
  }
  rational = (fits?: (value: Rational) => boolean): Rational => this.known(readRational(this.value), fits);
  /** Reads a number that may be absent, which means 0. */
  share = (): Rational => (this.value === undefined ? ZERO : this.rational());
  polynomial(): Polynomial {
    const c = this.list((one) => one.rational());
    return this.known(c.length === trim(c).length ? c : null);
  }
  index = (): number =>
    this.known(Number.isInteger(this.value) && Number(this.value) > 0 ? Number(this.value) : null);
  text = (fits?: (value: string) => boolean): string =>
    this.known(typeof this.value === 'string' ? this.value : null, fits);
  oneOf = <T extends string | number>(options: readonly T[]): T =>
    this.known(options.find((one) => one === this.value) ?? null);
  private known<T>(value: T | null, fits: (value: T) => boolean = () => true): T {
    if (value === null || !fits(value)) throw new WrongShape(this.path);
    return value;
  }
}
