import type { Format } from '@eecs/ui-kit';
import { letterSupports } from '../../naming/nameSupports.ts';
import type { Solution } from '../../state/sessionAtoms.ts';

/** Writes the support reactions in one case set: `A: 13.604 kN`, an axial force and a moment only if there is one. */
export function listReactions({ document, answer }: Solution, set: number, format: Format): string[] {
  const { system } = document.units;
  const names = letterSupports(document.supports);
  const reactions = answer.sets[set]?.R ?? [];
  const greatestOf = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));
  const forces = format.results({
    quantity: 'force',
    system,
    greatest: greatestOf(reactions.flatMap(({ axial, normal }) => [axial, normal])),
  });
  const moments = format.results({
    quantity: 'moment',
    system,
    greatest: greatestOf(reactions.map(({ moment }) => moment)),
  });
  const [force, moment] = [format.unit('force', system), format.unit('moment', system)];
  return reactions.map((one) => {
    const parts = [
      `${forces.write(one.normal, false)}\u202f${force}`,
      ...(forces.isNonzero(one.axial) ? [`H ${forces.write(one.axial, false)}\u202f${force}`] : []),
      ...(moments.isNonzero(one.moment) ? [`M ${moments.write(one.moment, false)}\u202f${moment}`] : []),
    ];
    return `${names[one.support] ?? ''}: ${parts.join(', ')}`;
  });
}
