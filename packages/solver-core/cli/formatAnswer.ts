import { formatNumber, totalMass } from '../src/index.ts';
import type {
  BeamCase,
  BeamSet,
  Checks,
  Diagram,
  Mohr,
  Quantity,
  Reaction,
  SolvedBeam,
} from '../src/index.ts';
import { describeFailure } from './describeFailure.ts';
import { formatEquations } from './formatEquations.ts';
import { formatFloorPlan } from './formatFloorPlan.ts';
import { formatMohr } from './formatMohr.ts';
import { formatPlace } from './formatPlace.ts';
import { formatResult, headed } from './formatResult.ts';
import { formatTable } from './formatTable.ts';

/** What is printed beyond verdict, reactions, extremes, floor plan, Mohr's integral and checks. */
export interface Shown {
  readonly equations: boolean;
}

/**
 * Formats a solved beam as text: verdict, and for each case set reactions and extremes with units, the floor plan of a hinged
 * beam, Mohr's integral and the checks.
 */
export function formatAnswer(document: BeamCase, answer: SolvedBeam, shown: Shown): string {
  const { corrections, isReal, sets, mohr } = answer;
  const blocks = [
    ...(document.title === '' ? [] : [document.title]),
    [describeVerdict(answer), ...describeMass(document)].join('\n'),
    ...(corrections.length > 0 ? [corrections.map((one) => `Note: ${describeFailure(one)}`).join('\n')] : []),
    ...sets.map((set, index) => formatSet({ document, isReal, set, index, mohr: mohr ?? [], shown })),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function describeVerdict({ verdict: { status, degree, W, rank } }: SolvedBeam): string {
  const facts = `degree ${degree}, W = ${W}, rank ${rank}`;
  return status === 'determinate'
    ? `Statically determinate (${facts}).`
    : `Statically indeterminate (${facts}).`;
}

function describeMass(document: BeamCase): string[] {
  const mass = totalMass(document);
  if (mass === 0) return [];
  const unit = document.units.system === 0 ? 'kg' : 'lb';
  return [`Total mass ${formatNumber(mass, { digits: 3, trimZeros: true })} ${unit}.`];
}

interface ShownSet {
  readonly document: BeamCase;
  readonly isReal: boolean;
  readonly set: BeamSet;
  readonly index: number;
  readonly mohr: readonly Mohr[];
  readonly shown: Shown;
}

function formatSet({ document, isReal, set, index, mohr, shown }: ShownSet): string {
  const { system } = document.units;
  const { tree, descriptor, checks } = set;
  const title = document.caseSets[index]?.title;
  const name = title === undefined || title === '' ? '' : `: ${title}`;
  const heading = document.caseSets.length === 0 ? 'All loads' : `Case set ${index + 1}${name}`;
  return [
    `${heading}\n${'='.repeat(heading.length)}`,
    `Reactions\n${formatReactions(document, set.R)}`,
    `Extremes\n${formatExtremes({ document, isReal, set })}`,
    ...(tree !== null && tree.bms.length > 1 ? [`Floor plan\n${formatFloorPlan(tree, system)}`] : []),
    ...mohr.map((one) => formatMohr(one, { index, isReal, system })),
    ...(shown.equations && descriptor !== null ? [formatEquations(descriptor, system)] : []),
    ...(checks === null ? [] : [describeChecks(checks)]),
  ].join('\n\n');
}

function formatReactions({ supports, units: { system } }: BeamCase, R: readonly Reaction[]): string {
  const rows = R.map(({ support, x, axial, normal, moment }) => [
    `${support + 1} ${KINDS[supports[support]?.className ?? 'spring']}`,
    formatPlace(x, system),
    formatResult(axial, 'force', system),
    formatResult(normal, 'force', system),
    formatResult(moment, 'moment', system),
  ]);
  const head = [
    'support',
    'at',
    headed('axial', 'force', system),
    headed('normal', 'force', system),
    headed('moment', 'moment', system),
  ];
  return formatTable(head, rows);
}

const KINDS = {
  cantilever: 'clamp',
  fixed: 'pin',
  simple: 'roller',
  hinge: 'hinge',
  spring: 'spring',
} as const;

function formatExtremes({ document, isReal, set }: Pick<ShownSet, 'document' | 'isReal' | 'set'>): string {
  const { system } = document.units;
  const row = (name: string, quantity: Quantity, { min, max }: Diagram) => [
    headed(name, quantity, system),
    formatResult(min.value, quantity, system),
    formatPlace(min.x, system),
    formatResult(max.value, quantity, system),
    formatPlace(max.x, system),
  ];
  const displacements: readonly [string, Quantity, Diagram][] = isReal
    ? [
        ['u', 'displacement', set.u],
        ['deflection', 'displacement', set.deflection],
        ['slope', 'slope', set.slope],
      ]
    : [
        ['EA·u', 'scaledDisplacement', set.u],
        ['EI·deflection', 'scaledDeflection', set.deflection],
        ['EI·slope', 'scaledSlope', set.slope],
      ];
  return formatTable(
    ['', 'min', 'at', 'max', 'at'],
    [
      row('N', 'force', set.N),
      row('Q', 'force', set.Q),
      row('M', 'moment', set.M),
      ...displacements.map(([name, quantity, diagram]) => row(name, quantity, diagram)),
    ],
  );
}

function describeChecks({ equilibrium, continuity, energy, secondMethod, passed }: Checks): string {
  const parts = [
    `equilibrium ${equilibrium.toExponential(1)}`,
    `continuity ${continuity.toExponential(1)}`,
    `energy ${energy.toExponential(1)}`,
    `second method ${secondMethod === null ? 'none' : secondMethod.toExponential(1)}`,
  ];
  return `Checks ${passed ? 'passed' : 'FAILED'}: ${parts.join(', ')}.`;
}
