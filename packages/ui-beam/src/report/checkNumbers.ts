import { type BeamCase, type BeamSet, type SolvedBeam, caseHash } from '@eecs/solver-core';
import { packText, unpackText } from '@eecs/ui-kit/editing';
import { readCaseFile } from '../files/caseFile.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { REPORT_ROWS, type ReportRow } from './reportRows.ts';
import { solveForReport } from './solveForReport.ts';

/** Programs that forward links cut longer ones, characters. */
const MAX_FRAGMENT = 8000;
const PREFIX = '#k=';
/**
 * Significant digits of a number in a link; it agrees if it differs by less than the last of them, relative to the
 * greatest of its kind.
 */
const DIGITS = 9;
const AGREES = 1e-7;

/** A checked number of a report: an extreme of a result, or a support reaction. */
export type CheckedNumber =
  | {
      readonly kind: 'extreme';
      readonly set: number;
      readonly row: ReportRow['id'];
      readonly end: 'max' | 'min';
    }
  | {
      readonly kind: 'reaction';
      readonly set: number;
      readonly support: number;
      readonly part: 'axial' | 'normal' | 'moment';
    };

/** A document with the numbers stated in its report, as received with a link. */
export interface Claim {
  readonly document: BeamCase;
  readonly hash: string;
  /** The stated version of the solver. */
  readonly version: string;
  /** In the order of `listChecked`, in the base units of the document. */
  readonly numbers: readonly number[];
}

/** A number that differs: the stated and the actual one; null if it does not exist. */
export interface Difference {
  readonly of: CheckedNumber;
  readonly told: number | null;
  readonly found: number | null;
}

/** A number that a report states. */
export interface StatedNumber {
  readonly of: CheckedNumber;
  readonly value: number;
}

/** How the numbers of a claim are named and written. */
interface NumbersOf {
  /** Whether displacements are known; otherwise rotations and deflections are EI·θ and EI·v. */
  readonly isReal: boolean;
  /** Marks of the supports on the drawing, by index. */
  readonly marks: readonly string[];
}

/** The result of checking the numbers of a claim against its document. */
export type CheckedClaim =
  | ({
      readonly kind: 'agrees';
      readonly count: number;
      /** The numbers of the link, which a reader compares with those on paper; base units of the document. */
      readonly numbers: readonly StatedNumber[];
    } & NumbersOf)
  | { readonly kind: 'unsolved' }
  | ({
      readonly kind: 'differs';
      readonly count: number;
      /** Whether the hash is that of the document. */
      readonly isSameDocument: boolean;
      readonly differences: readonly Difference[];
    } & NumbersOf);

/**
 * Packs a beam with the hash and the governing numbers of its report into the fragment of a URL, which browsers send to
 * no server. Null if that is too long for a link.
 */
export async function writeClaim(
  document: BeamCase,
  { answer, version }: { readonly answer: SolvedBeam; readonly version: string },
): Promise<string | null> {
  const numbers = listChecked(answer.sets).map(({ value }) => Number(value.toPrecision(DIGITS)));
  const packed = await packText(JSON.stringify({ d: document, h: answer.hash, v: version, n: numbers }));
  const fragment = `${PREFIX}${packed}`;
  return fragment.length <= MAX_FRAGMENT ? fragment : null;
}

/** A link is not a place for sentences that the page would show as its own. */
const VERSION = /^EECS [\w.+-]{1,30}$/;

/** Unpacks the claim of a link. Null if the link is of another kind or damaged. */
export async function readClaim(fragment: string): Promise<Claim | null> {
  if (!fragment.startsWith(PREFIX)) return null;
  try {
    const read: unknown = JSON.parse(await unpackText(fragment.slice(PREFIX.length)));
    if (typeof read !== 'object' || read === null) return null;
    const { d, h, v, n } = read as Readonly<Record<string, unknown>>;
    const document = readCaseFile(JSON.stringify(d));
    if (!document.ok || typeof h !== 'string' || typeof v !== 'string') return null;
    if (!/^[0-9a-f]{40}$/.test(h) || !VERSION.test(v) || !isNumbers(n)) return null;
    return { document: document.document, hash: h, version: v, numbers: n };
  } catch {
    // Cut off, mistyped or never a claim: the distinction does not help the reader.
    return null;
  }
}

/** JSON may state 1e999, which is read as infinity and would agree within a tolerance relative to itself. */
function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => Number.isFinite(one));
}

/** Solves the document of a claim again and compares its hash and every number. */
export function checkClaim({ document, hash, numbers }: Claim): CheckedClaim {
  const answer = solveForReport(document);
  if (answer === null) return { kind: 'unsolved' };
  const found = listChecked(answer.sets);
  const count = Math.max(found.length, numbers.length);
  const greatest = greatestByKind(found);
  const differences = Array.from({ length: count }, (_, at): Difference[] => {
    const [one, told] = [found[at], numbers[at]];
    // Surplus numbers correspond to nothing in the document.
    const of = one?.of ?? found.at(-1)?.of;
    if (of === undefined) return [];
    const scale = Math.max(greatest.get(kindOf(of)) ?? 0, Math.abs(told ?? 0));
    const agrees = one !== undefined && told !== undefined && Math.abs(one.value - told) <= AGREES * scale;
    return agrees ? [] : [{ of, told: told ?? null, found: one?.value ?? null }];
  }).flat();
  const isSameDocument = hash === caseHash(document);
  const { isReal } = answer;
  const of = { isReal, marks: nameSupports(document.supports).map(({ mark }) => mark) };
  return isSameDocument && differences.length === 0
    ? { kind: 'agrees', count, numbers: found.map((one, at) => ({ of: one.of, value: numbers[at]! })), ...of }
    : { kind: 'differs', count, isSameDocument, differences, ...of };
}

const PARTS = ['axial', 'normal', 'moment'] as const;

/** Lists the checked numbers of a report: extremes of each result and all reactions, set by set. */
function listChecked(sets: readonly BeamSet[]): StatedNumber[] {
  return sets.flatMap((one, set) => [
    ...REPORT_ROWS.flatMap(({ id: row, pick }) => {
      const diagram = pick(one);
      if (diagram === null) return [];
      return (['max', 'min'] as const).map((end): StatedNumber => ({
        of: { kind: 'extreme', set, row, end },
        value: diagram[end].value,
      }));
    }),
    ...one.R.flatMap((reaction) =>
      PARTS.map((part): StatedNumber => ({
        of: { kind: 'reaction', set, support: reaction.support, part },
        value: reaction[part],
      })),
    ),
  ]);
}

/** The kind of a number, to whose greatest value its tolerance is relative. */
function kindOf(of: CheckedNumber): string {
  if (of.kind === 'extreme') return of.row === 'N' ? 'Q' : of.row;
  return of.part === 'moment' ? 'M' : 'Q';
}

function greatestByKind(numbers: readonly StatedNumber[]): ReadonlyMap<string, number> {
  const greatest = new Map<string, number>();
  for (const { of, value } of numbers) {
    const kind = kindOf(of);
    greatest.set(kind, Math.max(greatest.get(kind) ?? 0, Math.abs(value)));
  }
  return greatest;
}
