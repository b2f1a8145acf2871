import { CheckField, useFormat, useKitAtom, useKitAtomValue } from '@eecs/ui-kit';
import { ResultBar, SetChoice as Choice } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/frameKeys.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { BOARD_RESULTS } from '../state/boardResults.ts';
import { areReactionsShownAtom, boardResultAtom } from '../state/resultMode.ts';
import {
  areAllShownAtom,
  chosenSetAtom,
  shownAnswerAtom,
  shownSetIndexAtom,
  shownSetsAtom,
} from '../state/sessionAtoms.ts';

/** The row above the board: selects the result drawn on the frame, its case set, and reactions. */
export function BoardResults() {
  const t = useLaterText();
  const format = useFormat();
  const shown = useSettled(shownAnswerAtom);
  const [view, choose] = useKitAtom(boardResultAtom);
  const [hasReactions, setReactions] = useKitAtom(areReactionsShownAtom);
  // Reactions of several sets are only in the table, because on one support they would cover each other.
  const areAll = useKitAtomValue(areAllShownAtom);
  const unit =
    view === 'off'
      ? null
      : format.unit(view === 'M' ? 'moment' : view === 'shape' ? 'displacement' : 'force');
  return (
    <ResultBar
      id="frame-result"
      label={`${t('results.label')} (${writeKeys('nextResult')})`}
      views={BOARD_RESULTS.map((one) => ({
        view: one,
        label: t(`results.${one}`),
        name: t(`results.${one}.name`),
      }))}
      current={view}
      onChoose={choose}
      isIdle={shown === null}
      state={
        <span data-standing={shown?.isSolved ? 'recorded' : 'preview'}>
          {shown === null ? t('results.none') : t(shown.isSolved ? 'results.recorded' : 'results.preview')}
        </span>
      }
    >
      <SetChoice />
      <Solving />
      {unit === null ? null : <span>{t('results.unit', { unit })}</span>}
      {view === 'off' || areAll ? null : (
        <CheckField label={t('results.reactions')} checked={hasReactions} onChange={setReactions} />
      )}
    </ResultBar>
  );
}

/** Shows that the result is of second order, and which members are slack in its case set. */
function Solving() {
  const t = useLaterText();
  const shown = useSettled(shownAnswerAtom);
  const [set, another] = useSettled(shownSetsAtom);
  if (shown === null || set === undefined) return null;
  const slack = another === undefined ? (set.oneWay?.slack ?? []) : [];
  return (
    <>
      {set.secondOrder === undefined ? null : <b>{t('results.secondOrder')}</b>}
      {slack.length === 0 ? null : (
        <span title={t('results.slack.name')}>
          {t('results.slack', { list: slack.map((member) => member + 1).join(', ') })}
        </span>
      )}
    </>
  );
}

/** Chooses the case set of the result. */
function SetChoice() {
  const t = useLaterText();
  const shown = useSettled(shownAnswerAtom);
  const index = useKitAtomValue(shownSetIndexAtom);
  const areAll = useKitAtomValue(areAllShownAtom);
  const [, choose] = useKitAtom(chosenSetAtom);
  if (shown === null || shown.answer.sets.length < 2) return null;
  return (
    <Choice
      label={t('results.set')}
      count={shown.answer.sets.length}
      caseSets={shown.document.caseSets}
      more={[{ value: 'all', label: t('results.all.short'), name: t('results.all') }]}
      value={areAll ? 'all' : index}
      onChoose={(chosen) => choose(chosen === 'combined' ? 'all' : chosen)}
    />
  );
}
