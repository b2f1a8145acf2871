import { type Fields, type ToolAnswer, joinLines, listOf, unitsOf, write } from './describeAnswer.ts';

/** A value with the index of its case set. */
interface Governing {
  readonly value: number;
  readonly set: number;
}

/** The greatest and the least value of a quantity in a link or a member. */
interface Range {
  readonly of: string;
  readonly part: number;
  readonly max: Governing;
  readonly min: Governing;
}

const CURVES = ['N', 'Q', 'M', 'deflection'] as const;

/** Describes the ranges of the forces in a solved truss or frame over its case sets. */
export function describeRanges(body: Fields, document: Fields): ToolAnswer {
  const sets = listOf(body['sets']);
  // The answer for a truss lists one force for each link; that for a frame has members with diagrams.
  const hasLinks = sets.some(({ N }) => Array.isArray(N));
  const ranges = hasLinks ? ofLinks(sets) : ofMembers(sets);
  const { force, moment, length } = unitsOf(document);
  const units: Readonly<Record<string, string>> = { N: force, Q: force, M: moment, deflection: length };
  const report = ({ value, set }: Governing) => `${write(value)} (case set ${set + 1})`;
  const part = hasLinks ? 'link' : 'member';
  const lines = ranges.map(
    ({ of, part: index, max, min }) =>
      `- ${part} ${index}, ${of} in ${units[of]}: greatest ${report(max)}, least ${report(min)}`,
  );
  return { text: joinLines([`Ranges over ${sets.length} case sets:`, ...lines]), data: { ranges } };
}

function ofLinks(sets: readonly Fields[]): readonly Range[] {
  const forces = sets.map(({ N }) => (Array.isArray(N) ? (N as (number | null)[]) : []));
  return (forces[0] ?? []).flatMap((_, part) =>
    rangeOf(
      forces.map((of) => [of[part], of[part]]),
      { of: 'N', part },
    ),
  );
}

function ofMembers(sets: readonly Fields[]): readonly Range[] {
  const members = sets.map(({ members: list }) => listOf(list));
  return (members[0] ?? []).flatMap((_, part) =>
    CURVES.flatMap((of) =>
      rangeOf(
        members.map((list) => {
          const { max, min } = (list[part]?.[of] ?? {}) as Readonly<Record<string, Fields | undefined>>;
          return [max?.['value'], min?.['value']];
        }),
        { of, part },
      ),
    ),
  );
}

/** Finds the range of the greatest and least values of each case set; nothing if a set has no values. */
function rangeOf(
  values: readonly (readonly [greatest: unknown, least: unknown])[],
  named: Pick<Range, 'of' | 'part'>,
): readonly Range[] {
  const known = values.flatMap(([greatest, least], set) =>
    typeof greatest === 'number' && typeof least === 'number' ? [{ greatest, least, set }] : [],
  );
  const [first] = known;
  if (first === undefined) return [];
  const top = known.reduce((best, one) => (one.greatest > best.greatest ? one : best), first);
  const bottom = known.reduce((best, one) => (one.least < best.least ? one : best), first);
  return [
    {
      ...named,
      max: { value: top.greatest, set: top.set },
      min: { value: bottom.least, set: bottom.set },
    },
  ];
}
