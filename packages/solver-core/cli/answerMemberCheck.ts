import { formatNumber, parseCase, solveBeam } from '../src/index.ts';
import {
  type BeamMemberCheck,
  type CheckedBeam,
  type MemberCheckKind,
  type UnjudgedMember,
  solveBeamMembers,
} from '../src/codeChecks/index.ts';
import type { BeamCase } from '../src/index.ts';
import type { AnyFailure } from '../src/texts/index.ts';
import { formatCombination, formatRule } from './combinations/formatCombination.ts';
import { createWriter, describeWithPath } from './createWriter.ts';
import { EXIT } from './exit.ts';
import { formatResult, headed } from './formatResult.ts';
import { formatTable } from './formatTable.ts';
import { refuseBeyond } from './refuseBeyond.ts';
import type { Streams } from './streams.ts';

const CLAUSES: Readonly<Record<CheckedBeam['limits']['standard'], string>> = {
  'EN 1993-1-1': 'Cross-sections and lateral-torsional buckling by EN 1993-1-1:2005, 6.2 and 6.3.2.',
  'AISC 360-22': 'Bending and shear by AISC 360-22, chapters F, G and H1.',
};

const REASONS = {
  limits: 'Name a standard in the document: "limits": { "members": { "standard": "EN 1993-1-1" } }.\n',
  noStrength:
    'The rule of the document gives no strength combinations: add a situation, such as "ULS-STR".\n',
} as const;

const KINDS: Readonly<Record<MemberCheckKind, string>> = {
  bending: 'bending',
  shear: 'shear',
  bendingShear: 'bending and shear',
  lateral: 'lateral-torsional buckling',
};

const WHY: Readonly<Record<UnjudgedMember, string>> = {
  material: 'a part of the beam has no material',
  modulus: 'the material has no E and ν, or E and G',
  strength: 'the material has no strength in tension, which is its yield strength',
  grade: 'the yield strength is higher than any in the standard',
  notSteel: 'E of the material is not that of steel',
  section: 'a part of the beam has no cross-section',
  shape: 'the cross-section is neither an I section nor a pipe nor, by AISC 360, a channel',
  turned: 'the cross-section is rotated',
  slender: 'parts of the cross-section buckle before they yield',
  compression: 'the beam is compressed, and its flexural buckling is not checked',
  restraints: 'lateral-torsional buckling needs the points of lateral restraint ("restraints")',
  freeEnd: 'by AISC 360 a bent stretch is checked only between two lateral restraints',
  changing: 'between two lateral restraints the cross-section changes or is not checked',
  places: 'the points of lateral restraint are missing or lie beyond the beam',
  extent: 'there are too many stretches under too many combinations; choose fewer situations',
};

/** Checks a beam by the standard that its document names, prints the checks and returns the exit code. */
export function answerMemberCheck(
  document: unknown,
  { json }: { readonly json: boolean },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const beyond = refuseBeyond(document);
  const parsed = beyond === null ? parseCase(document) : { ok: false as const, failures: beyond.failures };
  if (!parsed.ok) return refuse(parsed.failures, { json }, { out, err });
  const checked = solveBeamMembers(parsed.document, (asked) => solveBeam(asked, { include: [], mohr: [] }));
  if (checked.ok) {
    const { combined: _, ...told } = checked;
    out(json ? `${JSON.stringify(told, null, 2)}\n` : format(parsed.document, checked));
    return EXIT.solved;
  }
  if (checked.why === 'refused') return refuse(checked.failures, { json }, { out, err });
  err(REASONS[checked.why]);
  return EXIT.refused;
}

function format(document: BeamCase, { limits, combined, checks, unjudged }: CheckedBeam): string {
  const { system } = document.units;
  const nameOf = ({ cause }: BeamMemberCheck): string => {
    if ('set' in cause)
      return document.caseSets.length === 0
        ? 'all loads'
        : document.caseSets[cause.set]!.title || `set ${cause.set + 1}`;
    return combinationOf(combined, cause)!.id;
  };
  const rows = checks.map((check) => {
    const quantity = check.kind === 'shear' ? 'force' : 'moment';
    return [
      KINDS[check.kind],
      check.clause,
      formatNumber(check.utilisation, { digits: 3 }),
      `${formatResult(check.value, quantity, system)} of ${formatResult(check.resistance, quantity, system)}`,
      check.N === undefined ? '' : formatResult(check.N, 'force', system),
      formatResult(check.x, 'length', system),
      nameOf(check),
    ];
  });
  const head = [
    'check',
    'clause',
    'use',
    `${headed('M', 'moment', system)}, ${headed('Q', 'force', system)}`,
    headed('N', 'force', system),
    headed('x', 'length', system),
    'by',
  ];
  const named = new Set(
    checks.flatMap(({ cause }) => ('set' in cause ? [] : [combinationOf(combined, cause)!])),
  );
  return `${[
    ...(document.title === '' ? [] : [document.title]),
    [
      CLAUSES[limits.standard],
      combined === null
        ? `Loads as they are, unfactored; each case set by itself${limits.standard === 'AISC 360-22' ? ', beside allowable strengths (ASD)' : ''}.`
        : formatRule(combined.plan),
    ].join('\n'),
    ...(rows.length === 0 ? [] : [formatTable(head, rows)]),
    ...(named.size === 0
      ? []
      : [[...named].map((one) => formatCombination(one, document.caseSets)).join('\n')]),
    ...(unjudged.length === 0
      ? []
      : [unjudged.map(({ why, path }) => `Not checked: ${WHY[why]} (${path}).`).join('\n')]),
  ].join('\n\n')}\n`;
}

function combinationOf(combined: CheckedBeam['combined'], cause: BeamMemberCheck['cause']) {
  if ('set' in cause) return undefined;
  return combined?.situations.find(({ situation }) => situation === cause.situation)?.combinations[
    cause.combination
  ];
}

function refuse(
  failures: readonly AnyFailure[],
  { json }: { readonly json: boolean },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  if (json) out(`${JSON.stringify({ ok: false, failures }, null, 2)}\n`);
  else {
    const reasons = failures.map((one) => `  - ${describeWithPath(one, createWriter('beam'))}`);
    err(['The beam cannot be checked:', ...reasons, ''].join('\n'));
  }
  return EXIT.refused;
}
