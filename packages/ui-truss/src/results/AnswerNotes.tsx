import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type SolvedTruss, type TrussCase, listUnfactored } from '@eecs/solver-core/truss';
import { listOddFactors } from '@eecs/solver-core/rules';
import { describeFailure, describeOddFactors, describeUnfactoredTruss } from '@eecs/solver-core/texts';
import { Alert, vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import { useTrussWriter } from './useTrussWriter.ts';

/** What was mended on reading the truss, and what the reader has to know of its result. */
export function AnswerNotes({
  document,
  answer,
}: {
  readonly document: TrussCase;
  readonly answer: SolvedTruss;
}) {
  const t = useResultsText();
  const writer = useTrussWriter(document);
  const texts = useMemo(() => {
    return [
      ...new Set([
        ...answer.corrections.map((correction) => describeFailure(correction, writer)),
        ...listOddFactors(document).flatMap((set) => describeOddFactors(set, writer)),
        ...listUnfactored(document).flatMap((set) => describeUnfactoredTruss(set, writer)),
      ]),
    ];
  }, [document, answer, writer]);
  if (texts.length === 0) return null;
  const isDoubtful = answer.corrections.some(({ code }) => code === 'correction.checks');
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
