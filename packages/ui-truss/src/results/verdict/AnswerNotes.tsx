import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { Alert, vars } from '@eecs/ui-kit';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { listAnswerNotes, listDoubts } from './listAnswerNotes.ts';
import { useTrussWriter } from './useTrussWriter.ts';

/** Notes on corrections made on reading the truss, and on its result. */
export function AnswerNotes({
  document,
  answer,
}: {
  readonly document: TrussCase;
  readonly answer: SolvedTruss;
}) {
  const t = useResultsText();
  const writer = useTrussWriter(document);
  const texts = useMemo(() => listAnswerNotes(document, answer, writer), [document, answer, writer]);
  if (texts.length === 0) return null;
  const isDoubtful = listDoubts(answer, writer).size > 0;
  return (
    <Alert kind={isDoubtful ? 'warning' : 'info'} title={t('notes.title', { count: texts.length })}>
      <List>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  margin: ${vars.space1} 0 0;
  padding-inline-start: ${vars.space4};
`;
