/**
 * One reason why a document cannot be solved, or one thing that was corrected on reading.
 * Texts for people are made from `code` and `values` by the package that shows them.
 */
export interface Failure {
  readonly code: FailureCode | CorrectionCode;
  /** Place in the document as a JSON pointer (`/loads/3/x`), empty for the whole. */
  readonly path: string;
  /** Indexes or ids of the entities concerned. */
  readonly ids: readonly (number | string)[];
  readonly values: Readonly<Record<string, number | string>>;
}

/** Groups in the order in which they give an answer its message. */
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

/** Every code of a refusal with its error number; the part before the dot is its group. */
export const FAILURE_CODES = {
  'schema.notObject': 40002,
  'schema.version': 40002,
  'schema.kind': 40002,
  'schema.required': 40002,
  'schema.type': 40002,
  'schema.notFinite': 40002,
  'schema.className': 40002,
  'schema.range': 40002,
  'schema.arity': 40002,
  'schema.notPositive': 40002,
  'schema.release': 40002,
  'schema.notHeld': 40002,
  'length.notPositive': 40002,
  'geometry.loadOutside': 42217,
  'geometry.supportOutside': 42217,
  'geometry.emptyRange': 42217,
  'geometry.sectionOrder': 42217,
  'geometry.index': 42217,
  'geometry.supportsAtOneX': 42216,
  'materials.modulus': 42215,
  'materials.poisson': 42215,
  'materials.area': 42215,
  'materials.inertia': 42215,
  'materials.dimensions': 42215,
  'materials.incomplete': 42215,
  'materials.needed': 42215,
  'materials.shape': 42215,
  'conditions.count': 42212,
  'conditions.horizontal': 42212,
  'singular.mechanism': 42210,
  'singular.rounding': 42210,
  'range.size': 42211,
  'loads.none': 42213,
  'loads.unassigned': 42214,
  'features.shear': 42201,
} as const satisfies Readonly<Record<`${FailureGroup}.${string}`, number>>;

/** Code of a refusal. */
export type FailureCode = keyof typeof FAILURE_CODES;

/** Codes of what reading a document mends by itself. */
export const CORRECTION_CODES = [
  'correction.rangeSwapped',
  'correction.coefficients',
  'correction.unknownShape',
  'correction.endHinge',
  'correction.sectionStretched',
  'correction.sectionCut',
] as const;

/** Code of a correction made on reading. */
export type CorrectionCode = (typeof CORRECTION_CODES)[number];

/** Creates a failure; `ids` and `values` are empty when left out. Numbers that JSON cannot carry become texts. */
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
export function leadingFailure(failures: readonly Failure[]): { group: FailureGroup; errno: number } {
  for (const group of FAILURE_GROUPS) {
    const found = failures.map(({ code }) => code).find((code) => code.startsWith(`${group}.`));
    if (found && isRefusal(found)) return { group, errno: FAILURE_CODES[found] };
  }
  throw new Error('`leadingFailure` needs at least one failure that refuses the document');
}

function isRefusal(code: FailureCode | CorrectionCode): code is FailureCode {
  return code in FAILURE_CODES;
}
