import { cutIntoDiscs } from '../../rules/beam/discs.ts';
import type { SolvedCase } from '../results/solvedCase.ts';
import { carryAllLoads } from './carryLoads.ts';
import { createSystem, NONE } from './labelledSystem.ts';
import type { LabelledSystem, Term } from './labelledSystem.ts';

/**
 * Writes the equilibrium of every disc of a determinate beam for the reactions and the forces in the hinges: forces
 * along x and y, and moments about the disc's left end, where the force of the hinge has no arm.
 *
 * The system of a determinate beam is square. A bearing under a hinge belongs to the disc on its left. Source:
 * THEORY.md, "Equations".
 */
export function discEquations({ document, model, sets }: SolvedCase): LabelledSystem {
  const { elements, nodes } = model;
  const system = createSystem(sets.length);
  const carried = carryAllLoads(sets, elements);
  const arm = document.L / elements.length;
  let hinge = { x: NONE, y: NONE };
  let e = 0;
  let i = 0;
  for (const { x0, x1, rightCut } of cutIntoDiscs(document)) {
    const first = e;
    while (e < elements.length && elements[e]!.x1 <= x1) e++;
    const along: Term[] = [[hinge.x, 1]];
    const across: Term[] = [[hinge.y, 1]];
    const turning: Term[] = [];
    for (; i < nodes.length && nodes[i]!.x <= x1; i++) {
      const node = nodes[i]!;
      along.push([system.addReaction(node, 'x', 1), 1]);
      const column = system.addReaction(node, 'y', 1);
      across.push([column, 1]);
      turning.push([column, node.x - x0], [system.addReaction(node, 'r', arm), 1]);
    }
    if (rightCut >= 0) {
      const force = { kind: 'hingeForce', x: x1, support: rightCut } as const;
      hinge = {
        x: system.addUnknown({ ...force, direction: 'x' }, 1),
        y: system.addUnknown({ ...force, direction: 'y' }, 1),
      };
      along.push([hinge.x, -1]);
      across.push([hinge.y, -1]);
      turning.push([hinge.y, x0 - x1]);
    }
    const part = elements.slice(first, e).map(({ x1: end }, j) => ({ e: first + j, before: end - x0 }));
    const sum = (term: (of: { e: number; before: number }) => number) =>
      part.reduce((total, one) => total + term(one), 0);
    const loads = (k: number, index: number) => carried[k]![index]!;
    const disc = { x: x0, x1 };
    system.addEquation({ kind: 'forces', direction: 'x', ...disc }, along, (k) =>
      sum((one) => loads(k, one.e).N),
    );
    system.addEquation({ kind: 'forces', direction: 'y', ...disc }, across, (k) =>
      sum((one) => -loads(k, one.e).Q),
    );
    // The moment of an element's loads is -M about its right end; about x0 the sum of the loads times its arm is added.
    system.addEquation({ kind: 'moments', ...disc }, turning, (k) =>
      sum((one) => loads(k, one.e).M - loads(k, one.e).Q * one.before),
    );
  }
  return system.finish();
}
