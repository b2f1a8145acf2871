import type { Combinations, NamedCombination } from '@eecs/solver-core/combinations';

/** The combinations of a situation, up to a limit. */
export interface ListedCombinations {
  readonly list: readonly Pick<NamedCombination, 'label' | 'leading' | 'terms' | 'factors'>[];
  /** Whether there are more than the list contains. */
  readonly isCut: boolean;
}

/**
 * Lists the combinations of a situation, each once, at most `most`: their number grows as a power of the number of
 * actions, so only a list on the screen should call this.
 */
export function listCombinations(
  { expressions, sources }: Pick<Combinations, 'expressions' | 'sources'>,
  most: number,
): ListedCombinations {
  const seen = new Set<string>();
  const list: ListedCombinations['list'][number][] = [];
  let tried = 0;
  let isCut = false;

  /** Chooses an option for one slot after another; returns false once the list is full. */
  function choose(
    label: string,
    slots: Combinations['expressions'][number]['slots'],
    { at, leader, leading, factors }: State,
  ): boolean {
    if (at === slots.length) return add({ label, leading, factors });
    const slot = slots[at]!;
    const isLeader = at === leader;
    for (const { set, parts } of slot.members) {
      const options = parts.map((choices) =>
        choices.map(({ sources: own, factor, lead }) => ({ own, value: isLeader ? lead : factor })),
      );
      const goesOn = product(options, (chosen) => {
        const next = [...factors];
        for (const { own, value } of chosen) for (const k of own) next[k] = value;
        const acts = chosen.some(({ own, value }) => own.length > 0 && value !== 0);
        return choose(label, slots, {
          at: at + 1,
          leader,
          leading: isLeader && acts ? set : leading,
          factors: next,
        });
      });
      if (!goesOn) return false;
    }
    return true;
  }

  function add({
    label,
    leading,
    factors,
  }: Pick<NamedCombination, 'label' | 'leading' | 'factors'>): boolean {
    const key = `${label} ${factors.join(' ')}`;
    tried += 1;
    if (!seen.has(key)) {
      if (list.length >= most) {
        isCut = true;
        return false;
      }
      seen.add(key);
      const terms = sources.flatMap((source, k) =>
        factors[k] === 0 ? [] : [{ ...source, factor: factors[k]! }],
      );
      list.push({ label, leading, factors, terms });
    }
    // If most choices give the same combination, the search itself has a limit.
    isCut ||= tried >= MOST_TRIED;
    return !isCut;
  }

  const none = sources.map(() => 0);
  for (const { label, slots } of expressions) {
    const leaders = slots.flatMap(({ leads }, at) => (leads ? [at] : []));
    for (const leader of leaders.length === 0 ? [-1] : leaders)
      if (!choose(label, slots, { at: 0, leader, leading: null, factors: none })) return { list, isCut };
  }
  return { list, isCut };
}

const MOST_TRIED = 20_000;

interface State {
  readonly at: number;
  /** Index of the leading slot; -1 if none leads. */
  readonly leader: number;
  readonly leading: number | null;
  readonly factors: readonly number[];
}

/** Calls back with each choice of one option from every list, until the callback stops it. */
function product<Option>(
  lists: readonly (readonly Option[])[],
  take: (chosen: readonly Option[]) => boolean,
  chosen: readonly Option[] = [],
): boolean {
  const [first, ...rest] = lists;
  if (first === undefined) return take(chosen);
  return first.every((option) => product(rest, take, [...chosen, option]));
}
