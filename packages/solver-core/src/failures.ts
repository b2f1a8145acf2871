import type { FailureCode } from './failureCodes.ts';

/**
 * One reason why a document cannot be solved, or one thing that was corrected on reading.
 * `@eecs/solver-core/texts` makes a text for people from it.
 */
export interface Failure {
  readonly code: FailureCode | CorrectionCode;
  /** The place in the document as a JSON pointer (`/loads/3/x`). Empty for the whole document. */
  readonly path: string;
  /** Indexes or ids of the entities concerned. */
  readonly ids: readonly (number | string)[];
  readonly values: Readonly<Record<string, number | string>>;
}

/** The groups of failures. The first group that occurs gives an answer its message. */
export const FAILURE_GROUPS = [
  'schema',
  'length',
  'geometry',
  'materials',
  'conditions',
  'singular',
  'range',
  'loads',
  'features',
] as const;

/** The part of a failure's code before the dot. */
export type FailureGroup = (typeof FAILURE_GROUPS)[number];

/** Error numbers by group. */
const GROUP_NUMBERS: Readonly<Record<FailureGroup, number>> = {
  schema: 40002,
  length: 40002,
  geometry: 42217,
  materials: 42215,
  conditions: 42212,
  singular: 42210,
  range: 42211,
  loads: 42213,
  features: 42201,
};

/** Error numbers of codes that have one of their own. */
const OWN_NUMBERS: Readonly<Record<string, number>> = {
  'geometry.supportsAtOneX': 42216,
  'loads.unassigned': 42214,
};

/** The codes of what reading a document mends by itself, and of a solved set whose checks did not pass. */
export const CORRECTION_CODES = [
  'correction.rangeSwapped',
  'correction.coefficients',
  'correction.unknownShape',
  'correction.endHinge',
  'correction.momentOnHinge',
  'correction.sectionStretched',
  'correction.sectionCut',
  'correction.noDensity',
  'correction.noMass',
  'correction.unitStiffness',
  'correction.greatModulus',
  'correction.unknownField',
  'correction.fixedIsPin',
  'correction.checks',
] as const;

/** Code of something to know about a solved beam. */
export type CorrectionCode = (typeof CORRECTION_CODES)[number];

/** Creates a failure. `ids` and `values` are empty when left out. Numbers that JSON cannot carry become texts. */
export function createFailure(
  code: FailureCode | CorrectionCode,
  path: string,
  details: { ids?: readonly (number | string)[]; values?: Readonly<Record<string, number | string>> } = {},
): Failure {
  return { code, path, ids: details.ids ?? [], values: toFinite(details.values ?? {}) };
}

function toFinite(values: Failure['values']): Failure['values'] {
  const isFinite = Object.values(values).every(
    (value) => typeof value === 'string' || Number.isFinite(value),
  );
  if (isFinite) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number.isFinite(value) ? value : String(value)]),
  );
}

/** Returns the first failure in the order of the groups: the one that names the answer. */
export function leadingFailure(failures: readonly { readonly code: string }[]): {
  group: FailureGroup;
  errno: number;
} {
  for (const group of FAILURE_GROUPS) {
    const found = failures.map(({ code }) => code).find((code) => code.startsWith(`${group}.`));
    if (found) return { group, errno: OWN_NUMBERS[found] ?? GROUP_NUMBERS[group] };
  }
  throw new Error('`leadingFailure` needs at least one failure that refuses the document');
}
