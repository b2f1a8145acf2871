import { displayUnit, formatNumber, formatQuantity, unitSymbol } from '../src/index.ts';
import type { BeamCase, BeamSet, Diagram, Quantity, Reaction, SolvedBeam, UnitSystem } from '../src/index.ts';
import { describeFailure } from './describeFailure.ts';
import { formatTable } from './formatTable.ts';

/** Formats a solved beam as text: verdict, and for each case set reactions and extremes with units. */
export function formatAnswer(document: BeamCase, answer: SolvedBeam): string {
  const { corrections, isReal, sets } = answer;
  const blocks = [
    ...(document.title === '' ? [] : [document.title]),
    describeVerdict(answer),
    ...(corrections.length > 0 ? [corrections.map((one) => `Note: ${describeFailure(one)}`).join('\n')] : []),
    ...sets.map((set, index) => formatSet({ document, isReal, set, index })),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function describeVerdict({ verdict: { status, degree, W, rank } }: SolvedBeam): string {
  const facts = `degree ${degree}, W = ${W}, rank ${rank}`;
  return status === 'determinate'
    ? `Statically determinate (${facts}).`
    : `Statically indeterminate (${facts}).`;
}

interface ShownSet {
  readonly document: BeamCase;
  readonly isReal: boolean;
  readonly set: BeamSet;
  readonly index: number;
}

function formatSet({ document, isReal, set, index }: ShownSet): string {
  const title = document.caseSets[index]?.title;
  const name = title === undefined || title === '' ? '' : `: ${title}`;
  const heading = document.caseSets.length === 0 ? 'All loads' : `Case set ${index + 1}${name}`;
  return [
    `${heading}\n${'='.repeat(heading.length)}`,
    `Reactions\n${formatReactions(document, set.R)}`,
    `Extremes\n${formatExtremes({ document, isReal, set })}`,
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

function formatExtremes({ document, isReal, set }: Omit<ShownSet, 'index'>): string {
  const { system } = document.units;
  const row = (name: string, quantity: Quantity, { min, max }: Diagram) => [
    headed(name, quantity, system),
    formatResult(min.value, quantity, system),
    formatPlace(min.x, system),
    formatResult(max.value, quantity, system),
    formatPlace(max.x, system),
  ];
  const [name, quantity]: [string, Quantity] = isReal
    ? ['deflection', 'displacement']
    : ['EI·deflection', 'scaledDeflection'];
  return formatTable(
    ['', 'min', 'at', 'max', 'at'],
    [
      row('N', 'force', set.N),
      row('Q', 'force', set.Q),
      row('M', 'moment', set.M),
      row(name, quantity, set.deflection),
    ],
  );
}

function headed(name: string, quantity: Quantity, system: UnitSystem): string {
  return `${name}, ${unitSymbol(displayUnit(quantity, system))}`;
}

function formatResult(value: number, quantity: Quantity, system: UnitSystem): string {
  return formatQuantity(value, { quantity, system, digits: 3, withUnit: false });
}

/** Places are written in the document's own unit, m or in, as they were typed. */
function formatPlace(x: number, system: UnitSystem): string {
  return `${formatNumber(x, { digits: 4, trimZeros: true })} ${system === 0 ? 'm' : 'in'}`;
}
