import type { SolvedBeam } from '../../beam/answer/answer.ts';
import { listActions } from '../../beam/elements/listActions.ts';
import { multiplyFractions } from '../../exact/fraction.ts';
import { addFractions } from '../../exact/fractionArithmetic.ts';
import type { Fraction } from '../../exact/fraction.ts';
import {
  NOUGHT,
  UNIT,
  evaluateExact,
  integrateExact,
  multiplyExact,
  negated,
  quotient,
} from '../../exact/exactPolynomial.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { baseUnit } from '../../units/quantity.ts';
import { chooseReleases, unitOf } from '../beam/forceMethod.ts';
import { MOST_UNKNOWNS } from '../beam/handCalculation.ts';
import { createHandModel } from '../beam/handModel.ts';
import type { HandModel } from '../beam/handModel.ts';
import { listBreaks } from '../beam/parts.ts';
import { createPrimarySystem, degreeAcross, keyOf } from '../beam/primarySystem.ts';
import type { HandUnknown, PrimarySystem, Release } from '../beam/primarySystem.ts';
import { solveStatics } from '../beam/statics.ts';
import type { HandLoads } from '../beam/statics.ts';
import type { CalculationFile } from './calculationFile.ts';
import { readExactLoads, stiffnessOf } from './exactModel.ts';
import { exact, solveExactly, writeExactParts } from './exactState.ts';
import type { ExactLoads } from './exactState.ts';
import { DIRECTIONS, LETTERS, movesOf } from './primaryState.ts';
import type { ExactState } from './primaryState.ts';
import { solveExactEquations } from '../../exact/solveExactEquations.ts';
import { createProof } from './writeProof.ts';
import { writeGiven } from './writeGiven.ts';

/**
 * Writes one case set of a solved beam as a calculation by hand that contains its proof: each line has an exact value
 * and the rule that gives it, computed from the decimals of the document in its units (N and m, or those of the US
 * system). `checkCalculation` of `@eecs/solver-core/checker` verifies the file.
 *
 * Returns null where the calculation by hand ends early: too many unknowns, or a primary system that cannot be solved
 * part by part. `names` are those of the supports on the drawing; the sets of `answer` must contain `tree`. Source:
 * THEORY.md, force method.
 */
export function proveByHand(
  document: BeamCase,
  of: { readonly answer: SolvedBeam; readonly set: number; readonly names: readonly string[] },
): CalculationFile | null {
  const set = of.answer.sets[of.set];
  const actions = listActions(document)[of.set];
  if (set?.tree == null || actions === undefined) return null;
  const { system: unitSystem } = document.units;
  const units = { force: baseUnit('force', unitSystem), length: baseUnit('length', unitSystem) };
  const read = createHandModel(document, { set, actions, names: of.names, units });
  // An action of size 0 would cut the beam into more parts than the file shows.
  const model = {
    ...read,
    points: read.points.filter(({ fx, fy, m }) => fx !== 0 || fy !== 0 || m !== 0),
    spreads: read.spreads.filter(({ fx, fy }) => [...fx, ...fy].some((value) => value !== 0)),
  };
  const given = createPrimarySystem(model);
  const degree = degreeAcross(given) + Math.max(0, given.along.length - 1);
  if (degree > MOST_UNKNOWNS) return null;
  const releases = degree === 0 ? [] : chooseReleases(model);
  const system = createPrimarySystem(model, releases);
  const loads = readExactLoads(model, actions);
  const loaded = solveState(model, { system, loads, rough: model, release: null });
  const states = releases.map((release) => {
    const unit = unitOf(release);
    return solveState(model, { system, loads: { points: unit.points, spreads: [] }, rough: unit, release });
  });
  if (loaded === null || states.some((state) => state === null)) return null;
  const unitStates = states as ExactState[];
  const { delta, load, moved } = displacements(document, { model, loaded, states: unitStates });
  const X = solveExactEquations(
    delta,
    load.map((value, i) => negated(addFractions(value, moved[i]!))),
  );
  if (X === null) return null;
  const values = superpose({ model, loaded, states: unitStates, X });
  const parts = writeExactParts({ reactions: reactionsOf(given), values, loads, breaks: listBreaks(model) });
  const proof = createProof(model);
  const isMoved = moved.some((_, i) => movesOf(model, unitStates[i]!).length > 0);
  if (releases.length === 0) proof.equilibrium('beam', loaded);
  else {
    proof.equilibrium('loads', loaded);
    proof.sections('loads', loaded.parts, 'M');
    unitStates.forEach((state, i) => {
      proof.equilibrium(`X${i + 1}`, state);
      proof.sections(`X${i + 1}`, state.parts, 'M');
    });
    proof.displacements({ delta, load, moved: isMoved ? moved : null });
    proof.unknowns(X);
    proof.superposition(values);
  }
  proof.curves(parts);
  return {
    kind: 'eecs/calculation',
    version: 1,
    units,
    beam: writeGiven(document, { model, loads, states: unitStates }),
    releases: releases.map(({ kind, name }) => ({ kind, support: name })),
    lines: proof.lines,
  };
}

/** Returns the reactions of a system, without the forces in hinges. */
function reactionsOf({ along, discs }: PrimarySystem): HandUnknown[] {
  const across = discs.flatMap((disc) => disc.across.map(({ unknown }) => unknown));
  return [...along, ...across.filter(({ letter }) => letter !== 'Q')];
}

function solveState(
  model: HandModel,
  of: {
    readonly system: PrimarySystem;
    readonly loads: ExactLoads;
    /** The same loads in floating-point numbers, which determine the order of the equations. */
    readonly rough: HandLoads;
    readonly release: Release | null;
  },
): ExactState | null {
  const { system, loads, release } = of;
  const statics = solveStatics(system, of.rough, model.L);
  if (statics === null) return null;
  const values = solveExactly(statics.equations, { system, loads, L: model.L });
  if (release !== null && release.kind !== 'joint')
    values.set(keyOf({ letter: release.kind, support: release.support }), UNIT);
  // The unit of a released reaction is a load, not a reaction of the primary system.
  const reactions = reactionsOf(system);
  const parts = writeExactParts({ reactions, values, loads, breaks: listBreaks(model) });
  return { equations: statics.equations, system, values, parts };
}

function displacements(
  document: BeamCase,
  of: { readonly model: HandModel; readonly loaded: ExactState; readonly states: readonly ExactState[] },
): { readonly delta: Fraction[][]; readonly load: Fraction[]; readonly moved: Fraction[] } {
  const { model, loaded, states } = of;
  const between = (a: ExactState, b: ExactState): Fraction => {
    const integrals = a.parts.flatMap((part, k) => {
      const stretch = model.stretches.findLast(({ x0 }) => x0 <= listBreaks(model)[k]!);
      const h = addFractions(part.x1, negated(part.x0));
      return (
        [
          ['M', stretch?.EI],
          ['N', stretch?.EA],
          ['Q', stretch?.GA],
        ] as const
      ).map(([curve, stiffness]) => {
        const product = multiplyExact(part[curve], b.parts[k]![curve]);
        if (product.length === 0 || stiffness === undefined) return NOUGHT;
        return quotient(evaluateExact(integrateExact(product), h), exact(stiffness));
      });
    });
    const springs = model.bearings.flatMap(({ support }) =>
      DIRECTIONS.map((direction) => {
        const key = keyOf({ letter: LETTERS[direction], support });
        const stiffness = stiffnessOf(document, support, direction);
        if (stiffness === null) return NOUGHT;
        return quotient(
          multiplyFractions(a.values.get(key) ?? NOUGHT, b.values.get(key) ?? NOUGHT),
          stiffness,
        );
      }),
    );
    return [...integrals, ...springs].reduce(addFractions, NOUGHT);
  };
  const delta: Fraction[][] = states.map(() => []);
  states.forEach((one, i) => {
    states.forEach((other, j) => {
      delta[i]![j] = j < i ? delta[j]![i]! : between(one, other);
    });
  });
  return {
    delta,
    load: states.map((state) => between(state, loaded)),
    moved: states.map((state) =>
      negated(movesOf(model, state).reduce((sum, { work }) => addFractions(sum, work), NOUGHT)),
    ),
  };
}

/** Returns the reactions of the beam as the sums of those of its primary system. */
function superpose(of: {
  readonly model: HandModel;
  readonly loaded: ExactState;
  readonly states: readonly ExactState[];
  readonly X: readonly Fraction[];
}): Map<string, Fraction> {
  const { model, loaded, states, X } = of;
  return new Map(
    model.bearings.flatMap(({ support, holds }) =>
      DIRECTIONS.filter((direction) => holds[direction]).map((direction): [string, Fraction] => {
        const key = keyOf({ letter: LETTERS[direction], support });
        const shares = states.map(({ values }, i) => multiplyFractions(X[i]!, values.get(key) ?? NOUGHT));
        return [key, shares.reduce(addFractions, loaded.values.get(key) ?? NOUGHT)];
      }),
    ),
  );
}
