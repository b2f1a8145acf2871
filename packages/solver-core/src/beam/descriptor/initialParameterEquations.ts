import { imposedDisplacement } from '../../member/loads/actions.ts';
import { DIRECTION_TERMS } from '../../member/loads/directionTerms.ts';
import type { SolvedCase } from '../results/solvedCase.ts';
import { carryAllLoads } from './carryLoads.ts';
import { createSystem } from './labelledSystem.ts';
import type { LabelledSystem, Term } from './labelledSystem.ts';

type Field = 'u' | 'N' | 'deflection' | 'slope' | 'M' | 'Q';
type State = Readonly<Record<Field, number>>;

/**
 * Formulates the beam by the method of initial parameters. The unknowns are u, N, v, slope, M and Q at the left end of
 * each element and the reactions; each state is carried over its element in closed form and must fit the next state and
 * the supports.
 *
 * This method shares only the reactions with the unknowns of the primary solution and none of its load terms; of its
 * solver it uses elimination and refinement, but for a different matrix with a different scaling. New unknowns at each
 * node keep the error from growing from span to span, as it does if one state is carried over the whole beam. Source:
 * A. N. Krylov's initial parameters; THEORY.md, "Equations".
 */
export function initialParameterEquations({ document, model, sets }: SolvedCase): LabelledSystem {
  const { nodes, elements } = model;
  const system = createSystem(sets.length);
  const carried = carryAllLoads(sets, elements);
  const length = document.L / elements.length;
  const EI = elements.reduce((largest, element) => Math.max(largest, element.EI), 0);
  const EA = elements.reduce((largest, element) => Math.max(largest, element.EA), 0);
  const columns = nodes.map((node, i) => {
    const { x } = node;
    const reactions = {
      x: system.addReaction(node, 'x', 1),
      y: system.addReaction(node, 'y', 1),
      r: system.addReaction(node, 'r', length),
    };
    if (i === nodes.length - 1) return { ...reactions, state: null };
    const state: State = {
      u: system.addUnknown({ kind: 'displacement', x }, length / EA),
      N: system.addUnknown({ kind: 'axialForce', x }, 1),
      deflection: system.addUnknown({ kind: 'deflection', x }, length ** 3 / EI),
      slope: system.addUnknown({ kind: 'slope', x }, length ** 2 / EI),
      M: system.addUnknown({ kind: 'moment', x, side: 'right' }, length),
      Q: system.addUnknown({ kind: 'shearForce', x }, 1),
    };
    return { ...reactions, state };
  });
  /** Returns a field at the right end of the element before node i, with the part that its loads add in set k. */
  const arriving = (i: number, field: Field): { terms: Term[]; load: (k: number) => number } => {
    const state = columns[i - 1]?.state;
    const element = elements[i - 1];
    if (!state || !element) return { terms: [], load: () => 0 };
    const l = element.x1 - element.x0;
    const powers = [1, l, l ** 2, l ** 3];
    const { moves, chain } = FIELDS[field];
    const stiffness = moves ? element[moves] : 1;
    // The slope of the axis differs from the rotation of the cross-section by the shear strain.
    const shear = field === 'deflection' ? 1 / element.GA : 0;
    return {
      terms: chain.map((name, j) => [
        state[name],
        powers[j]! / (FACTORIALS[j]! * (FIELDS[name].moves ? 1 : stiffness)) - (name === 'Q' ? shear * l : 0),
      ]),
      load: (k) => {
        const loads = carried[k]![i - 1]!;
        return loads[field] / stiffness - loads.slip * shear;
      },
    };
  };
  const leaving = (i: number, field: Field): Term[] => {
    const state = columns[i]!.state;
    return state ? [[state[field], 1]] : [];
  };
  const minus = (terms: readonly Term[]): Term[] => terms.map(([column, value]) => [column, -value]);

  nodes.forEach((node, i) => {
    const { x, support, isCut } = node;
    const place = support < 0 ? { x } : { x, support };
    const isInner = i > 0 && i < nodes.length - 1;
    // Forces: the force leaving the node differs from the arriving one by the reaction.
    for (const { direction, force, jump } of DIRECTION_TERMS) {
      const from = arriving(i, force);
      if (direction === 'r' && isCut) {
        const held: Term[] = [...from.terms, [columns[i]!.r, -1]];
        system.addEquation({ kind: 'released', ...place, side: 'left' }, held, (k) => -from.load(k));
        system.addEquation({ kind: 'released', ...place, side: 'right' }, leaving(i, force), () => 0);
        continue;
      }
      system.addEquation(
        { kind: 'balance', direction, ...place },
        [...leaving(i, force), ...minus(from.terms), [columns[i]![direction], -jump]],
        (k) => from.load(k),
      );
    }
    // Displacements: they are equal on both sides and satisfy the conditions of the support.
    for (const { direction, displacement, hold } of DIRECTION_TERMS) {
      const from = arriving(i, displacement);
      if (isInner && !(direction === 'r' && isCut)) {
        system.addEquation(
          { kind: 'continuity', direction, ...place },
          [...leaving(i, displacement), ...minus(from.terms)],
          (k) => from.load(k),
        );
      }
      const flexibility = node[hold];
      if (flexibility === null) continue;
      const here = i === 0 ? { terms: leaving(i, displacement), load: () => 0 } : from;
      system.addEquation(
        { kind: flexibility === 0 ? 'held' : 'spring', direction, ...place },
        [...here.terms, [columns[i]![direction], flexibility]],
        (k) => imposedDisplacement(sets[k]!.actions, support, direction) - here.load(k),
      );
    }
  });
  return system.finish();
}

/**
 * Each field, followed by the fields that it is the integral of; a displacement follows from forces divided by a
 * stiffness.
 */
const FIELDS: Readonly<Record<Field, { readonly moves?: 'EA' | 'EI'; readonly chain: readonly Field[] }>> = {
  N: { chain: ['N'] },
  u: { chain: ['u', 'N'], moves: 'EA' },
  Q: { chain: ['Q'] },
  M: { chain: ['M', 'Q'] },
  slope: { chain: ['slope', 'M', 'Q'], moves: 'EI' },
  deflection: { chain: ['deflection', 'slope', 'M', 'Q'], moves: 'EI' },
};

const FACTORIALS = [1, 1, 2, 6];
