/** What the command line asks for, beyond a file. */
export interface CliOptions {
  readonly json: boolean;
  readonly equations: boolean;
  /** Index of the joint to solve by hand; null for none. */
  readonly joint: number | null;
  /** Indexes of the links to cut; null for none. */
  readonly cut: readonly number[] | null;
}

/** What was read, or what is wrong with it. */
export type ReadOptions =
  | { readonly ok: true; readonly options: CliOptions; readonly rest: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** Reads the options out of arguments; numbers count from 1, as people do. */
export function readOptions(args: readonly string[]): ReadOptions {
  let options: CliOptions = { json: false, equations: false, joint: null, cut: null };
  const rest: string[] = [];
  for (const arg of args) {
    const [name = '', value] = arg.split('=');
    const numbers = (value ?? '').split(',').map(Number);
    const isCounted =
      value !== undefined && numbers.every((number) => Number.isInteger(number) && number > 0);
    const indexes = numbers.map((number) => number - 1);
    if (!arg.startsWith('--')) rest.push(arg);
    else if (arg === '--json') options = { ...options, json: true };
    else if (arg === '--equations') options = { ...options, equations: true };
    else if (name === '--joint' && isCounted && indexes.length === 1)
      options = { ...options, joint: indexes[0]! };
    else if (name === '--cut' && isCounted) options = { ...options, cut: indexes };
    else if (name === '--joint') return { ok: false, reason: 'Write the number of a joint: --joint=3.' };
    else if (name === '--cut') return { ok: false, reason: 'Write the numbers of links: --cut=4,5,6.' };
    else return { ok: false, reason: `Unknown option ${arg}.` };
  }
  return { ok: true, options, rest };
}
