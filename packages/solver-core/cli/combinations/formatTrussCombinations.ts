import type { CombinedTruss, TrussSituation } from '../../src/combinations/index.ts';
import type { TrussCase } from '../../src/truss/index.ts';
import { formatResult, headed } from '../formatResult.ts';
import { formatTable } from '../formatTable.ts';
import { formatSituations } from './formatSituations.ts';

/**
 * Formats what governs a truss: for each situation the forces of its links, its reactions, and the governing
 * combinations.
 */
export function formatTrussCombinations(document: TrussCase, combined: CombinedTruss): string {
  return formatSituations(document, combined, (situation) => formatSituation(document, situation));
}

function formatSituation(
  { units: { system } }: TrussCase,
  { N, reactions, combinations }: TrussSituation,
): readonly string[] {
  const force = (value: number) => formatResult(value, 'force', system);
  const id = (combination: number) => combinations[combination]!.id;
  const head = (name: string) => [
    name,
    headed('most', 'force', system),
    'combination',
    headed('least', 'force', system),
    'combination',
  ];
  return [
    formatTable(
      head('link'),
      N.map(({ max, min }, link) => [
        String(link + 1),
        force(max.value),
        id(max.combination),
        force(min.value),
        id(min.combination),
      ]),
    ),
    formatTable(
      head('joint'),
      reactions.flatMap(({ joint, ...along }) =>
        (['x', 'y', 'z'] as const)
          .filter((axis) => along[axis].max.value !== 0 || along[axis].min.value !== 0)
          .map((axis) => [
            `${joint + 1} along ${axis}`,
            force(along[axis].max.value),
            id(along[axis].max.combination),
            force(along[axis].min.value),
            id(along[axis].min.combination),
          ]),
      ),
    ),
    ...reactions
      .filter(({ isLifted }) => isLifted)
      .map(({ joint }) => `Joint ${joint + 1} is lifted: its anchor has to hold the truss down.`),
  ];
}
