import { useId } from 'react';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import type { ShownResult } from '../../live/beamLive.ts';
import { AnswerNotes, useAnswerNotes } from './AnswerNotes.tsx';
import { equationMessages } from './equationMessages.ts';
import { NOTES_LINE_PX } from './notesLine.ts';

/** Notes beside an answer: open as soon as there is one, folded to a line if there is only the mass. */
export function ResultNotes({ result: { document, answer } }: { readonly result: ShownResult }) {
  const t = useText(equationMessages);
  const id = useId();
  const count = useAnswerNotes(document, answer).length;
  return (
    <Fold key={String(count > 0)} open={count > 0} data-answer-notes={count} aria-labelledby={id}>
      <summary id={id}>
        {t('notes.title')}
        {count === 0 ? '' : `: ${count}`}
      </summary>
      <AnswerNotes document={document} answer={answer} />
    </Fold>
  );
}

const Fold = styled.details`
  padding: 0 ${vars.space3} ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};

  & > summary {
    min-height: ${NOTES_LINE_PX.fine}px;
    line-height: ${NOTES_LINE_PX.fine}px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & > summary {
      min-height: ${NOTES_LINE_PX.coarse}px;
      line-height: ${NOTES_LINE_PX.coarse}px;
    }
  }
  &:not([data-answer-notes='0']) {
    color: ${vars.ink};
  }
`;
