import { formatNumber } from '../src/index.ts';
import type {
  Descriptor,
  DescriptorEquation,
  DescriptorSystem,
  DescriptorUnknown,
  UnitSystem,
} from '../src/index.ts';
import { formatPlace } from './formatPlace.ts';
import { formatTable } from './formatTable.ts';

const METHODS = {
  discs: 'equilibrium of the parts between hinges',
  nodeMoments: 'moments and deflections at the nodes',
} as const;

/**
 * Formats the equations of one case set block by block, in the order in which the blocks can be solved alone, with the
 * values of their unknowns and the difference from the second method. Numbers are in the document's base units.
 */
export function formatEquations(descriptor: Descriptor, system: UnitSystem): string {
  const { method, isolated, unknowns, x, residual, condition, alternative } = descriptor;
  const blocks = [...isolated].sort((a, b) => a.order - b.order);
  const units = system === 0 ? 'N, m' : 'lbf, in';
  return [
    `Equations: ${METHODS[method]} (${units})`,
    ...blocks.map((block, i) => {
      const lines = block.equations.map((row) => `  ${formatEquation(descriptor, row, system)}`);
      const found = block.unknowns.map((column) => [
        `  ${nameOf(unknowns[column]!, system)}`,
        formatBase(x[column]!),
      ]);
      return `Block ${i + 1}\n${lines.join('\n')}\n${formatTable(['  unknown', 'value'], found)}`;
    }),
    `Residual ${residual.toExponential(1)}, condition number ${condition === null ? 'none' : condition.toExponential(1)}; ` +
      (alternative === null
        ? 'no second method'
        : `initial parameters differ by ${alternative.maxDifference.toExponential(1)}`),
  ].join('\n');
}

function formatEquation(
  { A, b, unknowns, equations }: DescriptorSystem,
  row: number,
  system: UnitSystem,
): string {
  const terms = A.entries
    .filter(([i]) => i === row)
    .map(([, column, value], k) => {
      const sign = value < 0 ? '−' : k === 0 ? '' : '+';
      const size = Math.abs(value);
      const factor = size === 1 ? '' : `${formatBase(size)}·`;
      return `${sign}${k === 0 ? '' : ' '}${factor}${nameOf(unknowns[column]!, system)}`;
    });
  return `${statementOf(equations[row]!, system)}: ${terms.join(' ')} = ${formatBase(b[row]!)}`;
}

const DIRECTIONS = { x: 'axial', y: 'normal', r: 'moment' } as const;

/** Names an unknown as the tables do: reactions by their support, counted from 1, others by their place. */
function nameOf({ kind, x, support, direction, side }: DescriptorUnknown, system: UnitSystem): string {
  const place = `(${formatPlace(x, system)}${side === undefined ? '' : side === 'left' ? '−' : '+'})`;
  switch (kind) {
    case 'reaction':
      return `R${(support ?? -1) + 1} ${DIRECTIONS[direction ?? 'y']}`;
    case 'hingeForce':
      return `H${(support ?? -1) + 1} ${DIRECTIONS[direction ?? 'y']}`;
    case 'moment':
      return `M${place}`;
    case 'shearForce':
      return `Q${place}`;
    case 'axialForce':
      return `N${place}`;
    case 'deflection':
      return `v${place}`;
    case 'slope':
      return `theta${place}`;
    case 'displacement':
      return `u${place}`;
    default:
      return kind satisfies never;
  }
}

function statementOf({ kind, x, x1, direction }: DescriptorEquation, system: UnitSystem): string {
  const at = `at ${formatPlace(x, system)}`;
  const range = `${formatPlace(x, system)} to ${formatPlace(x1 ?? x, system)}`;
  const along = direction === undefined ? '' : ` ${direction}`;
  switch (kind) {
    case 'forces':
      return `forces${along}, ${range}`;
    case 'moments':
      return `moments, ${range}`;
    case 'balance':
      return `balance${along} ${at}`;
    case 'held':
      return `held${along} ${at}`;
    case 'spring':
      return `spring${along} ${at}`;
    case 'continuity':
      return `continuity${along} ${at}`;
    case 'released':
      return `hinge ${at}`;
    case 'lengthening':
      return `lengthening, ${range}`;
    default:
      return kind satisfies never;
  }
}

function formatBase(value: number): string {
  return formatNumber(value, { digits: 6, notation: 'significant', trimZeros: true });
}
