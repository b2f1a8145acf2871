import type { Obstacle } from '@eecs/solver-core/frame-rules';
import { describePlace, describeUnfactoredFrame } from '@eecs/solver-core/texts';
import { translate } from '../../messages/index.ts';
import { describeBadSection } from '../texts/constantTexts.ts';
import type { Reader } from '../texts/reader.ts';
import { createStateTexts } from '../texts/stateTexts.ts';
import { ownKey } from '../texts/statusTexts.ts';

/** Writes the texts for the state of a frame. */
export const { describeState, describeStateNotes } = createStateTexts({
  describeObstacle,
  describeUnfactored: describeUnfactoredFrame,
});

function describeObstacle(obstacle: Obstacle, reader: Reader): string {
  const { locale, kind } = reader;
  switch (obstacle.code) {
    case 'badSection':
      return describeBadSection(obstacle, reader);
    case 'badMember': {
      const { owner } = describePlace(`/members/${obstacle.member}`, reader);
      return translate(locale, `obstacles.frame.badMember.${obstacle.reason}`, { owner });
    }
    case 'current':
      throw new Error('`describeObstacle` was given a solution');
    default:
      return translate(locale, ownKey(kind, `obstacles.${obstacle.code}`));
  }
}
