import { REFINED_LONG } from '../../linalg/tolerance.ts';
import type { FrameActions, FrameModel } from '../assembly/frameModel.ts';
import { bendElement, stretchElement, type PieceConstants, type PieceElement } from './elementsOfPiece.ts';
import {
  addLongInto,
  combineForms,
  differenceOfForms,
  evaluateForm,
  HELD,
  type LinearForm,
  type LongValues,
  substituteForms,
  unknownAlone,
} from './linearForm.ts';
import { type EndForms, GIVEN, numberUnknowns, type PieceUnknowns } from './pieceUnknowns.ts';
import {
  addEntryInto,
  bytesOfSkyline,
  createSkyline,
  factorSkylineInto,
  type Skyline,
  substituteSkylineInto,
} from './skyline.ts';
import type { MemberPiece } from './stretches.ts';

/** A piece between its nodes: the displacements of both as forms, before and after the constraints are used. */
export interface PlacedPiece {
  readonly piece: MemberPiece;
  readonly constants: PieceConstants;
  readonly ends: readonly [EndForms, EndForms];
  readonly bent: PieceElement;
  readonly stretched: PieceElement;
}

/** A part of the equations: forces as functions of displacements, which are forms in the loose unknowns. */
interface Element extends PieceElement {
  readonly loose: readonly LinearForm[];
  readonly forms: readonly LinearForm[];
  readonly isAlong: boolean;
}

/** The equations of a frame in pieces, for one case set and one distribution of axial forces. */
export interface PieceEquations {
  readonly unknowns: PieceUnknowns;
  readonly pieces: readonly PlacedPiece[];
  readonly elements: readonly Element[];
  /** The size of the imposed displacements, which is the value of `GIVEN`. */
  readonly given: number;
  /** Loose unknowns, including those between pieces, and the unknowns that remain after the constraints. */
  readonly looseCount: number;
  readonly count: number;
  readonly express: (form: LinearForm) => LinearForm;
  readonly jointForces: Float64Array;
}

/** Writes the equations of a frame whose members are divided into pieces. */
export function writePieceEquations(
  model: FrameModel,
  { cut, actions }: { readonly cut: readonly (readonly MemberPiece[])[]; readonly actions: FrameActions },
): PieceEquations {
  const elongations = Float64Array.from(actions.strains, (strain) => strain?.elongation ?? 0);
  const given = [...actions.settlements, ...elongations].reduce(
    (most, one) => Math.max(most, Math.abs(one)),
    0,
  );
  const parts = (values: Float64Array): Float64Array =>
    values.map((value) => (given === 0 ? 0 : value / given));
  const unknowns = numberUnknowns(model, {
    settlements: parts(actions.settlements),
    elongations: parts(elongations),
  });
  let looseCount = unknowns.loose.count;
  const take = (): LinearForm => unknownAlone(looseCount++);
  const pieces = cut.flatMap((ofMember, k) => {
    const { EI, EA, length } = model.members[k]!;
    const [first, last] = unknowns.loose.ends[k]!;
    const strain = actions.strains[k];
    const constants = {
      EI,
      EA,
      curvature: strain?.curvature ?? 0,
      strain: (strain?.elongation ?? 0) / length,
    };
    let start = first;
    return ofMember.map((piece, at): PlacedPiece => {
      const isLast = at === ofMember.length - 1;
      const shift = given === 0 ? 0 : (constants.strain * (piece.x + piece.length)) / given;
      // An inextensible member moves along itself as a rigid body.
      const along = (): LinearForm =>
        EA === Infinity
          ? combineForms([
              [first.u, 1],
              [shift === 0 ? HELD : unknownAlone(GIVEN), shift],
            ])
          : take();
      const end =
        isLast && EA !== Infinity
          ? last
          : isLast
            ? { ...last, u: along() }
            : { u: along(), v: take(), r: take() };
      const placed = {
        piece,
        constants,
        ends: [start, end] as const,
        bent: bendElement(piece, constants),
        stretched: stretchElement(piece, constants),
      };
      start = end;
      return placed;
    });
  });
  const inner = looseCount - unknowns.loose.count;
  const count = unknowns.count + inner;
  const between = new Map<number, LinearForm>();
  for (let k = 0; k < inner; k++) between.set(unknowns.loose.count + k, unknownAlone(unknowns.count + k));
  const express = (form: LinearForm): LinearForm => {
    if (!form.unknowns.some((unknown) => unknown >= unknowns.loose.count)) return unknowns.express(form);
    const isInner = (unknown: number): boolean => unknown >= unknowns.loose.count;
    const only = (wanted: boolean): LinearForm => {
      const kept = form.unknowns.flatMap((unknown, k) => (isInner(unknown) === wanted ? [k] : []));
      return { unknowns: kept.map((k) => form.unknowns[k]!), factors: kept.map((k) => form.factors[k]!) };
    };
    return combineForms([
      [unknowns.express(only(false)), 1],
      [substituteForms(only(true), between), 1],
    ]);
  };
  const element = (loose: readonly LinearForm[], of: PieceElement, isAlong = false): Element => ({
    ...of,
    loose,
    isAlong,
    forms: loose.map(express),
  });
  const elements = [
    ...unknowns.loose.springs.map(({ form, stiffness }) =>
      element([form], { stiffness: [stiffness], load: [0] }),
    ),
    ...pieces.flatMap(({ ends: [a, b], bent, stretched }) => [
      element([a.v, a.r, b.v, b.r], bent),
      element(stretched.load.length === 1 ? [a.u] : [a.u, b.u], stretched, true),
    ]),
  ];
  return { unknowns, pieces, elements, given, looseCount, count, express, jointForces: actions.joints };
}

/** The displacements that solve the equations. */
export interface SolvedPieces {
  /** Number of negative pivots, that is, of independent displacements with negative energy; a stable frame has none. */
  readonly negative: number;
  readonly x: LongValues;
}

/** Counts the independent displacements with negative energy, without solving. */
export function countLoose(equations: PieceEquations): number {
  return factorSkylineInto(assembled(equations));
}

/** Solves the equations of a frame in pieces. */
export function solvePieces(model: FrameModel, equations: PieceEquations): SolvedPieces {
  const matrix = assembled(equations);
  const negative = factorSkylineInto(matrix);
  const x = { high: new Float64Array(equations.count), low: new Float64Array(equations.count) };
  x.high[GIVEN] = equations.given;
  let before = Infinity;
  for (let step = 0; step < REFINEMENTS; step++) {
    const rest = unbalancedBy(model, equations, x);
    rest[GIVEN] = 0;
    substituteSkylineInto(matrix, rest);
    let change = 0;
    let size = 0;
    for (let k = 1; k < rest.length; k++) {
      addLongInto(x, k, rest[k]!);
      change = Math.max(change, Math.abs(rest[k]!));
      size = Math.max(size, Math.abs(x.high[k]!));
    }
    if (step > 0 && (change <= REFINED_LONG * size || change > before)) break;
    before = change;
  }
  return { negative, x };
}

/** The solution and two corrections from its residual, which is summed element by element. */
const REFINEMENTS = 3;

/** Returns the number of bytes of the matrix of the equations. */
export function bytesOfEquations({ elements, count }: PieceEquations): number {
  return bytesOfSkyline(createSkyline(count, listJoined(elements), 0));
}

function listJoined(elements: PieceEquations['elements']): number[][] {
  return elements.map(({ forms }) => [
    ...new Set(forms.flatMap(({ unknowns }) => unknowns.filter((unknown) => unknown !== GIVEN))),
  ]);
}

function assembled({ elements, count }: PieceEquations): Skyline {
  const matrix = createSkyline(count, listJoined(elements));
  addEntryInto(matrix, GIVEN, GIVEN, 1);
  for (const { forms, stiffness } of elements)
    forms.forEach((one, row) => {
      forms.forEach((other, column) => {
        const value = stiffness[row * forms.length + column]!;
        one.unknowns.forEach((a, p) => {
          other.unknowns.forEach((b, q) => {
            if (a === GIVEN || b === GIVEN || matrix.places[a]! < matrix.places[b]!) return;
            addEntryInto(matrix, a, b, value * one.factors[p]! * other.factors[q]!);
          });
        });
      });
    });
  return matrix;
}

function unbalancedBy(model: FrameModel, equations: PieceEquations, x: LongValues): Float64Array {
  const rest = new Float64Array(equations.count);
  addJointForcesInto(rest, { model, equations, joints: equations.unknowns.joints });
  for (const element of equations.elements)
    forcesOf(element, x).forEach((force, row) => {
      addInto(rest, element.forms[row]!, -force);
    });
  return rest;
}

/** Returns the forces of an element under its displacements. */
function forcesOf({ forms, stiffness, load, isAlong }: Element, x: LongValues): number[] {
  const moved = forms.map((form) => evaluateForm(form, x.high) + evaluateForm(form, x.low));
  if (isAlong && forms.length === 2) {
    const stretched = differenceOfForms(forms[1]!, forms[0]!, x);
    return alongForces({ stiffness, load }, { start: moved[0]!, end: moved[1]!, stretched });
  }
  return load.map((value, row) =>
    moved.reduce((sum, one, column) => sum + stiffness[row * moved.length + column]! * one, value),
  );
}

/** Computes the axial forces at both ends of a piece from its elongation and the displacement of its bed. */
export function alongForces(
  { stiffness, load }: PieceElement,
  moved: { readonly start: number; readonly end: number; readonly stretched: number },
): [number, number] {
  const far = stiffness[1]!;
  // A displacement of the whole piece is resisted only by its bed.
  return [
    far * moved.stretched + (stiffness[0]! + far) * moved.start + load[0]!,
    -far * moved.stretched + (stiffness[3]! + far) * moved.end + load[1]!,
  ];
}

function addJointForcesInto(
  rest: Float64Array,
  of: {
    readonly model: FrameModel;
    readonly equations: PieceEquations;
    readonly joints: PieceUnknowns['joints'];
  },
): void {
  of.model.joints.forEach(({ cos, sin }, k) => {
    const [x, y, moment] = of.equations.jointForces.subarray(3 * k, 3 * k + 3) as unknown as readonly [
      number,
      number,
      number,
    ];
    const [alongX, alongY, turn] = of.joints[k]!;
    addInto(rest, alongX, x * cos + y * sin);
    addInto(rest, alongY, y * cos - x * sin);
    addInto(rest, turn, moment);
  });
}

function addInto(rest: Float64Array, { unknowns, factors }: LinearForm, force: number): void {
  unknowns.forEach((unknown, k) => {
    rest[unknown]! += factors[k]! * force;
  });
}

/**
 * Finds the axial forces of inextensible members at their joints j: those that balance the joints in the directions of
 * displacements before the constraints. One for each member; 0 for any other.
 */
export function constrainedForces(model: FrameModel, equations: PieceEquations, x: LongValues): Float64Array {
  const { unknowns, looseCount } = equations;
  const { constraints } = unknowns;
  const forces = new Float64Array(model.members.length);
  if (constraints.length === 0) return forces;
  const rest = new Float64Array(looseCount);
  addJointForcesInto(rest, { model, equations, joints: unknowns.loose.joints });
  for (const element of equations.elements)
    forcesOf(element, x).forEach((force, row) => {
      addInto(rest, element.loose[row]!, -force);
    });
  const byUnknown = new Map<number, { row: number; factor: number }[]>();
  constraints.forEach(({ form }, row) => {
    form.unknowns.forEach((unknown, k) => {
      if (unknown === GIVEN) return;
      const known = byUnknown.get(unknown) ?? [];
      known.push({ row, factor: form.factors[k]! });
      byUnknown.set(unknown, known);
    });
  });
  const shared = [...byUnknown.values()];
  const matrix = createSkyline(
    constraints.length,
    shared.map((terms) => terms.map(({ row }) => row)),
  );
  for (const terms of shared)
    for (const one of terms)
      for (const other of terms)
        if (matrix.places[one.row]! >= matrix.places[other.row]!)
          addEntryInto(matrix, one.row, other.row, one.factor * other.factor);
  factorSkylineInto(matrix);
  const N = new Float64Array(constraints.length);
  for (let step = 0; step < REFINEMENTS; step++) {
    const lacking = new Float64Array(constraints.length);
    for (const [unknown, terms] of byUnknown) {
      const left = terms.reduce((sum, { row, factor }) => sum - factor * N[row]!, rest[unknown]!);
      for (const { row, factor } of terms) lacking[row]! += factor * left;
    }
    substituteSkylineInto(matrix, lacking);
    lacking.forEach((value, row) => {
      N[row]! += value;
    });
  }
  constraints.forEach(({ member }, row) => {
    forces[member] = N[row]!;
  });
  return forces;
}
