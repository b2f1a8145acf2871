import { formatNumber } from '../../src/index.ts';
import type { TrussDescriptor, TrussEquation, TrussUnknown } from '../../src/truss/index.ts';
import { formatTable } from '../formatTable.ts';

const METHODS = {
  statics: 'equilibrium of the joints',
  mixed: 'equilibrium of the joints, elongations of the links and held directions',
} as const;

/**
 * Formats the equations of one case set block by block, in the order in which the blocks can be
 * solved alone. Numbers are in the document's base units.
 */
export function formatTrussEquations(descriptor: TrussDescriptor): string {
  const { method, isolated, unknowns, x, residual, condition } = descriptor;
  const blocks = [...isolated].sort((a, b) => a.order - b.order);
  return [
    `Equations: ${METHODS[method]}`,
    ...blocks.map((block, i) => {
      const lines = block.equations.map((row) => `  ${formatEquation(descriptor, row)}`);
      const found = block.unknowns.map((column) => [
        `  ${nameOf(unknowns[column]!)}`,
        formatBase(x[column]!),
      ]);
      return `Block ${i + 1}\n${lines.join('\n')}\n${formatTable(['  unknown', 'value'], found)}`;
    }),
    `Residual ${residual.toExponential(1)}, condition number ${condition === null ? 'none' : condition.toExponential(1)}`,
  ].join('\n');
}

function formatEquation({ A, b, unknowns, equations }: TrussDescriptor, row: number): string {
  const terms = A.entries
    .filter(([i]) => i === row)
    .map(([, column, value], k) => {
      const sign = value < 0 ? '−' : k === 0 ? '' : '+';
      const size = Math.abs(value);
      return `${sign}${k === 0 ? '' : ' '}${size === 1 ? '' : `${formatBase(size)}·`}${nameOf(unknowns[column]!)}`;
    });
  return `${statementOf(equations[row]!)}: ${terms.join(' ')} = ${formatBase(b[row]!)}`;
}

function nameOf(unknown: TrussUnknown): string {
  if (unknown.kind === 'axialForce') return `N${unknown.link + 1}`;
  return `${unknown.kind === 'reaction' ? 'R' : 'u'}${unknown.joint + 1}${unknown.axis}`;
}

function statementOf(equation: TrussEquation): string {
  if (equation.kind === 'elongation') return `elongation of link ${equation.link + 1}`;
  return `${equation.kind} of joint ${equation.joint + 1} along ${equation.axis}`;
}

function formatBase(value: number): string {
  return formatNumber(value, { digits: 6, notation: 'significant', trimZeros: true });
}
