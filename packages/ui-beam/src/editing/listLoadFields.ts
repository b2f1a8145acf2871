import {
  type BeamCase,
  type DistributedLoad,
  type Load,
  type Quantity,
  isDistributed,
} from '@eecs/solver-core';
import { loadQuantity } from '@eecs/ui-kit/editing';
import type { ArrowLine } from '@eecs/ui-kit/layout';
import { type OrdinateChange, changeDistributedLoad, changePointLoad } from './changeLoad.ts';
import type { Edit } from './edit.ts';
import { LOAD_SHAPES, type LoadShape, getShape } from './ordinates.ts';

/** One number of a load: every view of it shows these, in this order. */
export interface LoadField {
  /** The key of its words. */
  readonly key: 'value' | 'place' | 'angle' | 'mass' | 'start' | 'end' | 'ordinate' | `ordinate${0 | 1 | 2}`;
  /** The letter in formulas, and its subscript. */
  readonly symbol: string;
  readonly quantity: Quantity;
  readonly value: number;
  /** The line of action of the value: an angle, or `r` for a moment; absent for places, angles and masses. */
  readonly along?: ArrowLine;
  /** Whether a short view leaves it out, because it has the default value of its kind. */
  readonly isUsual?: boolean;
  /** Changes the number in the load with an index. */
  readonly change: (document: BeamCase, index: number, value: number) => Edit;
}

/**
 * Lists the fields of a load: its values first, then its position and angle. A distributed load has one ordinate if it
 * is uniform, two if it is a trapezoid, three if it is a parabola; `shape` requests more of them.
 */
export function listLoadFields(load: Load, shape: LoadShape = 'uniform'): readonly LoadField[] {
  const quantity = loadQuantity(load.className);
  const angle = { key: 'angle', symbol: 'α', quantity: 'angle', value: load.alpha } as const;
  if (!isDistributed(load)) {
    const change =
      (part: 'value' | 'x' | 'alpha'): LoadField['change'] =>
      (document, index, value) =>
        changePointLoad(document, index, { [part]: value });
    const symbol = load.className === 'BendingMoment' ? 'M' : 'F';
    return [
      {
        key: 'value',
        symbol,
        quantity,
        value: load.c[0],
        along: load.className === 'BendingMoment' ? 'r' : load.alpha,
        change: change('value'),
      },
      { key: 'place', symbol: 'x', quantity: 'length', value: load.x, change: change('x') },
      ...(load.className === 'GenericLoad' ? [{ ...angle, change: change('alpha') }] : []),
    ];
  }
  const change =
    (part: 'start' | 'end' | 'alpha'): LoadField['change'] =>
    (document, index, value) =>
      changeDistributedLoad(document, index, { [part]: value });
  const changeOrdinate =
    (ordinate: Omit<OrdinateChange, 'value'>): LoadField['change'] =>
    (document, index, value) =>
      changeDistributedLoad(document, index, { ordinate: { ...ordinate, value } });
  const isMass = load.className === 'DistributedMass';
  const values: readonly LoadField[] = isMass
    ? [{ key: 'mass', symbol: 'm', quantity, value: load.y[0], change: changeOrdinate({ at: 'all' }) }]
    : ORDINATES[getShownShape(load, shape)].map(({ key, symbol, ...ordinate }) => ({
        key,
        symbol,
        quantity,
        value: load.y[ordinate.at === 'all' ? 0 : ordinate.at],
        along: load.alpha,
        change: changeOrdinate(ordinate),
      }));
  return [
    ...values,
    { key: 'start', symbol: 'x0', quantity: 'length', value: load.x[0], change: change('start') },
    { key: 'end', symbol: 'x1', quantity: 'length', value: load.x[1], change: change('end') },
    ...(isMass ? [] : [{ ...angle, isUsual: load.alpha === 90, change: change('alpha') }]),
  ];
}

/** A common number of several loads, in the form of `LoadField`. */
export interface CommonLoadField extends Omit<LoadField, 'change'> {
  /** Whether their values differ; `value` is that of the first. */
  readonly isMixed: boolean;
}

/**
 * Lists the fields of several loads at once: the numbers that all of them have with the same quantity. A single load
 * has all of its fields. `shapes` are the requested shapes of distributed loads, by id.
 */
export function listCommonLoadFields(
  loads: readonly Load[],
  shapes: Readonly<Record<string, LoadShape>> = {},
): readonly CommonLoadField[] {
  const [first = [], ...others] = loads.map((load) => listLoadFields(load, shapes[load.id]));
  return first.flatMap(({ change: _, along, ...field }) => {
    const same = others.flatMap(
      (fields) => fields.find(({ key, quantity }) => key === field.key && quantity === field.quantity) ?? [],
    );
    if (same.length < others.length) return [];
    const isMixed = same.some(({ value }) => value !== field.value);
    const isUsual = field.isUsual === true && same.every((other) => other.isUsual === true);
    // Values along different lines are shown with signs only.
    const hasLine = along !== undefined && same.every((other) => other.along === along);
    return [{ ...field, ...(hasLine && { along }), isMixed, isUsual }];
  });
}

/** The ordinates typed for each shape. */
const ORDINATES: Readonly<
  Record<LoadShape, readonly (Pick<LoadField, 'key' | 'symbol'> & Omit<OrdinateChange, 'value'>)[]>
> = {
  uniform: [{ key: 'ordinate', symbol: 'q', at: 'all' }],
  trapezoid: [
    { key: 'ordinate0', symbol: 'q0', at: 0, isStraight: true },
    { key: 'ordinate2', symbol: 'q2', at: 2, isStraight: true },
  ],
  parabola: [
    { key: 'ordinate0', symbol: 'q0', at: 0 },
    { key: 'ordinate1', symbol: 'q1', at: 1 },
    { key: 'ordinate2', symbol: 'q2', at: 2 },
  ],
};

/** Returns the displayed shape: the load's own, or the requested one if it contains that. */
export function getShownShape(load: Pick<DistributedLoad, 'y'>, asked: LoadShape = 'uniform'): LoadShape {
  const own = getShape(load.y);
  return LOAD_SHAPES.indexOf(asked) > LOAD_SHAPES.indexOf(own) ? asked : own;
}
