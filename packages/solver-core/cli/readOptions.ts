import { parseArgs } from 'node:util';

/** The options of the command line. */
export interface CliOptions {
  readonly help: boolean;
  readonly version: boolean;
  readonly json: boolean;
  readonly equations: boolean;
  /** Index of the joint to solve by hand; null if not requested. */
  readonly joint: number | null;
  /** Indexes of the links to cut; null if not requested. */
  readonly cut: readonly number[] | null;
  /** Words in the names of the series from which a section is chosen; null if not requested. */
  readonly series: string | null;
  /** The number by which a span is divided for the allowed deflection; null if not given. */
  readonly span: number | null;
  /** The factor by which strengths are divided; null if not given. */
  readonly stress: number | null;
  /** Whether sections must also meet the design code of the document. */
  readonly code: boolean;
  /** A question about one number of a beam, as JSON; null if not given. */
  readonly question: string | null;
  /** The result of a beam whose change is explained, as JSON; null if not given. */
  readonly result: string | null;
  /** Number from 1 or title of a case set; null if not given. */
  readonly set: string | null;
}

/** Options and positional arguments, or the reason why the options cannot be read. */
export type ReadOptions =
  | { readonly ok: true; readonly options: CliOptions; readonly rest: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** Reads the options from the arguments. Joints and links are counted from 1 on the command line. */
export function readOptions(args: readonly string[]): ReadOptions {
  const parsed = parse(args);
  if (typeof parsed === 'string') return { ok: false, reason: parsed };
  const {
    help = false,
    version = false,
    json = false,
    equations = false,
    code = false,
    ...given
  } = parsed.values;
  const joint = readIndexes(given.joint);
  if (joint === 'wrong' || (joint?.length ?? 1) !== 1)
    return { ok: false, reason: 'Write the number of a joint: --joint=3.' };
  const cut = readIndexes(given.cut);
  if (cut === 'wrong') return { ok: false, reason: 'Write the numbers of links: --cut=4,5,6.' };
  const [span, stress] = [given.span, given.stress].map(readPositive);
  if (span === 'wrong') return { ok: false, reason: 'Write a number: --span=300 for L/300.' };
  if (stress === 'wrong') return { ok: false, reason: 'Write a factor on the strength: --stress=1.5.' };
  return {
    ok: true,
    options: {
      ...{ help, version, json, equations, code, joint: joint?.[0] ?? null, cut },
      ...{ series: given.series ?? null, span: span ?? null, stress: stress ?? null },
      question: given.question ?? null,
      ...{ result: given.result ?? null, set: given.set ?? null },
    },
    rest: parsed.positionals,
  };
}

/** Returns what Node parses from the arguments, or its reason for a refusal. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'V' },
        json: { type: 'boolean' },
        equations: { type: 'boolean' },
        joint: { type: 'string' },
        cut: { type: 'string' },
        series: { type: 'string' },
        span: { type: 'string' },
        stress: { type: 'string' },
        code: { type: 'boolean' },
        question: { type: 'string' },
        result: { type: 'string' },
        set: { type: 'string' },
      },
    });
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/** Converts comma-separated numbers from 1 to indexes from 0; returns null if the option was not given. */
function readIndexes(text: string | undefined): readonly number[] | null | 'wrong' {
  if (text === undefined) return null;
  const numbers = text.split(',').map(Number);
  return numbers.every((number) => Number.isInteger(number) && number > 0)
    ? numbers.map((number) => number - 1)
    : 'wrong';
}

/** Reads a number above zero; returns null if the option was not given. */
function readPositive(text: string | undefined): number | null | 'wrong' {
  if (text === undefined) return null;
  const number = Number(text);
  return number > 0 && Number.isFinite(number) ? number : 'wrong';
}
