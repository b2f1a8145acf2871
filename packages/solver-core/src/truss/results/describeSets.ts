import { orderBlocks } from '../../linalg/blockTriangular.ts';
import { factorBanded } from '../../linalg/bandedFactors.ts';
import { estimateCondition } from '../../linalg/conditionEstimate.ts';
import type { TrussDescriptor, TrussEquation, TrussUnknown } from './descriptor.ts';
import type { DescriptorMatrix } from '../../linalg/sparseMatrix.ts';
import { greatest } from './pinJointed.ts';
import type { TrussActions } from '../assembly/trussModel.ts';
import type { PinJointed } from './pinJointed.ts';
import type { FactoredTruss, SetSolution } from './solveSet.ts';
import { AXES, listHeldDirections, staticsMatrix } from './staticsMatrix.ts';
import type { HeldDirection } from './staticsMatrix.ts';

/** More equations than this are written without condition and blocks, because both take longer than the solution. */
const MAX_EQUATIONS = 600;

/** The parts of the equations of a truss that do not differ from set to set. */
interface LabelledEquations {
  readonly method: TrussDescriptor['method'];
  readonly unknowns: readonly TrussUnknown[];
  readonly equations: readonly TrussEquation[];
  readonly A: DescriptorMatrix;
}

/**
 * Writes the equations of every set: for a determinate truss equilibrium alone, otherwise equilibrium, the elongation
 * of each link and the displacement of each held direction together, with the displacements among the unknowns.
 */
export function describeSets(
  truss: FactoredTruss,
  sets: readonly { readonly actions: TrussActions; readonly solution: SetSolution }[],
): TrussDescriptor[] {
  const { model, flexibility } = truss;
  const holds = listHeldDirections(model);
  const isMixed = !truss.isDeterminate && flexibility !== null;
  const written = isMixed ? mixedEquations(model, holds, flexibility) : staticEquations(model, holds);
  const isSmall = written.A.rows <= MAX_EQUATIONS;
  const condition = isSmall ? conditionOf(written, flexibility) : null;
  const isolated = isSmall ? blocksOf(written) : [];
  return sets.map(({ actions, solution }) => {
    const { dim } = model.system;
    const held = (values: Float64Array | null) =>
      holds.map(({ joint, axis }) => (values?.[dim * joint + axis] ?? 0) + 0);
    const plain = (values: Float64Array) => Array.from(values, (value) => value + 0);
    const b = plain(actions.joints);
    const N = plain(solution.N);
    const x = [...N, ...held(solution.R)];
    if (isMixed && solution.u) {
      b.push(...plain(actions.elongation ?? solution.N.map(() => 0)), ...held(actions.settlement));
      x.push(...plain(solution.u));
    }
    const residual = residualOf(written, { b, x, scale: solution.scale });
    return { ...written, b, x, N, residual, condition, isolated };
  });
}

function staticEquations(model: PinJointed, holds: readonly HeldDirection[]): LabelledEquations {
  const links = Array.from(model.lengths, (_, link): TrussUnknown => ({ kind: 'axialForce', link }));
  const reactions = holds.map(({ joint, axis }): TrussUnknown => ({
    kind: 'reaction',
    joint,
    axis: AXES[axis]!,
  }));
  const equations = directionsOf(model).map((at): TrussEquation => ({ kind: 'balance', ...at }));
  return { method: 'statics', unknowns: [...links, ...reactions], equations, A: staticsMatrix(model, holds) };
}

function mixedEquations(
  model: PinJointed,
  holds: readonly HeldDirection[],
  flexibility: Float64Array,
): LabelledEquations {
  const statics = staticEquations(model, holds);
  const { rows, cols, entries } = statics.A;
  const { dim } = model.system;
  const links = flexibility.length;
  // The elongation of a link has the same coefficients in the displacements as its force has in the equilibrium.
  const lengthening: [number, number, number][][] = Array.from(flexibility, (f, link) => [
    [rows + link, link, -f],
  ]);
  for (const [i, j, value] of entries) if (j < links) lengthening[j]!.push([rows + j, cols + i, value]);
  const held = holds.map(({ joint, axis }, k): [number, number, number] => [
    rows + links + k,
    cols + dim * joint + axis,
    1,
  ]);
  const size = rows + cols;
  return {
    method: 'mixed',
    unknowns: [
      ...statics.unknowns,
      ...directionsOf(model).map((at): TrussUnknown => ({ kind: 'displacement', ...at })),
    ],
    equations: [
      ...statics.equations,
      ...Array.from(flexibility, (_, link): TrussEquation => ({ kind: 'elongation', link })),
      ...holds.map(({ joint, axis }): TrussEquation => ({ kind: 'held', joint, axis: AXES[axis]! })),
    ],
    A: { rows: size, cols: size, entries: [...entries, ...lengthening.flat(), ...held] },
  };
}

function directionsOf({ system }: PinJointed) {
  const axes = AXES.slice(0, system.dim);
  return Array.from(system.anchors).flatMap((_, joint) => axes.map((axis) => ({ joint, axis })));
}

/**
 * Computes the condition with the unknowns in natural units (displacements scaled by the softest link) and rows scaled
 * to 1; null if singular.
 */
function conditionOf({ unknowns, A }: LabelledEquations, flexibility: Float64Array | null): number | null {
  if (A.rows !== A.cols) return null;
  const softest = flexibility ? greatest(flexibility) : 1;
  const scaled = columnsOf(A, ({ values, columns }) => {
    const natural = values.map(
      (value, k) => value * (unknowns[columns[k]!]!.kind === 'displacement' ? softest : 1),
    );
    const largest = greatest(natural);
    return { columns, values: natural.map((value) => value / largest) };
  });
  const factors = factorBanded(scaled);
  if (!factors) return null;
  const condition = estimateCondition(scaled, factors);
  return Number.isFinite(condition) ? condition : null;
}

interface Row {
  readonly columns: number[];
  readonly values: number[];
}

function columnsOf<Result>(A: DescriptorMatrix, make: (row: Row) => Result): Result[] {
  const rows: Row[] = Array.from({ length: A.rows }, () => ({ columns: [], values: [] }));
  for (const [i, j, value] of A.entries) {
    rows[i]!.columns.push(j);
    rows[i]!.values.push(value);
  }
  return rows.map(make);
}

function blocksOf({ A }: LabelledEquations): TrussDescriptor['isolated'] {
  if (A.rows !== A.cols) return [];
  return orderBlocks(columnsOf(A, ({ columns }) => columns)).map((block, order) => ({ ...block, order }));
}

/**
 * Computes the largest abs(A·x - b) relative to the largest of the equation's terms; for a balance also relative to the
 * largest force of the set.
 */
function residualOf(
  { A, equations }: LabelledEquations,
  { b, x, scale }: { b: readonly number[]; x: readonly number[]; scale: number },
): number {
  const sums = b.map((value) => -value);
  const sizes = b.map((value, i) => (equations[i]!.kind === 'balance' ? scale : Math.abs(value)));
  let longest = 0;
  for (const [i, j, value] of A.entries) {
    const term = value * x[j]!;
    sums[i]! += term;
    sizes[i] = Math.max(sizes[i]!, Math.abs(term));
    if (equations[i]!.kind !== 'balance') longest = Math.max(longest, Math.abs(term));
  }
  return sums.reduce((worst, sum, i) => {
    const size = equations[i]!.kind === 'balance' ? sizes[i]! : Math.max(sizes[i]!, longest);
    return size === 0 ? worst : Math.max(worst, Math.abs(sum) / size);
  }, 0);
}
