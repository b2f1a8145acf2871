import type { UnitSystem } from '@eecs/solver-core';
import type { TrussSet } from '@eecs/solver-core/truss';
import type { Format } from '@eecs/ui-kit';
import type { TrussItem } from '../../editing/items.ts';
import { rangeOf } from '../values/envelope.ts';
import { greatestPart, isUseKnown } from '../values/greatestPart.ts';

/** Writes numbers with their units. */
export interface Writer {
  readonly format: Pick<Format, 'brief'>;
  readonly system: UnitSystem;
}

/**
 * Lists all values of an object: the force, stress and utilisation of a rod, the reactions and displacements of a
 * joint. For several case sets it describes the extremes of the force. Null if the object has no values.
 */
export function readValues(item: TrussItem, sets: readonly TrussSet[], writer: Writer): string | null {
  const [first] = sets;
  if (first === undefined) return null;
  if (item.kind === 'link') return readRod(item.index, sets, writer);
  return item.kind === 'joint' && sets.length === 1 ? readJoint(item.index, first, writer) : null;
}

function readRod(index: number, sets: readonly TrussSet[], { format, system }: Writer): string | null {
  const [first] = sets;
  if (first?.N[index] === undefined) return null;
  const force = (value: number): string => format.brief(value, { quantity: 'force', system });
  const forces = sets.map(({ N, zeroForce }) => (zeroForce.includes(index) ? 0 : (N[index] ?? 0)));
  if (sets.length > 1) {
    const { max, min } = rangeOf(forces);
    return `N ${force(max.value)} … ${force(min.value)}`;
  }
  const isZero = first.zeroForce.includes(index);
  const use = first.utilisation?.[index];
  return [
    `N ${force(forces[0] ?? 0)}`,
    ...(first.stress === null
      ? []
      : [
          `σ ${format.brief(isZero ? 0 : (first.stress[index] ?? 0), { quantity: 'stress', system, digits: 1 })}`,
        ]),
    ...(use === undefined || isZero || !isUseKnown(use) ? [] : [`${Math.round(greatestPart(use) * 100)} %`]),
  ].join(' · ');
}

function readJoint(index: number, { R, displacement }: TrussSet, { format, system }: Writer): string | null {
  const reaction = R.find(({ joint }) => joint === index);
  const moved = displacement?.find(({ joint }) => joint === index);
  const greatest = R.reduce((most, { x, y, z }) => Math.max(most, Math.abs(x), Math.abs(y), Math.abs(z)), 0);
  const parts = [
    ...(['x', 'y', 'z'] as const).flatMap((axis) => {
      const value = reaction?.[axis] ?? 0;
      // A value that is only rounding is no reaction.
      return Math.abs(value) <= 1e-9 * greatest
        ? []
        : [`R${axis} ${format.brief(value, { quantity: 'force', system })}`];
    }),
    ...(moved === undefined
      ? []
      : [`u ${format.brief(Math.hypot(moved.x, moved.y, moved.z), { quantity: 'displacement', system })}`]),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}
