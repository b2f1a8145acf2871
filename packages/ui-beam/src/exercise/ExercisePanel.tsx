import { useEffect, useMemo, useRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { Alert, useFormat, useKitAtomValue, useText, vars } from '@eecs/ui-kit';
import { styled } from 'styled-components';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { BeamExercise, ExerciseAttempt, ExerciseQuestion } from './exercise.ts';
import { exerciseMessages } from './exerciseMessages.ts';
import { type ExerciseProblem, findExerciseProblem } from './findExerciseProblem.ts';
import { type Expected, type UnmarkedReason, findExpected, findUnmarkedReason } from './findExpected.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { RefusedExerciseError } from './refusedExerciseError.ts';
import { useMarking, useRightAnswers } from './useMarking.ts';

export interface ExercisePanelProps {
  readonly exercise: BeamExercise;
  /** Called with each marked answer. */
  readonly onAttempt?: ((attempt: ExerciseAttempt) => void) | undefined;
  /** Called if the value passed as an exercise is invalid. */
  readonly onError?:
    ((fault: { readonly kind: 'refusedExercise'; readonly error: RefusedExerciseError }) => void) | undefined;
  /** Called once every question is answered correctly or has no tries left. */
  readonly onComplete: () => void;
}

/** The questions of an exercise on the beam, marked here: answers leave the page only through `onAttempt`. */
export function ExercisePanel(props: ExercisePanelProps) {
  const problem = findExerciseProblem(props.exercise);
  if (problem === null) return <Questions {...props} />;
  return <Refusal {...problem} onError={props.onError} />;
}

/** Reports a problem to the page once, however often it renders. */
function useRefusalReport(problem: ExerciseProblem | null, onError: ExercisePanelProps['onError']): void {
  const latest = useRef(onError);
  useEffect(() => {
    latest.current = onError;
  });
  const { place, wanted, names = '' } = problem ?? {};
  useEffect(() => {
    if (place === undefined || wanted === undefined) return;
    latest.current?.({ kind: 'refusedExercise', error: new RefusedExerciseError({ place, wanted, names }) });
  }, [place, wanted, names]);
}

function Refusal({ onError, ...problem }: ExerciseProblem & Pick<ExercisePanelProps, 'onError'>) {
  const t = useText(exerciseMessages);
  const { place, wanted, names = '' } = problem;
  useRefusalReport(problem, onError);
  return (
    <Sheet aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Alert kind="error">{t('unreadable', { place, wanted: t(`wanted.${wanted}`, { names }) })}</Alert>
    </Sheet>
  );
}

function Questions(props: ExercisePanelProps) {
  const { exercise, onAttempt, onComplete, onError } = props;
  const t = useText(exerciseMessages);
  const ask = useQuestionText();
  const document = useKitAtomValue(documentAtom);
  const solved = useRightAnswers(document);
  const { questions, tries = Infinity } = exercise;
  const judged = useMemo(() => judgeQuestions(solved, questions), [solved, questions]);
  const markable = judged.filter(({ expected }) => expected !== null).map(({ question }) => question);
  const { standingOf, mark, right } = useMarking({ questions: markable, tries, onAttempt, onComplete });
  useRefusalReport(findUnmarkable(solved, judged), onError);
  const isOver = markable.length > 0 && markable.every((question) => standingOf(question).isOver);
  return (
    <Sheet aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {isOver ? null : <p>{t('hidden')}</p>}
      {solved === null ? <p>{t('solving')}</p> : null}
      {solved === 'failed' ? <Alert kind="error">{t('failed')}</Alert> : null}
      {isUnsolved(solved) ? <Alert kind="error">{t('unsolved')}</Alert> : null}
      {judged.length === 0 ? null : (
        <ol>
          {judged.map(({ question, expected, reason }, index) =>
            expected === null ? (
              <li key={question.id}>
                <Alert kind="warning">
                  {t(`unmarked.${reason ?? 'result'}`, {
                    number: index + 1,
                    question: question.text ?? ask(question, document),
                  })}
                </Alert>
              </li>
            ) : (
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
            ),
          )}
        </ol>
      )}
      <p role="status">{t('score', { right, count: markable.length })}</p>
    </Sheet>
  );
}

type Solved = ReturnType<typeof useRightAnswers>;

interface JudgedQuestion {
  readonly question: ExerciseQuestion;
  readonly expected: Expected | null;
  /** Why the question cannot be marked; null if it can. */
  readonly reason: UnmarkedReason | null;
}

const isUnsolved = (solved: Solved): boolean =>
  solved !== null && solved !== 'failed' && solved.level === 'error';

/** Finds the expected answer of each question, or why it cannot be marked; empty until the beam is solved. */
function judgeQuestions(solved: Solved, questions: readonly ExerciseQuestion[]): readonly JudgedQuestion[] {
  if (solved === null || solved === 'failed' || solved.level === 'error') return [];
  return questions.map((question) => ({
    question,
    expected: findExpected(solved, question),
    reason: findUnmarkedReason(solved, question),
  }));
}

/** Returns the first question that cannot be marked, as a problem of the exercise; null if all can. */
function findUnmarkable(solved: Solved, judged: readonly JudgedQuestion[]): ExerciseProblem | null {
  if (isUnsolved(solved)) return { place: 'exercise', wanted: 'solvable' };
  const index = judged.findIndex(({ expected }) => expected === null);
  const reason = judged[index]?.reason ?? null;
  return reason === null ? null : { place: `questions[${index}]`, wanted: reason };
}

/** Returns a writer of questions in the reader's language. */
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
