import { styled } from 'styled-components';
import { CheckField, createLate, useFormat, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { ResultBar, createSetChoice } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/frameKeys.ts';
import { loadCombinations } from '../late/loadParts.ts';
import { hasRuleAtom, isCombinedAtom } from '../live/combining.ts';
import { useFollowedCombinations } from '../live/useFollowedCombinations.ts';
import { useSettled } from '../live/useSettled.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { type BoardResult, isForce, listBoardResults } from '../state/boardResults.ts';
import { hiddenValuesAtom } from '../state/drawnResult.ts';
import { pressureAtom } from '../state/pressure.ts';
import { areReactionsShownAtom, boardResultAtom } from '../state/resultMode.ts';
import {
  areAllShownAtom,
  chosenSetAtom,
  documentAtom,
  shownAnswerAtom,
  shownSetIndexAtom,
  shownSetsAtom,
} from '../state/sessionAtoms.ts';

/**
 * The row above the board: selects the result drawn on the frame, its case set, and reactions. `hasColours` states
 * whether it also explains the colours, which a narrow board does below its drawing.
 */
export function BoardResults({ hasColours }: { readonly hasColours: boolean }) {
  const t = useLaterText();
  const shown = useSettled(shownAnswerAtom);
  const [view, choose] = useKitAtom(boardResultAtom);
  const [hasReactions, setReactions] = useKitAtom(areReactionsShownAtom);
  // Reactions of several sets are only in the table, because on one support they would cover each other.
  const areAll = useKitAtomValue(areAllShownAtom);
  const hidden = useKitAtomValue(hiddenValuesAtom);
  const unit = useResultUnit();
  const { kind } = useKitAtomValue(documentAtom);
  return (
    <ResultBar
      id="frame-result"
      label={`${t('results.label')} (${writeKeys('nextResult')})`}
      views={listBoardResults(kind).map((one) => ({
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
      {hasColours ? <Colours view={view} /> : null}
      {view === 'pressure' ? <Eccentricity /> : null}
      {view === 'off' || areAll ? null : (
        <CheckField label={t('results.reactions')} checked={hasReactions} onChange={setReactions} />
      )}
      {view === 'off' || hidden === 0 ? null : <Note>{t('results.hidden', { count: hidden })}</Note>}
    </ResultBar>
  );
}

/** The drawn result, its unit and its colours on paper, where the row above the board is not printed. */
export function PrintedKey() {
  const t = useLaterText();
  const unit = useResultUnit();
  const view = useKitAtomValue(boardResultAtom);
  if (view === 'pressure')
    return (
      <Printed data-board-key="">
        <b>{t('results.pressure.name')}</b>
        <Eccentricity />
      </Printed>
    );
  if (unit === null || view === 'off') return null;
  return (
    <Printed data-board-key="">
      <b>{t(`results.${view}.name`)}</b>
      <span>{t('results.unit', { unit })}</span>
      <Colours view={view} />
    </Printed>
  );
}

/** The colours of the drawn result below a narrow board, to the left of the buttons of the view. */
export function ColoursBelow() {
  const shown = useSettled(shownAnswerAtom);
  const view = useKitAtomValue(boardResultAtom);
  return shown === null ? null : (
    <Below>
      <Colours view={view} />
    </Below>
  );
}

/** Returns the unit of the drawn result; null without one. */
function useResultUnit(): string | null {
  const format = useFormat();
  const view = useKitAtomValue(boardResultAtom);
  if (view === 'off' || view === 'pressure') return null;
  return format.unit(view === 'M' ? 'moment' : view === 'shape' ? 'displacement' : 'force');
}

/** The meaning of each colour of the drawn force, whatever the direction in which a member was drawn. */
function Colours({ view }: { readonly view: BoardResult }) {
  const t = useLaterText();
  if (!isForce(view)) return null;
  return (
    <>
      <Colour>{t(`results.${view}.positive`)}</Colour>
      {view === 'M' ? null : <Colour data-negative="">{t(`results.${view}.negative`)}</Colour>}
    </>
  );
}

/** The greatest eccentricity of the line of pressure and its place, or why there is no line. */
function Eccentricity() {
  const t = useLaterText();
  const format = useFormat();
  const line = useKitAtomValue(pressureAtom);
  const [only, another] = useKitAtomValue(shownSetsAtom);
  if (only !== undefined && another !== undefined) return <Note>{t('results.pressure.several')}</Note>;
  if (line === null) return null;
  const { greatest } = line;
  if (greatest === null) return <Note>{t('results.pressure.none')}</Note>;
  const place = (value: number): string => format.brief(value, { quantity: 'length', withUnit: false });
  return (
    <>
      <span>
        {t('results.pressure.greatest', {
          value: format.brief(Math.abs(greatest.e), { quantity: 'length' }),
          x: place(greatest.x),
          y: place(greatest.y),
        })}
      </span>
      {line.members.some(({ gaps }) => gaps.length > 0) ? <Note>{t('results.pressure.gaps')}</Note> : null}
    </>
  );
}

const Printed = styled.p`
  display: none;

  @media print {
    display: flex;
    gap: ${vars.space3};
    margin: 0;
  }
`;

/** The buttons at touch size take 186 px on the right. */
const Below = styled.div`
  position: absolute;
  inset: 0 192px 0 ${vars.space2};
  display: flex;
  flex-direction: column;
  justify-content: center;
  line-height: 1.05;
`;

const Note = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Colour = styled(Note)`
  &::before {
    display: inline-block;
    width: 18px;
    height: 4px;
    margin-inline-end: ${vars.space1};
    background: ${vars.positive};
    vertical-align: middle;
    content: '';
    print-color-adjust: exact;
  }
  &[data-negative]::before {
    background: ${vars.negative};
  }
`;

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

/** Loaded when combinations are first shown. */
const CombinationBar = createLate(loadCombinations, 'CombinationBar', { isQuiet: true });

/** Chooses the case set of the result, the extremes over all sets, or the combinations. */
const SetChoice = createSetChoice({
  useShown: () => useSettled(shownAnswerAtom),
  useIndex: () => useKitAtomValue(shownSetIndexAtom),
  useAll: () => useKitAtomValue(areAllShownAtom),
  chosenSetAtom,
  isCombinedAtom,
  hasRuleAtom,
  useFollowed: useFollowedCombinations,
  CombinationBar,
  useTexts: () => {
    const t = useLaterText();
    const tEditor = useEditorText();
    return {
      label: t('results.set'),
      all: t('results.all'),
      allShort: t('results.all.short'),
      combinations: tEditor('panels.combinations'),
    };
  },
});
