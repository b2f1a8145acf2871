import { formatNumber, parseCase, solveBeam } from '../src/index.ts';
import {
  type BeamMemberCheck,
  type CheckedBeam,
  nameCheckCause,
  solveBeamMembers,
} from '../src/codeChecks/index.ts';
import type { BeamCase } from '../src/index.ts';
import { type AnyFailure, describeUnchecked, describeUnjudgedReason } from '../src/texts/index.ts';
import { formatCombination, formatRule } from './combinations/formatCombination.ts';
import { createWriter } from './createWriter.ts';
import { EXIT } from './exit.ts';
import { listReasons } from './listReasons.ts';
import { formatResult, headed } from './formatResult.ts';
import { formatTable } from './formatTable.ts';
import { refuseBeyond } from './refuseBeyond.ts';
import { KINDS } from './memberKinds.ts';
import type { Streams } from './streams.ts';

const CLAUSES: Readonly<Record<CheckedBeam['limits']['standard'], string>> = {
  'EN 1993-1-1': 'Cross-sections and buckling by EN 1993-1-1:2005, 6.2 and 6.3.',
  'AISC 360-22': 'Bending, shear and compression by AISC 360-22, chapters E to H1.',
};

/** Checks a beam by the standard that its document names, prints the checks and returns the exit code. */
export function answerMemberCheck(
  document: unknown,
  { json }: { readonly json: boolean },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const beyond = refuseBeyond(document);
  const parsed = beyond === null ? parseCase(document) : { ok: false as const, failures: beyond.failures };
  if (!parsed.ok) return refuse(parsed.failures, { json, document }, { out, err });
  const checked = solveBeamMembers(parsed.document, (asked) => solveBeam(asked, { include: [], mohr: [] }));
  if (checked.ok) {
    const { combined: _, ...printed } = checked;
    out(json ? `${JSON.stringify(printed, null, 2)}\n` : format(parsed.document, checked));
    return EXIT.solved;
  }
  if (checked.why === 'refused') return refuse(checked.failures, { json, document }, { out, err });
  const why = checked.why === 'limits' ? 'none' : checked.why;
  err(`${describeUnchecked(why, createWriter('beam'))}\n`);
  return EXIT.refused;
}

function format(document: BeamCase, { limits, combined, checks, unjudged }: CheckedBeam): string {
  const { system } = document.units;
  const writer = createWriter('beam', system);
  const nameOf = ({ cause }: BeamMemberCheck): string =>
    nameCheckCause(cause, document.caseSets, (set) => `set ${set}`) || 'all loads';
  const rows = checks.map((check) => {
    const quantity = check.kind === 'shear' || check.kind === 'compression' ? 'force' : 'moment';
    return [
      KINDS[check.kind],
      check.clause,
      formatNumber(check.utilisation, { digits: 3 }),
      `${formatResult(check.value, quantity, system)} of ${formatResult(check.resistance, quantity, system)}`,
      check.N === undefined ? '' : formatResult(check.N, 'force', system),
      check.buckling === undefined ? '' : formatResult(check.buckling.M, 'moment', system),
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
    headed('beside M', 'moment', system),
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
      : [
          unjudged
            .map(({ why, path }) => `Not checked: ${describeUnjudgedReason(why, writer)} (${path}).`)
            .join('\n'),
        ]),
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
  { json, document }: { readonly json: boolean; readonly document: unknown },
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  if (json) out(`${JSON.stringify({ ok: false, failures }, null, 2)}\n`);
  else {
    const reasons = listReasons(failures, { kind: 'beam', document });
    err(['The beam cannot be checked:', ...reasons, ''].join('\n'));
  }
  return EXIT.refused;
}
