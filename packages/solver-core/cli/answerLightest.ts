import { beamCombiner } from '../src/combinations/index.ts';
import { createCodeJudge } from '../src/codeChecks/index.ts';
import { type BeamCase, formatQuantity, parseCase, solveBeam } from '../src/index.ts';
import {
  type LimitCheck,
  type MissingInput,
  type RejectedSection,
  type Sizing,
  type SizingLimits,
  findLightest,
  readLimits,
} from '../src/sizing/index.ts';
import { describeUnjudgedReason } from '../src/texts/index.ts';
import { KINDS } from './memberKinds.ts';
import { createWriter } from './createWriter.ts';
import { EXIT } from './exit.ts';
import { listReasons } from './listReasons.ts';
import { formatCombination } from './combinations/formatCombination.ts';
import { formatPlace } from './formatPlace.ts';
import { formatTable } from './formatTable.ts';
import { listSections } from './listSections.ts';
import type { CliOptions } from './readOptions.ts';
import { refuseBeyond } from './refuseBeyond.ts';
import type { Streams } from './streams.ts';

/** Greatest number of failing sections that are printed. */
const MOST_REJECTED = 10;

/**
 * Prints the lightest sections of a series of the catalogue with which a beam meets its limits, and why lighter ones
 * fail. The limits are those of the options, otherwise those of the document.
 */
export async function answerLightest(
  document: unknown,
  { series, span, stress, code, json }: CliOptions,
  { out, err }: Streams,
): Promise<number> {
  if (series === null) {
    err('Name a series of the catalogue: --series="EN 10365 / IPE".\n');
    return EXIT.usage;
  }
  const beyond = refuseBeyond(document);
  const parsed = beyond === null ? parseCase(document) : { ok: false as const, failures: beyond.failures };
  if (!parsed.ok) {
    const reasons = listReasons(parsed.failures, { kind: 'beam', document });
    err(['The document cannot be read:', ...reasons, ''].join('\n'));
    return EXIT.refused;
  }
  const beam = parsed.document;
  const kept = readLimits(beam.limits);
  if (!kept.ok) {
    const places = kept.failures.map(({ path }) => `/limits${path}`).join(', ');
    err(`The limits of the document cannot be read: ${places}.\n`);
    return EXIT.refused;
  }
  const { sections, names } = await listSections(series);
  if (sections.length === 0) {
    err(`No series is called ${series}. There are:\n${names.map((name) => `  ${name}\n`).join('')}`);
    return EXIT.usage;
  }
  const limits: SizingLimits = {
    ...kept.limits,
    ...(span !== null && { deflection: [{ span }] }),
    ...(stress !== null && { stress: { factor: stress } }),
  };
  const candidates = sections.map((section) => ({ section }));
  const answer = findLightest(beam, {
    ...{ candidates, limits, combiner: beamCombiner },
    ...(code && { code: createCodeJudge((asked) => solveBeam(asked, { include: [], mohr: [] })) }),
  });
  if (json) out(`${JSON.stringify(answer, null, 2)}\n`);
  else if (answer.ok) out(formatSizing(beam, answer, code));
  else err(`Nothing can be found:\n${answer.missing.map((one) => `  - ${describeMissing(one)}\n`).join('')}`);
  return answer.ok ? EXIT.solved : EXIT.refused;
}

const MISSING: Readonly<Record<MissingInput['what'], string>> = {
  candidates: 'the series has no sections',
  limits: 'set a limit: --span=300 for L/300, --stress=1 for the strength of the material',
  material: 'a stretch has no material',
  modulus: 'a material has no elastic modulus',
  strength: 'a material has no strength',
  combinations: 'the case sets cannot be combined by the rule of the document',
  standard:
    'the document names no standard for --code: "limits": { "members": { "standard": "EN 1993-1-1" } }',
  situation: 'no situation that the document wants judges one of the limits',
};

function describeMissing({ what, path }: MissingInput): string {
  return `${MISSING[what]} [${path}]`;
}

function formatSizing(beam: BeamCase, { found, rejected, unreadable }: Sizing, isByCode: boolean): string {
  const rows = [
    ...rejected.slice(-MOST_REJECTED).map((one) => rowOf(beam, one, one.check, 'fails')),
    ...found.map((one) => rowOf(beam, one, one.checks[0] ?? null, 'meets')),
  ];
  const head = [
    'section',
    'mass',
    'result',
    'used',
    'governed by',
    'at',
    'value',
    'allowed',
    ...(beam.combinations ? ['combination'] : []),
  ];
  return [
    isByCode
      ? `Stress, deflection, and resistances by ${beam.limits?.members?.standard ?? ''}.`
      : 'A check of stress and deflection, not a design to a code: stability is not checked.',
    '',
    ...(rows.length === 0 ? [] : [formatTable(head, rows)]),
    ...(found.length === 0 ? ['None of the sections meets all limits.'] : []),
    ...(unreadable.length === 0 ? [] : [`${unreadable.length} rows cannot be solved.`]),
    '',
  ].join('\n');
}

function quantityOf({ kind, check }: LimitCheck): 'displacement' | 'stress' | 'force' | 'moment' {
  if (kind !== 'code') return kind === 'deflection' ? 'displacement' : 'stress';
  return check === 'shear' || check === 'compression' ? 'force' : 'moment';
}

function rowOf(
  { units, caseSets }: BeamCase,
  { section, mass, unjudged }: Pick<RejectedSection, 'section' | 'mass' | 'unjudged'>,
  check: LimitCheck | null,
  result: string,
): string[] {
  const { system } = units;
  const weight = formatQuantity(mass, { quantity: 'linearMass', system, digits: 1 });
  if (unjudged !== undefined)
    return [
      section.label,
      weight,
      'not judged',
      '',
      describeUnjudgedReason(unjudged.why, createWriter('beam')),
    ];
  if (check === null) return [section.label, weight, 'cannot be solved'];
  const quantity = quantityOf(check);
  const write = (value: number): string => formatQuantity(value, { quantity, system, digits: 2 });
  return [
    ...[section.label, weight, result, `${(100 * check.utilisation).toFixed(1)} %`],
    check.kind === 'deflection'
      ? 'deflection'
      : check.kind === 'code'
        ? `${KINDS[check.check ?? 'bending']}, ${check.clause ?? ''}`
        : `${check.kind} stress`,
    ...[formatPlace(check.x, system), write(check.value), write(check.allowed)],
    ...(check.combination
      ? [formatCombination({ ...check.combination, id: check.combination.situation }, caseSets)]
      : []),
  ];
}
