import { type ComponentType, useState } from 'react';
import { styled } from 'styled-components';
import {
  CheckField,
  SegmentedControl,
  VisuallyHidden,
  useFormat,
  useKitAtom,
  useKitAtomValue,
  useLocale,
  vars,
} from '@eecs/ui-kit';
import { titleSet, useEditorText as useKitText } from '@eecs/ui-kit/editor';
import { shownAnswerAtom, shownSetAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import {
  RESULT_MODES,
  areReactionsShownAtom,
  isShapeShownAtom,
  resultModeAtom,
} from '../state/resultMode.ts';
import { chosenSetAtom, documentAtom, hindranceAtom, solutionAtom } from '../state/sessionAtoms.ts';
import { Extremes } from './Extremes.tsx';
import { ForceBoard } from './ForceBoard.tsx';
import { ForceTable } from './ForceTable.tsx';
import { ReactionTable } from './ReactionTable.tsx';

/** What a truss lacks that is not begun. */
const NOT_BEGUN: ReadonlySet<string | undefined> = new Set(['noJoints', 'noLinks', 'noSupports', 'noLoads']);

export interface ResultsViewProps {
  /** Stands there as long as there is nothing to solve. */
  readonly lesson: ComponentType | null;
}

/** What was found: the forces on the rods, the extremes, tables of forces and reactions. */
export function ResultsView({ lesson: Lesson }: ResultsViewProps) {
  const t = useEditorText();
  const tKit = useKitText();
  const format = useFormat();
  const locale = useLocale();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(shownSetAtom);
  const setIndex = useSettled(shownSetIndexAtom);
  const [, chooseSet] = useKitAtom(chosenSetAtom);
  const [mode, setMode] = useKitAtom(resultModeAtom);
  const [hasShape, setShape] = useKitAtom(isShapeShownAtom);
  const [hasReactions, setReactions] = useKitAtom(areReactionsShownAtom);
  const drawn = useKitAtomValue(documentAtom);
  const hindrance = useKitAtomValue(hindranceAtom);
  const [notes, setNotes] = useState<{ readonly hidden: number; readonly scale: number | null }>(NO_NOTES);
  if (shown === null || set === null || drawn.links.length === 0) {
    return Lesson === null || !NOT_BEGUN.has(hindrance?.code) ? null : (
      <Sheet>
        <Lesson />
      </Sheet>
    );
  }
  const { document, answer, isSolved } = shown;
  const modes = RESULT_MODES.filter(
    (one) => one === 'force' || (one === 'stress' ? set.stress : set.utilisation) !== null,
  );
  const unit = mode === 'force' ? format.unit('force') : mode === 'stress' ? format.unit('stress') : '%';
  return (
    <Sheet
      id="truss-result-sampler-n"
      aria-label={t('results.label')}
      data-standing={isSolved ? 'recorded' : 'preview'}
    >
      <Head>
        <SegmentedControl
          label={t('results.shown')}
          value={modes.includes(mode) ? mode : 'force'}
          segments={modes.map((value) => ({ value, label: t(`results.${value}`) }))}
          onChange={setMode}
        />
        {answer.sets.length > 1 ? (
          <SegmentedControl
            label={t('results.set')}
            value={String(setIndex)}
            segments={answer.sets.map((_, index) => ({
              value: String(index),
              label: String(index + 1),
              name: titleSet(index, document.caseSets, tKit),
            }))}
            onChange={(value) => chooseSet(Number(value))}
          />
        ) : null}
        {set.displacement === null ? null : (
          <CheckField
            label={
              notes.scale === null || !hasShape
                ? t('results.shape')
                : t('results.shapeScaled', { scale: new Intl.NumberFormat(locale).format(notes.scale) })
            }
            checked={hasShape}
            onChange={setShape}
          />
        )}
        <CheckField label={t('results.arrows')} checked={hasReactions} onChange={setReactions} />
        <Tag data-standing={isSolved ? 'recorded' : 'preview'}>
          {t(isSolved ? 'results.recorded' : 'results.preview')}
        </Tag>
      </Head>
      <ForceBoard
        onNotes={({ hidden, shapeScale }) =>
          setNotes((before) =>
            before.hidden === hidden && before.scale === shapeScale ? before : { hidden, scale: shapeScale },
          )
        }
      />
      <Key>
        <span data-sign="1">{t('results.tension')}</span>
        <span data-sign="-1">{t('results.compression')}</span>
        <span>{t('results.values', { unit })}</span>
        {notes.hidden > 0 ? <span>{t('results.hidden', { count: notes.hidden })}</span> : null}
      </Key>
      <Extremes />
      <Tables>
        <ForceTable />
        <ReactionTable />
      </Tables>
      <SolvedSaid />
    </Sheet>
  );
}

const NO_NOTES = { hidden: 0, scale: null };

/** Says to those who do not see the badge that the truss was solved. */
function SolvedSaid() {
  const t = useEditorText();
  const solution = useKitAtomValue(solutionAtom);
  const [kept] = useState(solution);
  return (
    <VisuallyHidden>
      <span role="status">{solution !== null && solution !== kept ? t('results.solved') : ''}</span>
    </VisuallyHidden>
  );
}

const Sheet = styled.section`
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  scroll-margin-top: 56px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space1} ${vars.space4};
  padding: ${vars.space1} ${vars.space2};
  border-bottom: 1px solid ${vars.hairline};
`;

const Tag = styled.span`
  margin-inline-start: auto;
  padding: 1px ${vars.space1};
  border: 1px dashed ${vars.line};
  border-radius: ${vars.radius};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  white-space: nowrap;

  &[data-standing='recorded'] {
    border-style: solid;
    border-color: ${vars.ink};
    color: ${vars.ink};
  }
`;

const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space4};
  margin: 0;
  padding: 0 ${vars.space2} ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};

  & [data-sign]::before {
    content: '';
    display: inline-block;
    width: 18px;
    height: 4px;
    margin-inline-end: ${vars.space1};
    vertical-align: middle;
    background: ${vars.negative};
  }
  & [data-sign='1']::before {
    background: ${vars.positive};
  }
`;

const Tables = styled.div`
  display: grid;
  gap: ${vars.space3};
  padding: ${vars.space2};
  border-top: 1px solid ${vars.hairline};

  @container (min-width: 1100px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`;
