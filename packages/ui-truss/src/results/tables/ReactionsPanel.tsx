import { Panel, useFeature, useKitAtomValue } from '@eecs/ui-kit';
import { isSpatial } from '../../editing/isSpatial.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { SPATIAL_FEATURE } from '../../live/spatialFeature.ts';
import { useSettled } from '../../live/useSettled.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { ReactionTable } from './ReactionTable.tsx';

/** Shows the reactions below the inputs; shows nothing if the plan excludes space trusses. */
export function ReactionsPanel() {
  const t = useLaterText();
  const tOwn = useResultsText();
  const hasAnswer = useSettled(shownAnswerAtom) !== null;
  const isGiven = useFeature(SPATIAL_FEATURE);
  const inSpace = isSpatial(useKitAtomValue(documentAtom));
  if (!hasAnswer && inSpace && !isGiven) return null;
  return (
    <Panel title={t('results.reactions')}>{hasAnswer ? <ReactionTable /> : tOwn('reactions.hint')}</Panel>
  );
}
