import type { Obstacle } from '@eecs/solver-core/truss-rules';
import { describePlace, describeUnfactoredTruss } from '@eecs/solver-core/texts';
import { translate } from '../../messages/index.ts';
import { describeBadSection } from '../texts/constantTexts.ts';
import type { Reader } from '../texts/reader.ts';
import { createStateTexts } from '../texts/stateTexts.ts';
import { ownKey } from '../texts/statusTexts.ts';

/** Writes the texts for the state of a truss. */
export const { describeState, describeStateNotes } = createStateTexts({
  describeObstacle,
  describeUnfactored: describeUnfactoredTruss,
});

/** The state of a truss with a text for each obstacle. */
export type DescribedState = ReturnType<typeof describeState>;

function describeObstacle(obstacle: Obstacle, reader: Reader): string {
  const { locale, kind } = reader;
  switch (obstacle.code) {
    case 'badSection':
      return describeBadSection(obstacle, reader);
    case 'badLink': {
      const { owner } = describePlace(`/links/${obstacle.link}`, reader);
      return translate(locale, `obstacles.truss.badLink.${obstacle.reason}`, { owner });
    }
    case 'current':
      throw new Error('`describeObstacle` was given a solution');
    default:
      return translate(locale, ownKey(kind, `obstacles.${obstacle.code}`));
  }
}
