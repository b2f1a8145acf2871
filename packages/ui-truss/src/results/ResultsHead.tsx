import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { TrussSet } from '@eecs/solver-core/truss';
import { CheckField, SegmentedControl, useKitAtom, vars } from '@eecs/ui-kit';
import { FoldResults, titleSet, useEditorText as useKitText } from '@eecs/ui-kit/editor';
import { type ShownAnswer, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { areReactionsShownAtom, isShapeShownAtom, resultModeAtom } from '../state/resultMode.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { listModes } from './values/listModes.ts';
import { ShapeScale } from './ShapeScale.tsx';

/**
 * Chooses the drawn result: forces, stresses or use, of a case set or of all, with the shape and the reactions.
 */
export function ResultsHead({
  shown: { document, answer, isSolved, isBehind = false },
  set,
  isEnvelope,
  scale,
}: {
  readonly shown: ShownAnswer;
  readonly set: TrussSet;
  readonly isEnvelope: boolean;
  readonly scale: number | null;
}) {
  const t = useLaterText();
  const tOwn = useResultsText();
  const tKit = useKitText();
  const setIndex = useSettled(shownSetIndexAtom);
  const [, chooseSet] = useKitAtom(chosenSetAtom);
  const [mode, setMode] = useKitAtom(resultModeAtom);
  const [hasShape, setShape] = useKitAtom(isShapeShownAtom);
  const [hasReactions, setReactions] = useKitAtom(areReactionsShownAtom);
  const modes = useMemo(() => listModes(set), [set]);
  return (
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
          value={isEnvelope ? 'all' : String(setIndex)}
          segments={[
            ...answer.sets.map((_, index) => ({
              value: String(index),
              label: String(index + 1),
              name: titleSet(index, document.caseSets, tKit),
            })),
            { value: 'all', label: tOwn('all.short'), name: tOwn('all') },
          ]}
          onChange={(value) => chooseSet(value === 'all' ? 'all' : Number(value))}
        />
      ) : null}
      {set.displacement === null ? null : (
        <>
          <CheckField label={t('results.shape')} checked={hasShape} onChange={setShape} />
          {scale === null || !hasShape ? null : <ShapeScale fitting={scale} />}
        </>
      )}
      <CheckField label={t('results.arrows')} checked={hasReactions} onChange={setReactions} />
      <Tag data-standing={isSolved ? 'recorded' : 'preview'}>
        {t(isSolved ? 'results.recorded' : isBehind ? 'results.behind' : 'results.preview')}
      </Tag>
      <FoldResults />
    </Head>
  );
}

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
