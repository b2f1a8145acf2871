import type { JointVector, SolvedTruss, TrussAnswer, TrussSet, Utilisation } from '@eecs/solver-core/truss';

/** The packed fields. Reading an answer with thousands of rods as records would take a page longer than a frame. */
type Packed = 'b' | 'N' | 'R' | 'displacement' | 'stress' | 'utilisation';

interface PackedSet extends Omit<TrussSet, Packed> {
  readonly b: Float64Array;
  readonly N: Float64Array;
  /** Joint index, x, y and z of each reaction. */
  readonly R: Float64Array;
  readonly displacement: Float64Array | null;
  readonly stress: Float64Array | null;
  /** Utilisation of strength and of buckling of each rod; NaN if unknown. */
  readonly utilisation: Float64Array | null;
}

/**
 * The answer in a message from a thread: its long lists are columns of numbers, which are transferred without copying.
 */
export type PackedAnswer =
  | Extract<TrussAnswer, { level: 'error' }>
  | (Omit<SolvedTruss, 'sets'> & { readonly sets: readonly PackedSet[] });

/** Packs an answer, and lists the buffers to transfer. */
export function packAnswer(answer: TrussAnswer): {
  readonly packed: PackedAnswer;
  readonly moved: ArrayBuffer[];
} {
  if (answer.level === 'error') return { packed: answer, moved: [] };
  const sets = answer.sets.map((set) => ({
    ...set,
    b: Float64Array.from(set.b),
    N: Float64Array.from(set.N),
    R: packVectors(set.R),
    displacement: set.displacement && packVectors(set.displacement),
    stress: set.stress && Float64Array.from(set.stress),
    utilisation: set.utilisation && packUtilisation(set.utilisation),
  }));
  const columns = sets.flatMap(({ b, N, R, displacement, stress, utilisation }) =>
    [b, N, R, displacement, stress, utilisation].filter((column) => column !== null),
  );
  return { packed: { ...answer, sets }, moved: columns.map(({ buffer }) => buffer) };
}

/** Unpacks an answer: identical to the last bit. */
export function unpackAnswer(packed: PackedAnswer): TrussAnswer {
  if (packed.level === 'error') return packed;
  return {
    ...packed,
    sets: packed.sets.map((set) => ({
      ...set,
      b: listNumbers(set.b),
      N: listNumbers(set.N),
      R: listVectors(set.R),
      displacement: set.displacement && listVectors(set.displacement),
      stress: set.stress && listNumbers(set.stress),
      utilisation: set.utilisation && listUtilisation(set.utilisation),
    })),
  };
}

function packVectors(vectors: readonly JointVector[]): Float64Array<ArrayBuffer> {
  const column = new Float64Array(4 * vectors.length);
  vectors.forEach(({ joint, x, y, z }, at) => column.set([joint, x, y, z], 4 * at));
  return column;
}

function listVectors(column: Float64Array): JointVector[] {
  const vectors = new Array<JointVector>(column.length / 4);
  const at = (index: number): number => column[index] ?? NaN;
  for (let k = 0; k < vectors.length; k++)
    vectors[k] = { joint: at(4 * k), x: at(4 * k + 1), y: at(4 * k + 2), z: at(4 * k + 3) };
  return vectors;
}

function packUtilisation(parts: readonly Utilisation[]): Float64Array<ArrayBuffer> {
  const column = new Float64Array(2 * parts.length);
  parts.forEach(({ stress, buckling }, at) => {
    column[2 * at] = stress ?? NaN;
    column[2 * at + 1] = buckling ?? NaN;
  });
  return column;
}

function listUtilisation(column: Float64Array): Utilisation[] {
  const parts = new Array<Utilisation>(column.length / 2);
  for (let k = 0; k < parts.length; k++)
    parts[k] = { stress: toKnown(column[2 * k]), buckling: toKnown(column[2 * k + 1]) };
  return parts;
}

function toKnown(value = NaN): number | null {
  return Number.isNaN(value) ? null : value;
}

/** Lists the numbers of a column; several times as fast as `Array.from`. */
function listNumbers(column: Float64Array): number[] {
  const list = new Array<number>(column.length);
  for (let k = 0; k < list.length; k++) list[k] = column[k] ?? NaN;
  return list;
}
