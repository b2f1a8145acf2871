import { type BeamCase, type Quantity, isDistributed, isHeld } from '@eecs/solver-core';
import type { Condition, Knob } from '@eecs/solver-core/inverse';
import { nameSupports } from '../../naming/nameSupports.ts';
import { elasticResistance } from './elasticResistance.ts';

/** A number of the beam that can be asked for: its name as a text key with a mark, and the range that is searched. */
export interface KnobChoice {
  readonly id: string;
  readonly key:
    'loadSize' | 'loadFactor' | 'loadPlace' | 'supportPlace' | 'span' | 'bending' | 'spring' | 'settlement';
  /** The load by its number, the support by its letter, a span by two of them. */
  readonly mark: string;
  readonly knob: Knob;
  readonly quantity: Quantity;
  readonly range: readonly [number, number];
}

/** How far beyond its own value a size is searched, in both directions. */
const SIZE_REACH = 3;
/** By which factor a stiffness is searched, up and down. */
const STIFFNESS_REACH = 10;
/** The part of the length by which a settlement is searched, up and down. */
const SETTLEMENT_REACH = 0.01;

/** Lists the numbers of a beam that can be asked for. `EI` has the bending stiffness of each piece; empty without real ones. */
export function listKnobs(document: BeamCase, EI: readonly number[]): KnobChoice[] {
  const { L, loads, supports } = document;
  const names = nameSupports(supports);
  const around = (own: number, reach: number): [number, number] =>
    own > 0 ? [own / reach, own * reach] : [own * reach, own / reach];
  const order = supports.map((_, index) => index).sort((a, b) => supports[a]!.x - supports[b]!.x);
  return [
    ...loads.flatMap((load, index): KnobChoice[] => {
      const mark = String(index + 1);
      const common = { mark, quantity: 'length' as const };
      const place = {
        ...common,
        id: `loadPlace ${index}`,
        key: 'loadPlace' as const,
        knob: { kind: 'loadPlace', load: index } as const,
      };
      if (isDistributed(load)) {
        const [from, to] = load.x;
        const factor: KnobChoice = {
          ...{ id: `loadSize ${index}`, key: 'loadFactor', mark, quantity: 'ratio' },
          ...{ knob: { kind: 'loadSize', load: index }, range: [-SIZE_REACH, SIZE_REACH] },
        };
        const room = L - (to - from);
        return room > 0 ? [factor, { ...place, range: [0, room] }] : [factor];
      }
      const [value] = load.c;
      const reach = SIZE_REACH * Math.abs(value);
      const size: KnobChoice = {
        ...{ id: `loadSize ${index}`, key: 'loadSize', mark, knob: { kind: 'loadSize', load: index } },
        ...{ quantity: load.className === 'BendingMoment' ? 'moment' : 'force', range: [-reach, reach] },
      };
      return [...(value === 0 ? [] : [size]), { ...place, range: [0, L] }];
    }),
    ...supports.map((_, support): KnobChoice => ({
      ...{ id: `supportPlace ${support}`, key: 'supportPlace', mark: names[support]!.mark },
      ...{ knob: { kind: 'supportPlace', support }, quantity: 'length', range: [0, L] },
    })),
    ...order.slice(1).flatMap((right, k): KnobChoice[] => {
      const left = order[k]!;
      const own = supports[right]!.x - supports[left]!.x;
      if (own <= 0) return [];
      return [
        {
          ...{ id: `span ${left} ${right}`, key: 'span', mark: `${names[left]!.mark}–${names[right]!.mark}` },
          ...{ knob: { kind: 'span', supports: [left, right] }, quantity: 'length', range: around(own, 2) },
        },
      ];
    }),
    ...EI.map((own, piece): KnobChoice => ({
      ...{
        id: `bending ${piece}`,
        key: 'bending',
        mark: String(piece + 1),
        knob: { kind: 'bending', piece },
      },
      ...{ quantity: 'flexuralStiffness', range: around(own, STIFFNESS_REACH) },
    })),
    ...supports.flatMap((support, index): KnobChoice[] => {
      const { mark } = names[index]!;
      const own = support.stiffness?.y;
      const of = { support: index, direction: 'y' as const };
      const spring: KnobChoice[] =
        own === undefined || !(own > 0)
          ? []
          : [
              {
                ...{ id: `spring ${index}`, key: 'spring', mark, knob: { kind: 'spring', ...of } },
                ...{ quantity: 'springTranslation', range: around(own, STIFFNESS_REACH) },
              },
            ];
      const reach = SETTLEMENT_REACH * L;
      const settlement: KnobChoice[] = isHeld(support, 'y')
        ? [
            {
              ...{ id: `settlement ${index}`, key: 'settlement', mark, knob: { kind: 'settlement', ...of } },
              ...{ quantity: 'displacement', range: [-reach, reach] },
            },
          ]
        : [];
      return [...spring, ...settlement];
    }),
  ];
}

/** A kind of condition in the room. */
export type ConditionKey =
  'reaction' | 'moment' | 'deflection' | 'largestM' | 'largestDeflection' | 'governs';

export const CONDITION_KEYS: readonly ConditionKey[] = [
  'reaction',
  'moment',
  'deflection',
  'largestM',
  'largestDeflection',
  'governs',
];

/** Inputs of a condition: the support of a reaction, a place along the beam, the value. */
export interface ConditionInputs {
  readonly support: number;
  readonly x: number;
  readonly equals: number;
}

/** Makes the condition of the room out of its inputs. */
export function toCondition(key: ConditionKey, { support, x, equals }: ConditionInputs): Condition {
  switch (key) {
    case 'reaction':
      return { kind: 'reaction', support, direction: 'y', equals };
    case 'moment':
      return { kind: 'value', of: 'M', x, equals };
    case 'deflection':
      return { kind: 'value', of: 'deflection', x, equals };
    case 'largestM':
      return { kind: 'largest', of: 'M', equals: Math.abs(equals) };
    case 'largestDeflection':
      return { kind: 'largest', of: 'deflection', equals: Math.abs(equals) };
    case 'governs':
      return { kind: 'governs' };
    default:
      return key satisfies never;
  }
}

/** The quantity of the value of a condition; null for one without a value. */
export function quantityOf(key: ConditionKey): Quantity | null {
  if (key === 'governs') return null;
  if (key === 'reaction') return 'force';
  return key === 'moment' || key === 'largestM' ? 'moment' : 'displacement';
}

/** The usual fraction of a span that a deflection is limited to. */
const USUAL_SPAN = 300;

/** The value that a condition begins with: the elastic resistance, L/300 of the longest span, or 0. */
export function usualValue(key: ConditionKey, document: BeamCase): number {
  if (key === 'largestM') return elasticResistance(document) ?? 0;
  if (key !== 'largestDeflection') return 0;
  const { supports, L } = document;
  const places = supports
    .filter((support) => isHeld(support, 'y'))
    .map(({ x }) => x)
    .sort((a, b) => a - b);
  const spans = places.slice(1).map((x, k) => x - places[k]!);
  return Math.max(0, ...(spans.length > 0 ? spans : [L])) / USUAL_SPAN;
}
