import type { ApiReply } from './apiPort.ts';
import { type Fields, type ToolAnswer, unitsOf } from './describeAnswer.ts';

/** Instructions for an agent: how to request a search for the lightest section. */
export const LIGHTEST_GUIDE =
  'Finds the lightest (or lowest) standard cross-sections with which a beam meets its limits of deflection and stress, including the self-weight of each if the document has selfWeight, and states which limit each lighter one exceeds. If the document states combinations, stresses are checked in ULS and deflections in SLS situations. Every stretch of the beam (beamSections) needs a material with E, and rho (kg/m3) for masses; a limit of stress needs its strength, as {"tension": 235} in MPa. Without `code` only stress and deflection are checked: this is not a design by a code, and stability is not checked. With `code: true` sections must also satisfy the standard in limits.members of the beam, with its lateral restraints.';

/** Maximum number of failing sections listed. */
const MOST_REJECTED = 5;

interface Check {
  readonly kind: string;
  readonly x: number;
  readonly value: number;
  readonly allowed: number;
  readonly utilisation: number;
  readonly check?: string;
  readonly clause?: string;
  readonly combination?: { readonly situation: string; readonly label: string };
}

interface Row {
  readonly section: { readonly label?: string };
  readonly mass: number;
}

interface Found {
  readonly found: readonly (Row & { readonly checks: readonly Check[] })[];
  readonly rejected: readonly (Row & {
    readonly check: Check | null;
    readonly unjudged?: { readonly why: string };
  })[];
  readonly candidates: number;
  readonly isComplete: boolean;
}

/** Describes the sections found, the best first, and why the next better ones fail. */
export function describeLightest(body: ApiReply['body'], document: Fields, isByCode = false): ToolAnswer {
  const { found, rejected, candidates, isComplete } = body as unknown as Found;
  const isUs = unitsOf(document).length === 'in';
  const head =
    found.length === 0
      ? `None of the ${candidates} sections tried meets all limits.`
      : `Sections that meet all limits, the best first (of ${candidates}):`;
  const rows = (list: readonly Row[], checkOf: (at: number) => Check | null | undefined) =>
    list.map((row, at) => `- ${describeRow(row, isUs)}: ${describeCheck(checkOf(at) ?? null, isUs)}`);
  const failing = rejected.slice(-MOST_REJECTED);
  return {
    text: [
      head,
      ...rows(found, (at) => found[at]?.checks[0]),
      ...(failing.length === 0 ? [] : ['Better sections that fail, the last of them:']),
      ...failing.map((row) =>
        row.unjudged === undefined
          ? `- ${describeRow(row, isUs)}: ${describeCheck(row.check, isUs)}`
          : `- ${describeRow(row, isUs)}: not covered by the standard (${row.unjudged.why})`,
      ),
      ...(isComplete ? [] : ['The time was over before all were tried: name fewer series.']),
      isByCode
        ? 'Stress, deflection, and the standard of limits.members.'
        : 'Only stress and deflection are checked. This is not a design by a code: stability and local buckling are not checked.',
    ].join('\n'),
    data: body,
  };
}

function describeRow({ section, mass }: Row, isUs: boolean): string {
  return `${section.label ?? 'section'}, ${round(mass)} ${isUs ? 'lb/in' : 'kg/m'}`;
}

function describeCheck(check: Check | null, isUs: boolean): string {
  if (check === null) return 'the beam cannot be solved with it';
  const { kind, x, value, allowed, utilisation, combination, check: of, clause } = check;
  const length = isUs ? 'in' : 'm';
  const stress = isUs ? 'psi' : 'MPa';
  const force = isUs ? 'lbf' : 'N';
  const isForce = of === 'shear' || of === 'compression';
  const byCode = isForce ? force : isUs ? 'lbf·in' : 'N·m';
  const unit = kind === 'deflection' ? length : kind === 'code' ? byCode : stress;
  const cause = combination ? `, ${combination.situation} ${combination.label}`.trimEnd() : '';
  const quantity =
    kind === 'deflection'
      ? 'deflection'
      : kind === 'code'
        ? `${of ?? ''} by ${clause ?? ''}`
        : `${kind} stress`;
  return `${round(100 * utilisation)} % used, ${quantity} ${round(value)} of ${round(allowed)} ${unit} at x = ${round(x)} ${length}${cause}`;
}

function round(value: number): string {
  return String(Number(value.toPrecision(4)));
}
