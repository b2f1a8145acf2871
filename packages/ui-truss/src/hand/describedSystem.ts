import type { TrussDescriptor, TrussEquation, TrussSet, TrussUnknown } from '@eecs/solver-core/truss';

/** One equation of A·x = b: the indices of its unknowns, with their factors. */
export interface DescribedRow {
  readonly equation: TrussEquation;
  readonly terms: readonly { readonly unknown: number; readonly factor: number }[];
  readonly b: number;
  /** The residual of A·x - b with the displayed numbers, relative to its largest term. */
  readonly left: number;
}

/** Unknowns and equations that are solved together, after those of the previous blocks. */
export interface DescribedBlock {
  readonly order: number;
  readonly unknowns: readonly number[];
  readonly equations: readonly number[];
}

/** The equations of a set for display: rows with their terms, and blocks in solution order. */
export interface DescribedSystem {
  readonly rows: readonly DescribedRow[];
  readonly blocks: readonly DescribedBlock[];
  /** The displayed value of each unknown. */
  readonly values: readonly number[];
}

/** Reads the descriptor of a set, and substitutes the values of the displayed answer. */
export function describeSystem(descriptor: TrussDescriptor, set: TrussSet): DescribedSystem {
  const values = descriptor.unknowns.map((unknown) => valueOf(unknown, set));
  const terms = descriptor.equations.map((): { unknown: number; factor: number }[] => []);
  for (const [row, unknown, factor] of descriptor.A.entries) terms[row]?.push({ unknown, factor });
  const scale = descriptor.b.reduce((most, load) => Math.max(most, Math.abs(load)), 0);
  const rows = descriptor.equations.map((equation, row): DescribedRow => {
    const own = terms[row] ?? [];
    const b = descriptor.b[row] ?? 0;
    const products = own.map(({ unknown, factor }) => factor * (values[unknown] ?? 0));
    // An equilibrium equation without large forces of its own is compared with the loads of the set.
    const size = [...products, b, equation.kind === 'balance' ? scale : 0].reduce(
      (most, value) => Math.max(most, Math.abs(value)),
      0,
    );
    const sum = products.reduce((total, value) => total + value, -b);
    return { equation, terms: own, b, left: size === 0 ? 0 : Math.abs(sum) / size };
  });
  const blocks = descriptor.isolated.map(({ unknowns, equations, order }) => ({
    unknowns,
    equations,
    order,
  }));
  return { rows, blocks, values };
}

function valueOf(unknown: TrussUnknown, { N, R, displacement }: TrussSet): number {
  if (unknown.kind === 'axialForce') return N[unknown.link] ?? 0;
  const list = unknown.kind === 'reaction' ? R : (displacement ?? []);
  return list.find(({ joint }) => joint === unknown.joint)?.[unknown.axis] ?? 0;
}
