import { type KeyboardEvent, useState } from 'react';
import { type UnitSystem, parseQuantity } from '@eecs/solver-core';
import { Button, TextField, useFormat, useLocale, useText, vars } from '@eecs/ui-kit';
import { styled } from 'styled-components';
import { exerciseMessages } from './exerciseMessages.ts';
import type { Expected } from './findExpected.ts';
import type { Standing } from './useMarking.ts';

export interface QuestionRowProps {
  /** The number of the question, from 1. */
  readonly number: number;
  readonly question: string;
  readonly system: UnitSystem;
  readonly expected: Expected;
  readonly standing: Standing;
  /** The number of allowed tries. */
  readonly tries: number;
  readonly onAnswer: (text: string, value: number) => void;
}

/** A question with a field for its answer, which accepts any unit of its quantity, and the result of the marking. */
export function QuestionRow({
  number,
  question,
  system,
  expected,
  standing,
  tries,
  onAnswer,
}: QuestionRowProps) {
  const t = useText(exerciseMessages);
  const format = useFormat();
  const locale = useLocale();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { quantity } = expected;
  const unit = format.unit(quantity, system);

  function check(): void {
    if (standing.isOver) return;
    const read = parseQuantity(text, { quantity, system, locale });
    if (read.ok) onAnswer(text, read.value);
    setProblem(read.ok ? '' : t(read.code === 'wrongDimension' ? 'unit' : 'unread', { unit }));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // The form of a surrounding page is not submitted.
    event.preventDefault();
    check();
  }

  return (
    <Row>
      <TextField
        label={t('label', { number, question, unit })}
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem('');
        }}
        error={problem}
        readOnly={standing.isOver}
        spellCheck={false}
        autoComplete="off"
        onKeyDown={handleKeyDown}
      />
      <Button onClick={check} disabled={standing.isOver} aria-label={t('checkOf', { number })}>
        {t('check')}
      </Button>
      <Verdict role="status" data-right={standing.isRight}>
        {problem === '' ? describeVerdict() : ''}
      </Verdict>
    </Row>
  );

  function describeVerdict(): string {
    if (standing.attempt === 0) return '';
    if (standing.isRight) return `✓ ${t('right')}`;
    if (standing.isOver) return `✗ ${t('told', { answer: writeRight() })}`;
    return `✗ ${tries === Infinity ? t('wrong') : t('wrongLeft', { count: tries - standing.attempt })}`;
  }

  function writeRight(): string {
    const { write } = format.results({ quantity, system, greatest: expected.greatest });
    return expected.values.map((value) => write(value)).join(' / ');
  }
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space2};
  align-items: end;
  padding-block: ${vars.space2};
`;

const Verdict = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  min-height: 1.45em;
  color: ${vars.error};

  &[data-right='true'] {
    color: ${vars.success};
  }
`;
