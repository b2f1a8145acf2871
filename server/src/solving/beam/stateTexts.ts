import type { Obstacle } from '@eecs/solver-core/rules';
import { describeUnfactored } from '@eecs/solver-core/texts';
import { translate } from '../../messages/index.ts';
import { describeBadSection } from '../texts/constantTexts.ts';
import type { Reader } from '../texts/reader.ts';
import { createStateTexts } from '../texts/stateTexts.ts';

/** Writes the texts for the state of a beam. */
export const { describeState, describeStateNotes } = createStateTexts({
  describeObstacle,
  describeUnfactored,
});

/** The state of a beam with a text for each obstacle. */
export type DescribedState = ReturnType<typeof describeState>;

function describeObstacle(obstacle: Obstacle, reader: Reader): string {
  if (obstacle.code === 'current') throw new Error('`describeObstacle` was given a solution');
  if (obstacle.code !== 'badSection') return translate(reader.locale, `obstacles.${obstacle.code}`);
  return describeBadSection(obstacle, reader);
}
