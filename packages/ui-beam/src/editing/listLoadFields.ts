import { type BeamCase, type Load, type Quantity, isDistributed } from '@eecs/solver-core';
import { loadQuantity } from '../naming/loadQuantity.ts';
import { changeDistributedLoad, changePointLoad } from './changeLoad.ts';
import type { Edit } from './edit.ts';

/** One number of a load: every view of it shows these, in this order. */
export interface LoadField {
  /** By which its words are found. */
  readonly key: 'value' | 'place' | 'angle' | 'mass' | 'start' | 'end' | `ordinate${0 | 1 | 2}`;
  /** The letter a formula would use, and its index. */
  readonly symbol: string;
  readonly quantity: Quantity;
  readonly value: number;
  /** Whether a short view leaves it away: it says what most loads of the kind have. */
  readonly isUsual?: boolean;
  /** Changes it in the load of an index. */
  readonly change: (document: BeamCase, index: number, value: number) => Edit;
}

/** Lists what can be typed of a load: its values first, then where it acts and at what angle. */
export function listLoadFields(load: Load): readonly LoadField[] {
  const quantity = loadQuantity(load.className);
  const angle = { key: 'angle', symbol: 'α', quantity: 'angle', value: load.alpha } as const;
  if (!isDistributed(load)) {
    const change =
      (part: 'value' | 'x' | 'alpha'): LoadField['change'] =>
      (document, index, value) =>
        changePointLoad(document, index, { [part]: value });
    const symbol = load.className === 'BendingMoment' ? 'M' : 'F';
    return [
      { key: 'value', symbol, quantity, value: load.c[0], change: change('value') },
      { key: 'place', symbol: 'x', quantity: 'length', value: load.x, change: change('x') },
      ...(load.className === 'GenericLoad' ? [{ ...angle, change: change('alpha') }] : []),
    ];
  }
  const change =
    (part: 'start' | 'end' | 'alpha'): LoadField['change'] =>
    (document, index, value) =>
      changeDistributedLoad(document, index, { [part]: value });
  const changeOrdinate =
    (at: 0 | 1 | 2 | 'all'): LoadField['change'] =>
    (document, index, value) =>
      changeDistributedLoad(document, index, { ordinate: { at, value } });
  const isMass = load.className === 'DistributedMass';
  const values: readonly LoadField[] = isMass
    ? [{ key: 'mass', symbol: 'm', quantity, value: load.y[0], change: changeOrdinate('all') }]
    : ([0, 1, 2] as const).map((at) => ({
        key: `ordinate${at}`,
        symbol: `q${at}`,
        quantity,
        value: load.y[at],
        change: changeOrdinate(at),
      }));
  return [
    ...values,
    { key: 'start', symbol: 'x0', quantity: 'length', value: load.x[0], change: change('start') },
    { key: 'end', symbol: 'x1', quantity: 'length', value: load.x[1], change: change('end') },
    ...(isMass ? [] : [{ ...angle, isUsual: load.alpha === 90, change: change('alpha') }]),
  ];
}
