import type { DiagramSegment } from '../diagrams/diagram.ts';
import { addPolynomials } from '../linalg/addPolynomials.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import { evaluateForm, HELD, type LinearForm, unknownAlone } from '../frame/pieces/linearForm.ts';
import { bendPiece, deflectPiece, displacePiece, stretchPiece } from '../frame/pieces/pieceFields.ts';
import {
  addEntryInto,
  createSkyline,
  factorSkylineInto,
  type Skyline,
  substituteSkylineInto,
} from '../frame/pieces/skyline.ts';
import type { EndForms } from '../frame/pieces/pieceUnknowns.ts';
import type { StabilityMember, StabilityModel } from './stabilityModel.ts';
import { COUNTED_AT_MOST, NO_STRETCH, SLOPE_STEP } from '../linalg/tolerance.ts';

/** The factor of the loads, and the square of the circular frequency, 1/s². */
export interface Trial {
  readonly load: number;
  readonly swing: number;
}

/** A stretch of a member so short that it neither buckles nor vibrates between clamps under the greatest trial. */
interface Piece {
  readonly member: number;
  readonly x: number;
  readonly length: number;
  /** Axial force and mass as polynomials in the distance from its start. */
  readonly N: readonly number[];
  readonly mass: readonly number[];
  /** Stiffness of the bed along and across it. */
  readonly bedX: readonly number[];
  readonly bedY: readonly number[];
  readonly ends: readonly [EndForms, EndForms];
}

/** A frame divided into pieces, and the matrix in which their stiffness is assembled. */
export interface PieceSystem {
  readonly model: StabilityModel;
  readonly pieces: readonly Piece[];
  readonly swings: boolean;
  readonly unknowns: number;
  readonly matrix: Skyline;
}

/**
 * Upper bounds of n, μ and κ of a piece. Between clamps it buckles at n = -4π² and vibrates across at μ = 500.6 and
 * along at κ = π². By Dunkerley's rule none of these occurs within the bounds, even if all act at once.
 */
const BOUND = { n: 4, mu: 100, kappa: 2 } as const;

/** Divides the members so finely that the stiffness of pieces reveals every root up to the trial. */
export function divideMembers(model: StabilityModel, greatest: Trial): PieceSystem {
  const swings = greatest.swing > 0;
  let unknowns = model.unknowns;
  const take = (): LinearForm => unknownAlone(unknowns++);
  const pieces = model.members.flatMap((member, k) => {
    const stretches = listStretches(member).flatMap((stretch) => splitFinely(stretch, member, greatest));
    let [start] = member.ends;
    return stretches.map((stretch, at): Piece => {
      const isLast = at === stretches.length - 1;
      const inner = (): EndForms => ({
        u: !moves(member, swings) ? HELD : member.EA === Infinity ? member.ends[0].u : take(),
        v: take(),
        r: take(),
      });
      const end = isLast ? member.ends[1] : inner();
      const piece = { member: k, ...stretch, ends: [start, end] as const };
      start = end;
      return piece;
    });
  });
  const joined = [
    ...pieces.map(({ ends: [a, b] }) => listUnknowns([a.u, a.v, a.r, b.u, b.v, b.r])),
    ...model.members.map(({ ends: [a, b] }) => listUnknowns([a.u, b.u])),
    ...model.springs.map(({ form }) => listUnknowns([form])),
  ];
  return { model, pieces, swings, unknowns, matrix: createSkyline(unknowns, joined) };
}

/** Returns whether inner places of a member can move along it independently of its ends. */
function moves({ bed }: StabilityMember, swings: boolean): boolean {
  return swings || (bed !== null && Math.max(...bed.x) > 0);
}

function listUnknowns(forms: readonly LinearForm[]): number[] {
  return [...new Set(forms.flatMap(({ unknowns }) => unknowns))];
}

const NO_BED: readonly number[] = [0];

type Stretch = Pick<Piece, 'x' | 'length' | 'N' | 'mass' | 'bedX' | 'bedY'>;

/** Lists the stretches of a member on which axial force and mass are each a single polynomial. */
function listStretches({ length, N, mass, bed }: StabilityMember): Stretch[] {
  const places = [...new Set([0, length, ...[...N, ...mass].flatMap(({ x0, x1 }) => [x0, x1])])]
    .filter((x) => x >= 0 && x <= length)
    .sort((a, b) => a - b);
  return places.slice(1).flatMap((end, k) => {
    const x = places[k]!;
    const span = end - x;
    if (span <= NO_STRETCH * length) return [];
    const bedAt = ([k0, k1]: readonly [number, number]): readonly number[] => [
      k0 + ((k1 - k0) * x) / length,
      (k1 - k0) / length,
    ];
    return [
      {
        x,
        length: span,
        N: polynomialFrom(N, x, span),
        mass: polynomialFrom(mass, x, span),
        bedX: bed === null ? NO_BED : bedAt(bed.x),
        bedY: bed === null ? NO_BED : bedAt(bed.y),
      },
    ];
  });
}

function polynomialFrom(segments: readonly DiagramSegment[], x: number, span: number): readonly number[] {
  const found = segments.find(({ x0, x1 }) => x0 <= x + span / 2 && x + span / 2 <= x1);
  return found === undefined ? [0] : shifted(found.c, x - found.x0);
}

function splitFinely(
  { x, length, N, mass, bedX, bedY }: Stretch,
  { EI, EA }: StabilityMember,
  { load, swing }: Trial,
): Stretch[] {
  const most = (c: readonly number[]): number =>
    c.reduce((sum, value, k) => sum + Math.abs(value) * length ** k, 0);
  const n = (load * most(N) * length ** 2) / EI;
  // A bed stiffens a piece between clamps; its bound only keeps the series short.
  const mu = ((swing * most(mass) + most(bedY)) * length ** 4) / EI;
  const kappa = ((swing * most(mass) + most(bedX)) * length ** 2) / EA;
  const parts = Math.ceil(
    Math.max(1, Math.sqrt(n / BOUND.n), (mu / BOUND.mu) ** 0.25, Math.sqrt(kappa / BOUND.kappa)),
  );
  const part = length / parts;
  return Array.from({ length: parts }, (_, k) => ({
    x: x + k * part,
    length: part,
    N: shifted(N, k * part),
    mass: shifted(mass, k * part),
    bedX: shifted(bedX, k * part),
    bedY: shifted(bedY, k * part),
  }));
}

/** Assembles the exact stiffness at a trial and factors it; returns the number of its negative eigenvalues. */
export function countNegative(system: PieceSystem, trial: Trial): number {
  const { model, pieces, swings, matrix } = system;
  matrix.values.fill(0);
  for (const { form, stiffness } of model.springs) addElement(matrix, [form], [stiffness]);
  for (const member of model.members) {
    const { EA, length, ends } = member;
    if (!moves(member, swings) && EA !== Infinity)
      addElement(matrix, [ends[0].u, ends[1].u], scaled([1, -1, -1, 1], EA / length));
  }
  for (const piece of pieces) {
    const member = model.members[piece.member]!;
    addPiece(matrix, { piece, member, trial, isMoving: moves(member, swings) });
  }
  return factorSkylineInto(matrix);
}

function addPiece(
  matrix: Skyline,
  of: {
    readonly piece: Piece;
    readonly member: StabilityMember;
    readonly trial: Trial;
    readonly isMoving: boolean;
  },
): void {
  const { piece, trial } = of;
  const { EI, EA } = of.member;
  const { length: h, ends } = piece;
  const [a, b] = ends;
  const { stiffness } = bendPiece(...bendingTerms(piece, EI, trial));
  const by = [1, h, 1, h];
  const values = Array.from(stiffness, (value, at) => ((value * EI) / h ** 3) * by[at >> 2]! * by[at & 3]!);
  addElement(matrix, [a.v, a.r, b.v, b.r], values);
  if (!of.isMoving) return;
  if (EA === Infinity) {
    addElement(matrix, [a.u], [integralOf(piece.bedX, h) - trial.swing * integralOf(piece.mass, h)]);
    return;
  }
  const [near, far, end] = stretchPiece(stretchingTerms(piece, EA, trial)).stiffness;
  addElement(matrix, [a.u, b.u], scaled([near, far, far, end], EA / h));
}

function bendingTerms(
  { length: h, N, mass, bedY }: Piece,
  EI: number,
  { load, swing }: Trial,
): [n: number[], mu: number[]] {
  return [
    N.map((value, k) => (load * value * h ** (k + 2)) / EI),
    addPolynomials(
      mass.map((value) => swing * value),
      bedY.map((value) => -value),
    ).map((value, k) => (value * h ** (k + 4)) / EI),
  ];
}

function stretchingTerms({ length: h, mass, bedX }: Piece, EA: number, { swing }: Trial): number[] {
  return addPolynomials(
    mass.map((value) => swing * value),
    bedX.map((value) => -value),
  ).map((value, k) => (value * h ** (k + 2)) / EA);
}

function scaled(values: readonly number[], by: number): number[] {
  return values.map((value) => by * value);
}

function addElement(matrix: Skyline, forms: readonly LinearForm[], values: readonly number[]): void {
  forms.forEach((one, row) => {
    forms.forEach((other, column) => {
      const value = values[row * forms.length + column]!;
      one.unknowns.forEach((a, p) => {
        other.unknowns.forEach((b, q) => {
          if (matrix.places[a]! >= matrix.places[b]!)
            addEntryInto(matrix, a, b, value * one.factors[p]! * other.factors[q]!);
        });
      });
    });
  });
}

/** The shape of a mode, scaled so that the largest displacement of a place is 1. */
export interface FrameMode {
  /** Displacements along the axes of the support of each joint, and its rotation, counter-clockwise. */
  readonly joints: readonly (readonly [x: number, y: number, r: number])[];
  /** Displacements of each member across and along it, polynomials piece by piece. */
  readonly members: readonly {
    readonly deflection: readonly DiagramSegment[];
    readonly u: readonly DiagramSegment[];
  }[];
}

/** Finds the mode at a root near which the system was factored, orthogonal to the earlier modes. */
export function findMode(system: PieceSystem, trial: Trial, before: readonly Float64Array[]): Float64Array {
  countNegative(system, trial);
  const x = Float64Array.from({ length: system.unknowns }, (_, k) => Math.sin(1 + 2.3 * k + before.length));
  for (let step = 0; step < 4; step++) {
    for (const other of before) {
      const along = dot(x, other);
      for (let k = 0; k < x.length; k++) x[k]! -= along * other[k]!;
    }
    substituteSkylineInto(system.matrix, x);
    const size = Math.sqrt(dot(x, x));
    for (let k = 0; k < x.length; k++) x[k]! /= size;
  }
  return x;
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, k) => sum + value * b[k]!, 0);
}

/**
 * Improves a root by one step of Newton's method for the energy of its mode, which vanishes at the root. The energy is
 * summed element by element from deformations, so a relatively large stiffness costs no digits, as it does in the
 * factored matrix; an error of the mode enters by its square.
 */
export function refineRoot(
  system: PieceSystem,
  at: (value: number) => Trial,
  value: number,
  x: Float64Array,
): number {
  const step = SLOPE_STEP * value;
  const slope = (energyOf(system, at(value + step), x) - energyOf(system, at(value - step), x)) / (2 * step);
  const better = value - energyOf(system, at(value), x) / slope;
  return Math.abs(better - value) < COUNTED_AT_MOST * value ? better : value;
}

/** Returns twice the energy of a displaced frame. */
function energyOf({ model, pieces, swings }: PieceSystem, trial: Trial, x: Float64Array): number {
  const at = (form: LinearForm): number => evaluateForm(form, x);
  let energy = 0;
  for (const { form, stiffness } of model.springs) energy += stiffness * at(form) ** 2;
  for (const member of model.members) {
    const { EA, length, ends } = member;
    if (!moves(member, swings) && EA !== Infinity)
      energy += (EA / length) * (at(ends[1].u) - at(ends[0].u)) ** 2;
  }
  for (const piece of pieces) {
    const { length: h, ends } = piece;
    const [a, b] = ends;
    const member = model.members[piece.member]!;
    const { EI, EA } = member;
    const { stiffness } = bendPiece(...bendingTerms(piece, EI, trial));
    const moved = [at(a.v), h * at(a.r), at(b.v), h * at(b.r)];
    energy += (EI / h ** 3) * quadraticForm(stiffness, moved);
    if (!moves(member, swings)) continue;
    if (EA === Infinity) {
      const held = integralOf(piece.bedX, h) - trial.swing * integralOf(piece.mass, h);
      energy += held * at(a.u) ** 2;
      continue;
    }
    const [near, far, end] = stretchPiece(stretchingTerms(piece, EA, trial)).stiffness;
    const [u0, u1] = [at(a.u), at(b.u)];
    // Terms of the difference of both ends and of each end alone.
    energy += (EA / h) * (-far * (u1 - u0) ** 2 + (near + far) * u0 * u0 + (end + far) * u1 * u1);
  }
  return energy;
}

function quadraticForm(matrix: Float64Array, x: readonly number[]): number {
  return x.reduce(
    (sum, a, row) => sum + a * x.reduce((part, b, column) => part + matrix[4 * row + column]! * b, 0),
    0,
  );
}

function integralOf(c: readonly number[], h: number): number {
  return c.reduce((sum, value, k) => sum + (value * h ** (k + 1)) / (k + 1), 0);
}

/** Makes the shape of a mode from its unknowns. */
export function shapeOfMode(
  { model, pieces, swings }: PieceSystem,
  trial: Trial,
  x: Float64Array,
): FrameMode {
  const members = model.members.map(() => ({
    deflection: [] as DiagramSegment[],
    u: [] as DiagramSegment[],
  }));
  let largest = 0;
  for (const piece of pieces) {
    const { length: h, ends, member } = piece;
    const { EI, EA, length, ends: own } = model.members[member]!;
    const [a, b] = ends;
    const at = (form: LinearForm): number => evaluateForm(form, x);
    const c = deflectPiece(bendPiece(...bendingTerms(piece, EI, trial)), [
      at(a.v),
      h * at(a.r),
      at(b.v),
      h * at(b.r),
    ]);
    const straight = (place: number): number =>
      at(own[0].u) + ((at(own[1].u) - at(own[0].u)) * place) / length;
    const d =
      moves(model.members[member]!, swings) && EA !== Infinity
        ? displacePiece(stretchPiece(stretchingTerms(piece, EA, trial)), at(a.u), at(b.u))
        : [straight(piece.x), straight(piece.x + h) - straight(piece.x)];
    for (const s of [0, 0.25, 0.5, 0.75, 1])
      largest = Math.max(largest, Math.hypot(evaluateAt(c, s), evaluateAt(d, s)));
    const range = { x0: piece.x, x1: piece.x + h };
    members[member]!.deflection.push({ ...range, c: c.map((value, k) => value / h ** k) });
    members[member]!.u.push({ ...range, c: d.map((value, k) => value / h ** k) });
  }
  const scale = (segments: readonly DiagramSegment[]): DiagramSegment[] =>
    segments.map(({ x0, x1, c }) => ({ x0, x1, c: c.map((value) => value / largest) }));
  return {
    joints: model.joints.map(
      (forms) => forms.map((form) => evaluateForm(form, x) / largest) as [number, number, number],
    ),
    members: members.map(({ deflection, u }) => ({ deflection: scale(deflection), u: scale(u) })),
  };
}

function evaluateAt(c: readonly number[], s: number): number {
  return c.reduceRight((sum, value) => sum * s + value, 0);
}
