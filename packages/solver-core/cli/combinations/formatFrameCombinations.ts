import type { Quantity } from '../../src/index.ts';
import type { CombinedFrame, FieldEffect, FrameSituation } from '../../src/combinations/index.ts';
import type { FrameCase } from '../../src/frame/index.ts';
import { formatPlace } from '../formatPlace.ts';
import { formatResult, headed } from '../formatResult.ts';
import { formatTable } from '../formatTable.ts';
import { formatSituations } from './formatSituations.ts';

/**
 * Formats what governs a frame: for each situation the extremes of its members, its reactions, and the governing
 * combinations.
 */
export function formatFrameCombinations(document: FrameCase, combined: CombinedFrame): string {
  return formatSituations(document, combined, (situation) => formatSituation(document, situation));
}

const QUANTITIES = {
  N: 'force',
  Q: 'force',
  M: 'moment',
  deflection: 'displacement',
} as const satisfies Partial<Record<FieldEffect, Quantity>>;

function formatSituation(
  { units: { system } }: FrameCase,
  { members, reactions, combinations }: FrameSituation,
): readonly string[] {
  const id = (combination: number) => combinations[combination]!.id;
  return [
    formatTable(
      ['member', 'quantity', 'value', 'at', 'combination'],
      members.flatMap((effects, member) =>
        (['M', 'Q', 'N', 'deflection'] as const).flatMap((effect) =>
          (['max', 'min'] as const).flatMap((kind) => {
            const extreme = effects[effect]?.[kind].extreme;
            if (extreme === undefined) return [];
            const name = headed(effect === 'deflection' ? 'v' : effect, QUANTITIES[effect], system);
            return [
              [
                String(member + 1),
                `${name} ${kind}`,
                formatResult(extreme.value, QUANTITIES[effect], system),
                formatPlace(extreme.x, system),
                id(extreme.combination),
              ],
            ];
          }),
        ),
      ),
    ),
    formatTable(
      ['joint', 'reaction', 'most', 'combination', 'least', 'combination'],
      reactions.flatMap(({ joint, ...along }) =>
        (['x', 'y', 'moment'] as const).map((part) => {
          const quantity = part === 'moment' ? 'moment' : 'force';
          const { max, min } = along[part];
          return [
            String(joint + 1),
            headed(part === 'moment' ? 'M' : `R${part}`, quantity, system),
            formatResult(max.value, quantity, system),
            id(max.combination),
            formatResult(min.value, quantity, system),
            id(min.combination),
          ];
        }),
      ),
    ),
    ...reactions
      .filter(({ isLifted }) => isLifted)
      .map(({ joint }) => `Joint ${joint + 1} is lifted: its support has to hold the frame down.`),
  ];
}
