import type { TrussSituation } from '@eecs/solver-core/combinations';
import type { TrussItem } from '../../editing/items.ts';
import { toEnvelope } from '../values/combinedSet.ts';
import type { Range } from '../values/envelope.ts';
import type { Writer } from './readValues.ts';

/**
 * Lists the governing values of an object, each with its combination: the forces of a rod, the reactions of a joint.
 * Null if it has none.
 */
export function readCombined(
  item: TrussItem,
  situation: TrussSituation,
  { format, system }: Writer,
): string | null {
  const { N, R } = toEnvelope(situation);
  const write = (symbol: string, { max, min }: Range): string => {
    const [most, least] = [max, min].map(
      ({ value, set }) =>
        `${format.brief(value, { quantity: 'force', system })} (${situation.combinations[set]?.id ?? ''})`,
    );
    return `${symbol} ${most} … ${least}`;
  };
  if (item.kind === 'link') {
    const range = N[item.index];
    return range === undefined ? null : write('N', range);
  }
  const own = item.kind === 'joint' ? R.find(({ joint }) => joint === item.index) : undefined;
  if (own === undefined) return null;
  const parts = (['x', 'y', 'z'] as const).flatMap((axis) =>
    own[axis].max.value === 0 && own[axis].min.value === 0 ? [] : [write(`R${axis}`, own[axis])],
  );
  return parts.length === 0 ? null : parts.join(' · ');
}
