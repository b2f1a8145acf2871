import { CHECK } from '../../linalg/tolerance.ts';
import type { PointAction } from '../../member/loads/actions.ts';
import { imposedDisplacement } from '../../member/loads/actions.ts';
import { DIRECTION_TERMS } from '../../member/loads/directionTerms.ts';
import { largest } from '../../diagrams/largest.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { MemberElement } from '../../member/model.ts';
import { multiplyDiagrams } from '../../diagrams/multiplyDiagrams.ts';
import { solveActions } from '../solving/solveActions.ts';
import type { SolvedCase, SolvedSet } from '../results/solvedCase.ts';
import type { Mohr, MohrCase, MohrPoint, MohrSegment } from './mohr.ts';

/**
 * Computes displacements by the Maxwell-Mohr integral: the integral over the beam of M·m/EI + N·n/EA (and of Q·q/(G·As)
 * if shear strains count), plus the sum over the springs of unit reaction times reaction times flexibility, less unit
 * reactions times settlements. m, n, q are the diagrams of a unit load at the place: a force along +y or +x, or a
 * moment counter-clockwise.
 *
 * The unit diagrams are those of the beam itself. For an indeterminate beam the diagrams of any determinate primary
 * system would do as well (reduction theorem); the beam's own are smaller and decay away from the place. At a hinge the
 * slope is that of the part on the right. The places must be on the beam. Source: THEORY.md, "Mohr's integral".
 */
export function computeMohr(solved: SolvedCase, points: readonly MohrPoint[]): Mohr[] {
  const actions = points.map((point) => ({ points: unitLoads(point), spreads: [], settlements: [] }));
  const units = points.length === 0 ? null : solveActions(solved.model, actions);
  if (!units?.ok) return [];
  return points.map((point, p): Mohr => {
    const unit = units.sets[p]!;
    const { N, Q, M } = unit.set;
    return {
      ...point,
      unit: { N, Q, M },
      cases: solved.sets.map((set) => caseOf(solved, { point, unit, set })),
    };
  });
}

/**
 * Returns the place of the largest deflection of all sets, where the unit force is applied if no place is requested.
 */
export function defaultPoint({ sets }: SolvedCase): MohrPoint {
  let found = { x: 0, value: 0 };
  for (const { set } of sets) {
    for (const extreme of [set.deflection.min, set.deflection.max]) {
      if (Math.abs(extreme.value) > Math.abs(found.value)) found = extreme;
    }
  }
  return { x: found.x, kind: 'deflection' };
}

/** Returns the unit load or the pair, ordered from left to right like all actions. */
function unitLoads({ x, kind, opposite }: MohrPoint): PointAction[] {
  const load = unitLoad({ x, kind }, 1);
  if (opposite === undefined) return [load];
  return [load, unitLoad({ x: opposite, kind }, -1)].sort((a, b) => a.x - b.x);
}

function unitLoad({ x, kind }: MohrPoint, size: 1 | -1): PointAction {
  switch (kind) {
    case 'deflection':
      return { x, fx: 0, fy: size, m: 0 };
    case 'slope':
      return { x, fx: 0, fy: 0, m: size };
    case 'axial':
      return { x, fx: size, fy: 0, m: 0 };
    default:
      return kind satisfies never;
  }
}

function caseOf(
  { model }: SolvedCase,
  { point, unit, set }: { point: MohrPoint; unit: SolvedSet; set: SolvedSet },
): MohrCase {
  const forces: readonly MohrForce[] = model.shear ? ['M', 'N', 'Q'] : ['M', 'N'];
  const segments = forces.flatMap((force) => segmentsOf({ force, of: set, unit, elements: model.elements }));
  const sum = (force: MohrForce) =>
    segments.reduce((total, segment) => (segment.force === force ? total + segment.value : total), 0);
  const bearings = new Map(model.nodes.map((node) => [node.support, node]));
  let springs = 0;
  let settlement = 0;
  set.set.R.forEach((forces, i) => {
    const one = unit.set.R[i]!;
    const node = bearings.get(forces.support)!;
    let work = 0;
    for (const { direction, hold, reaction } of DIRECTION_TERMS) {
      springs += (node[hold] ?? 0) * one[reaction] * forces[reaction];
      work += one[reaction] * imposedDisplacement(set.actions, forces.support, direction);
    }
    settlement -= work;
  });
  const parts = { M: sum('M'), N: sum('N'), Q: sum('Q'), springs, settlement: settlement + 0 };
  const total = parts.M + parts.N + parts.Q + springs + settlement;
  return { ...parts, total, segments, check: checkOf(point, set, total) };
}

type MohrForce = keyof typeof STIFFNESS;

const STIFFNESS = { M: 'EI', N: 'EA', Q: 'GA' } as const;

/**
 * Computes the products of M and m, N and n or Q and q, stretch by stretch; stretches where one of them is zero are
 * left out.
 */
function segmentsOf(of: {
  force: MohrForce;
  of: SolvedSet;
  unit: SolvedSet;
  elements: readonly MemberElement[];
}): MohrSegment[] {
  const { force, unit, elements } = of;
  let e = 0;
  return multiplyDiagrams(of.of.set[force], unit.set[force]).map((found): MohrSegment => {
    const { x0, x1, product, ...area } = found;
    while (elements[e]!.x1 <= x0) e++;
    const stiffness = elements[e]![STIFFNESS[force]];
    return { x0, x1, force, ...area, stiffness, value: product / stiffness };
  });
}

function checkOf({ x, kind, opposite }: MohrPoint, { set }: SolvedSet, total: number): MohrCase['check'] {
  const diagram = kind === 'axial' ? set.u : set[kind];
  const expected = valueAt(diagram, x) - (opposite === undefined ? 0 : valueAt(diagram, opposite));
  const scale = largest(diagram);
  const difference = total === expected ? 0 : scale === 0 ? 1 : Math.abs(total - expected) / scale;
  return { expected, difference, passed: difference <= CHECK };
}
