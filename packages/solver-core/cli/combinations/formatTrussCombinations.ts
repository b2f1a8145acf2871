import type { CombinedTruss, TrussSituation } from '../../src/combinations/index.ts';
import type { TrussCase } from '../../src/truss/index.ts';
import { formatResult, headed } from '../formatResult.ts';
import { formatTable } from '../formatTable.ts';
import { formatCombination, formatRule } from './formatCombination.ts';

/**
 * Formats what governs a truss: for each situation the forces of its links, its reactions, and the governing
 * combinations.
 */
export function formatTrussCombinations(document: TrussCase, { plan, situations }: CombinedTruss): string {
  const blocks = [
    ...(document.title === '' ? [] : [document.title]),
    formatRule(plan),
    ...situations.map((situation) => formatSituation(document, situation)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function formatSituation(
  { caseSets, units: { system } }: TrussCase,
  { situation, N, reactions, combinations, leftOut }: TrussSituation,
): string {
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
    [situation, '='.repeat(situation.length)].join('\n'),
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
    ...(leftOut.length > 0
      ? [`The rule has no factor here for ${leftOut.map((set) => `set ${set + 1}`).join(', ')}.`]
      : []),
    combinations.map((one) => formatCombination(one, caseSets)).join('\n'),
  ].join('\n\n');
}
