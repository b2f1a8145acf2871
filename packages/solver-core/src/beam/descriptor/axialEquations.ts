import { imposedDisplacement } from '../../member/loads/actions.ts';
import type { SolvedCase } from '../results/solvedCase.ts';
import type { CarriedLoads } from './carryLoads.ts';
import type { SystemBuilder, Term } from './labelledSystem.ts';

/**
 * Adds the equations along the axis. The unknowns are the axial force at the start of each bay between holds and the
 * axial reactions; the equations state that each hold is in balance and that the elongation of each bay fits its ends.
 * Beyond the outer holds N follows from the loads alone. Source: THEORY.md, "Along the axis".
 */
export function addAxialEquationsInto(
  system: SystemBuilder,
  of: { solved: SolvedCase; carried: readonly (readonly CarriedLoads[])[] },
): void {
  const { solved, carried } = of;
  const { nodes, elements } = solved.model;
  const holds = nodes.flatMap(({ holdX }, i) => (holdX === null ? [] : [i]));
  const dropOver = (k: number, from: number, to: number) =>
    carried[k]!.slice(from, to).reduce((sum, { N }) => sum + N, 0);
  const bays = holds.map((from, j) => {
    const x = nodes[from]!.x;
    const reaction = system.addUnknown(
      { kind: 'reaction', x, support: nodes[from]!.support, direction: 'x' },
      1,
    );
    const to = holds[j + 1];
    return {
      from,
      to,
      reaction,
      force: to === undefined ? null : system.addUnknown({ kind: 'axialForce', x }, 1),
    };
  });
  bays.forEach(({ from, to, reaction, force }, j) => {
    const { x, support, holdX } = nodes[from]!;
    const before = bays[j - 1];
    const terms: Term[] = [[reaction, 1]];
    if (force !== null) terms.push([force, 1]);
    if (before?.force != null) terms.push([before.force, -1]);
    system.addEquation({ kind: 'balance', direction: 'x', x, support }, terms, (k) => {
      const arriving = dropOver(k, before ? before.from : 0, from);
      return force === null ? arriving + dropOver(k, from, elements.length) : arriving;
    });
    const next = bays[j + 1];
    if (force === null || to === undefined || !next) return;
    let flexibility = 0;
    for (let e = from; e < to; e++) flexibility += (elements[e]!.x1 - elements[e]!.x0) / elements[e]!.EA;
    const fit: Term[] = [
      [force, flexibility],
      [reaction, -(holdX as number)],
      [next.reaction, nodes[to]!.holdX as number],
    ];
    system.addEquation({ kind: 'lengthening', x, x1: nodes[to]!.x }, fit, (k) => {
      const { actions } = solved.sets[k]!;
      let N = 0;
      let lengthening = 0;
      for (let e = from; e < to; e++) {
        const { x0, x1, EA } = elements[e]!;
        lengthening += (carried[k]![e]!.u + N * (x1 - x0)) / EA;
        N += carried[k]![e]!.N;
      }
      const apart =
        imposedDisplacement(actions, nodes[to]!.support, 'x') - imposedDisplacement(actions, support, 'x');
      return apart - lengthening;
    });
  });
}
