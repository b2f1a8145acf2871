import { useEffect, useRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { Alert, useFormat, useKitAtomValue, useText, vars } from '@eecs/ui-kit';
import { styled } from 'styled-components';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { BeamExercise, ExerciseAttempt, ExerciseQuestion } from './exercise.ts';
import { exerciseMessages } from './exerciseMessages.ts';
import { type ExerciseProblem, findExerciseProblem } from './findExerciseProblem.ts';
import { findExpected } from './findExpected.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { RefusedExerciseError } from './refusedExerciseError.ts';
import { useMarking, useRightAnswers } from './useMarking.ts';

export interface ExercisePanelProps {
  readonly exercise: BeamExercise;
  /** Told each answer that was marked. */
  readonly onAttempt?: ((attempt: ExerciseAttempt) => void) | undefined;
  /** Told what is given as an exercise and is none. */
  readonly onError?:
    ((fault: { readonly kind: 'refusedExercise'; readonly error: RefusedExerciseError }) => void) | undefined;
  /** Called once every question is answered right or has been tried as often as it may be. */
  readonly onComplete: () => void;
}

/** The questions of an exercise on the beam, marked here: no answer leaves the page but by `onAttempt`. */
export function ExercisePanel(props: ExercisePanelProps) {
  const problem = findExerciseProblem(props.exercise);
  if (problem === null) return <Questions {...props} />;
  return <Refusal {...problem} onError={props.onError} />;
}

function Refusal({
  place,
  wanted,
  names = '',
  onError,
}: ExerciseProblem & Pick<ExercisePanelProps, 'onError'>) {
  const t = useText(exerciseMessages);
  const latest = useRef(onError);
  useEffect(() => {
    latest.current = onError;
  });
  // The page hears of a problem once, however often it renders.
  useEffect(() => {
    latest.current?.({ kind: 'refusedExercise', error: new RefusedExerciseError({ place, wanted, names }) });
  }, [place, wanted, names]);
  return (
    <Sheet aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Alert kind="error">{t('unreadable', { place, wanted: t(`wanted.${wanted}`, { names }) })}</Alert>
    </Sheet>
  );
}

function Questions(props: ExercisePanelProps) {
  const { exercise } = props;
  const t = useText(exerciseMessages);
  const ask = useQuestionText();
  const document = useKitAtomValue(documentAtom);
  const solved = useRightAnswers(document);
  const { standingOf, mark, right } = useMarking({ ...props, onAttempt: props.onAttempt });
  const { questions, tries = Infinity } = exercise;
  const isOver = questions.every((question) => standingOf(question).isOver);
  return (
    <Sheet aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {isOver ? null : <p>{t('hidden')}</p>}
      {solved === null ? <p>{t('solving')}</p> : null}
      {solved === 'failed' ? <Alert kind="error">{t('failed')}</Alert> : null}
      {solved !== null && solved !== 'failed' && solved.level === 'error' ? (
        <Alert kind="error">{t('unsolved')}</Alert>
      ) : null}
      {solved === null || solved === 'failed' || solved.level === 'error' ? null : (
        <ol>
          {questions.map((question, index) => {
            const expected = findExpected(solved, question);
            if (expected === null)
              return (
                <li key={question.id}>
                  <Alert kind="warning">{t('unmarked')}</Alert>
                </li>
              );
            return (
              <QuestionRow
                key={question.id}
                number={index + 1}
                question={question.text ?? ask(question, document)}
                system={document.units.system}
                expected={expected}
                standing={standingOf(question)}
                tries={tries}
                onAnswer={(text, value) => mark(question, { text, value, expected })}
              />
            );
          })}
        </ol>
      )}
      <p role="status">{t('score', { right, count: questions.length })}</p>
    </Sheet>
  );
}

/** Gives what writes a question in the reader's language. */
function useQuestionText(): (question: ExerciseQuestion, document: BeamCase) => string {
  const t = useText(exerciseMessages);
  const tBeam = useBeamText();
  const format = useFormat();
  return (question, { units }) => {
    if (question.of === 'reaction')
      return t(`ask.${question.direction ?? 'normal'}`, { support: question.support + 1 });
    const what = tBeam(`results.${question.of}`);
    const { at = 'greatest' } = question;
    return typeof at === 'number'
      ? t('ask.at', { what, x: format.place(at, { system: units.system }) })
      : t(`ask.${at}`, { what });
  };
}

const Sheet = styled.section`
  padding: ${vars.space3};
  border: 1px solid ${vars.hairline};
  background: ${vars.sheet};

  & h2 {
    margin: 0;
    font-size: ${vars.text3};
    font-weight: 600;
  }
  & p {
    margin: 0;
  }
  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
