import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { bound } from '../../linalg/polynomial.ts';
import { DROPPED_TERM, NO_FIELD } from '../../linalg/tolerance.ts';
import type { FrameModel } from '../assembly/frameModel.ts';
import { differenceOfForms, evaluateForm, type LinearForm, type LongValues } from './linearForm.ts';
import { alongForces, constrainedForces, type PieceEquations, type PlacedPiece } from './pieceEquations.ts';
import { bendAlong, stretchAlong } from './seriesOfStretch.ts';

/** The fields along a member, each as a series; the omitted terms change no digit of a double. */
export interface SeriesFields {
  readonly N: readonly DiagramSegment[];
  readonly Q: readonly DiagramSegment[];
  readonly M: readonly DiagramSegment[];
  readonly u: readonly DiagramSegment[];
  readonly deflection: readonly DiagramSegment[];
  readonly slope: readonly DiagramSegment[];
}

type Writable = { [Name in keyof SeriesFields]: DiagramSegment[] };

/** Computes the fields along all members from the displacements that solve their equations. */
export function fieldsOfPieces(model: FrameModel, equations: PieceEquations, x: LongValues): SeriesFields[] {
  const made = model.members.map((): Writable => ({ N: [], Q: [], M: [], u: [], deflection: [], slope: [] }));
  const ends = constrainedForces(model, equations, x);
  const starts = new Float64Array(model.members.length);
  // Along an inextensible member the axial force is known at joint j and continued from there.
  for (const placed of equations.pieces)
    if (placed.constants.EA === Infinity) {
      const { member } = placed.piece;
      starts[member]! -= changeAlong(placed, displacementOf(equations, placed, x).u);
    }
  model.members.forEach((_, k) => {
    starts[k]! += ends[k]!;
  });
  for (const placed of equations.pieces) {
    const { member } = placed.piece;
    const moved = displacementOf(equations, placed, x);
    const isStiff = placed.constants.EA === Infinity;
    const N = isStiff ? starts[member]! : forceAt(placed, moved);
    if (isStiff) starts[member]! += changeAlong(placed, moved.u);
    followInto(made[member]!, placed, { moved, N });
  }
  for (const name of NAMES) clearNoise(made.map((fields) => fields[name]));
  return made;
}

/** Displacements are not cleared, because on a stiff bed the smallest ones carry loads. */
const NAMES = ['N', 'Q', 'M'] as const;

/** Replaces values by zero that are only rounding compared with the largest value of a field. */
function clearNoise(fields: readonly DiagramSegment[][]): void {
  const sizes = fields.map((segments) => segments.map(({ x0, x1, c }) => bound(c, x1 - x0)));
  const largest = sizes.reduce((most, row) => row.reduce((one, size) => Math.max(one, size), most), 0);
  fields.forEach((segments, k) => {
    sizes[k]!.forEach((size, at) => {
      const { x0, x1 } = segments[at]!;
      if (size <= NO_FIELD * largest) segments[at] = { x0, x1, c: [0] };
    });
  });
}

interface Moved {
  readonly v: number;
  readonly r: number;
  readonly u: number;
  readonly vEnd: number;
  readonly rEnd: number;
  readonly uEnd: number;
  /** The elongation of the piece. */
  readonly stretched: number;
}

function displacementOf({ express }: PieceEquations, { ends: [a, b] }: PlacedPiece, x: LongValues): Moved {
  const at = (form: LinearForm): number => {
    const expressed = express(form);
    return evaluateForm(expressed, x.high) + evaluateForm(expressed, x.low);
  };
  return {
    v: at(a.v),
    r: at(a.r),
    u: at(a.u),
    vEnd: at(b.v),
    rEnd: at(b.r),
    uEnd: at(b.u),
    stretched: differenceOfForms(express(b.u), express(a.u), x),
  };
}

function forceAt({ stretched: element }: PlacedPiece, { u, uEnd, stretched }: Moved): number {
  return -alongForces(element, { start: u, end: uEnd, stretched })[0];
}

function changeAlong({ stretched: { stiffness, load } }: PlacedPiece, u: number): number {
  return stiffness[0]! * u + load[0]!;
}

function followInto(
  fields: Writable,
  { piece, constants, bent: { stiffness, load } }: PlacedPiece,
  { moved, N }: { readonly moved: Moved; readonly N: number },
): void {
  const { EI, EA, curvature, strain } = constants;
  const displaced = [moved.v, moved.r, moved.vEnd, moved.rEnd];
  const force = (row: number): number =>
    displaced.reduce((sum, value, column) => sum + stiffness[4 * row + column]! * value, load[row]!);
  let state = [moved.v, moved.r, -force(1), force(0)] as const;
  let along = [moved.u, N] as const;
  for (const stretch of piece.stretches) {
    const { x, end, length: h } = stretch;
    const field = bendAlong(stretch, state, { EI, curvature, isLoaded: true });
    const stretched = stretchAlong(stretch, along, { EA, strain, isLoaded: true });
    const put = (name: keyof SeriesFields, c: ArrayLike<number>): void => {
      fields[name].push({ x0: x, x1: end, c: shortened(c, h) });
    };
    const slope = derived(field.c, h);
    const bending = derived(slope, h).map((value, k) => EI * (k === 0 ? value - curvature : value));
    put('deflection', field.c);
    put('slope', slope);
    put('M', bending);
    put('Q', derived(bending, h));
    put('u', stretched.c);
    put('N', stretched.N);
    state = field.end;
    along = stretched.end;
  }
}

/** Returns the derivative, by the distance, of a polynomial in the fraction of a length. */
function derived(c: ArrayLike<number>, h: number): number[] {
  return Array.from({ length: c.length - 1 }, (_, k) => ((k + 1) * c[k + 1]!) / h);
}

/** Drops terms that change no digit, and writes the others in powers of the distance. */
function shortened(c: ArrayLike<number>, h: number): number[] {
  let size = 0;
  for (let k = 0; k < c.length; k++) size += Math.abs(c[k]!);
  let count = c.length;
  while (count > 1 && Math.abs(c[count - 1]!) <= DROPPED_TERM * size) count--;
  return Array.from({ length: count }, (_, k) => c[k]! / h ** k);
}
