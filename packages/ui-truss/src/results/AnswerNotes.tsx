import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type SolvedTruss, type TrussCase, listUnfactored } from '@eecs/solver-core/truss';
import { type Writer, describeFailure, describeUnfactoredTruss } from '@eecs/solver-core/texts';
import { Alert, useFormat, useLanguage, vars } from '@eecs/ui-kit';
import { failureMessages } from '../messages/failureMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';

/** What was mended on reading the truss, and what the reader has to know of its result. */
export function AnswerNotes({
  document,
  answer,
}: {
  readonly document: TrussCase;
  readonly answer: SolvedTruss;
}) {
  const t = useResultsText();
  const language = useLanguage(failureMessages);
  const format = useFormat();
  const texts = useMemo(() => {
    const { system } = document.units;
    const writer: Writer = {
      language,
      kind: 'truss',
      place: (x) => format.brief(x, { quantity: 'length', system }),
    };
    return [
      ...new Set([
        ...answer.corrections.map((correction) => describeFailure(correction, writer)),
        ...listUnfactored(document).flatMap((set) => describeUnfactoredTruss(set, writer)),
      ]),
    ];
  }, [document, answer, language, format]);
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
