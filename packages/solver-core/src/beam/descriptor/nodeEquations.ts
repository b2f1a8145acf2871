import { imposedDisplacement } from '../../member/loads/actions.ts';
import type { MemberNode } from '../../member/model.ts';
import type { SolvedCase } from '../results/solvedCase.ts';
import { carryAllLoads } from './carryLoads.ts';
import { addAxialEquationsInto } from './axialEquations.ts';
import { createSystem, NONE } from './labelledSystem.ts';
import type { LabelledSystem, SystemBuilder, Term } from './labelledSystem.ts';

/** Columns of a node's unknowns; NONE if the value is zero or given. */
interface NodeColumns {
  readonly left: number;
  readonly right: number;
  readonly v: number;
  readonly Ry: number;
  readonly Rr: number;
}

/**
 * Formulates an indeterminate beam in the moments at its nodes, the deflections of nodes without a rigid support, and
 * the reactions: slopes agree or are held, shear forces balance, springs deflect. With rigid supports only, these are
 * the three-moment equations, with one more equation for each reaction.
 *
 * Source: THEORY.md, "The whole beam" and "Equations" (B. P. E. Clapeyron's three moments).
 */
export function nodeEquations(solved: SolvedCase): LabelledSystem {
  const { model, sets } = solved;
  const { nodes, elements } = model;
  const system = createSystem(sets.length);
  const carried = carryAllLoads(sets, elements);
  const columns = addUnknownsInto(system, solved);
  const given = (k: number, support: number, direction: 'y' | 'r') =>
    imposedDisplacement(sets[k]!.actions, support, direction);
  const deflection = (i: number, factor: number): Given => ({
    terms: [[columns[i]!.v, factor]],
    value: (k) => (nodes[i]!.holdY === 0 ? factor * given(k, nodes[i]!.support, 'y') : 0),
  });
  /**
   * Returns the shear force beside a node times a factor: the slope of the moments' chord and the loads of the simple
   * beam.
   */
  const shear = (e: number, side: 'left' | 'right', factor: number): Given[] => {
    const element = elements[e];
    if (!element) return [];
    const l = element.x1 - element.x0;
    const value = (k: number) => {
      const { M, Q } = carried[k]![e]!;
      return factor * (side === 'left' ? -M / l : Q - M / l);
    };
    const terms: Term[] = [
      [columns[e + 1]!.left, factor / l],
      [columns[e]!.right, -factor / l],
    ];
    return [{ terms, value }];
  };
  /** Returns the slope of an element at its left or right end times a factor. */
  const slope = (e: number, side: 'left' | 'right', factor: number): Given[] => {
    const { x0, x1, EI, GA } = elements[e]!;
    const l = x1 - x0;
    const [near, far] = side === 'left' ? [-2, -1] : [1, 2];
    const lean = factor / (l * GA);
    const value = (k: number) => {
      const { M, slope: turned, deflection: lifted, slip } = carried[k]![e]!;
      // Conditions of the simple beam: no deflection and no moment at its right end.
      const start = (M * l) / 6 - lifted / l;
      return (factor / EI) * (side === 'left' ? start : start + turned - (M * l) / 2) + lean * (slip - M);
    };
    const terms: Term[] = [
      [columns[e]!.right, (factor * l * near) / (6 * EI) - lean],
      [columns[e + 1]!.left, (factor * l * far) / (6 * EI) + lean],
    ];
    return [{ terms, value }, deflection(e + 1, factor / l), deflection(e, -factor / l)];
  };
  const add = (equation: Parameters<SystemBuilder['addEquation']>[0], parts: readonly Given[]) => {
    system.addEquation(
      equation,
      parts.flatMap(({ terms }) => terms),
      (k) => -parts.reduce((sum, { value }) => sum + value(k), 0),
    );
  };
  nodes.forEach((node, i) => {
    const { x, support, holdY, holdR } = node;
    const { left, right, v, Ry, Rr } = columns[i]!;
    const unloaded = (terms: Term[]): Given => ({ terms, value: () => 0 });
    const place = support < 0 ? { x } : { x, support };
    const balance = [...shear(i, 'left', 1), ...shear(i - 1, 'right', -1), unloaded([[Ry, -1]])];
    add({ kind: 'balance', direction: 'y', ...place }, balance);
    const settled = (direction: 'y' | 'r'): Given => ({
      terms: [],
      value: (k) => -given(k, support, direction),
    });
    if (holdY !== null && holdY !== 0) {
      const give = unloaded([
        [v, 1],
        [Ry, holdY],
      ]);
      add({ kind: 'spring', direction: 'y', ...place }, [give, settled('y')]);
    }
    const kind = holdR === 0 ? 'held' : 'spring';
    if (holdR !== null) {
      const turn = unloaded([
        [Rr, 1],
        [left, -1],
        [right, 1],
      ]);
      add({ kind: 'balance', direction: 'r', ...place }, [turn]);
      const held = (e: number, end: 'left' | 'right') => [
        ...slope(e, end, 1),
        unloaded([[Rr, holdR]]),
        settled('r'),
      ];
      if (left !== NONE) add({ kind, direction: 'r', side: 'left', ...place }, held(i - 1, 'right'));
      if (right !== NONE) add({ kind, direction: 'r', side: 'right', ...place }, held(i, 'left'));
    } else if (left !== NONE) {
      add({ kind: 'continuity', direction: 'r', ...place }, [
        ...slope(i, 'left', 1),
        ...slope(i - 1, 'right', -1),
      ]);
    }
  });
  addAxialEquationsInto(system, { solved, carried });
  return system.finish();
}

/** Terms of an equation and a known value, both on its left side. */
interface Given {
  readonly terms: readonly Term[];
  readonly value: (set: number) => number;
}

function addUnknownsInto(system: SystemBuilder, { document, model }: SolvedCase): NodeColumns[] {
  const { nodes, elements } = model;
  const length = document.L / elements.length;
  const EI = elements.reduce((largest, element) => Math.max(largest, element.EI), 0);
  return nodes.map((node, i): NodeColumns => {
    const { x, holdY, holdR } = node;
    const sides = momentSidesAt(node, { isFirst: i === 0, isLast: i === nodes.length - 1 });
    const addMoment = (side?: 'left' | 'right') =>
      system.addUnknown({ kind: 'moment', x, ...(side && { side }) }, length);
    const hasTwo = sides.left && sides.right && holdR !== null;
    const left = sides.left ? addMoment(hasTwo || node.isCut ? 'left' : undefined) : NONE;
    const right = !sides.right
      ? NONE
      : sides.left && !hasTwo
        ? left
        : addMoment(hasTwo ? 'right' : undefined);
    const v = holdY === 0 ? NONE : system.addUnknown({ kind: 'deflection', x }, length ** 3 / EI);
    const Ry = system.addReaction(node, 'y', 1);
    const Rr = system.addReaction(node, 'r', length);
    return { left, right, v, Ry, Rr };
  });
}

/**
 * Lists the sides of a node on which the beam may carry a moment. A bearing under a hinge holds the part on the left.
 */
function momentSidesAt(
  { isCut, holdR }: MemberNode,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): { left: boolean; right: boolean } {
  const isHeld = holdR !== null;
  if (isFirst || isLast) return { left: isLast && isHeld, right: isFirst && isHeld };
  return { left: isHeld || !isCut, right: !isCut };
}
