import { FAILURE_GROUPS, type FailureGroup } from './failureGroups.ts';

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

/** Error numbers of codes that differ from the number of their group. */
const OWN_NUMBERS: Readonly<Record<string, number>> = {
  'geometry.supportsAtOneX': 42216,
  'loads.unassigned': 42214,
};

/** Returns the first failure in the order of the groups, which determines the message of the result. */
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
