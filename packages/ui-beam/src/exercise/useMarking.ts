import { useEffect, useState } from 'react';
import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import { loadSolving } from '../late/loadParts.ts';
import type { ExerciseAttempt, ExerciseQuestion } from './exercise.ts';
import type { Expected } from './findExpected.ts';
import { markAnswer } from './markAnswer.ts';

/** The state of a question. */
export interface Standing {
  readonly attempt: number;
  readonly isRight: boolean;
  /** Whether it is answered correctly or has no tries left. */
  readonly isOver: boolean;
}

const UNTRIED: Standing = { attempt: 0, isRight: false, isOver: false };

/** Solves the beam of an exercise for marking; null until it is solved, `failed` if the solver cannot be loaded. */
export function useRightAnswers(document: BeamCase): BeamAnswer | 'failed' | null {
  const [solved, setSolved] = useState<BeamAnswer | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadSolving()
      .then(({ solveLocally }) => solveLocally(document))
      .then(
        (answer) => isWanted && setSolved(answer),
        () => isWanted && setSolved('failed'),
      );
    return () => {
      isWanted = false;
    };
  }, [document]);
  return solved;
}

/** Holds the state of an exercise's questions, and reports each marked answer. */
export function useMarking({
  questions,
  tries,
  onAttempt,
  onComplete,
}: {
  /** Questions that can be marked. */
  readonly questions: readonly ExerciseQuestion[];
  readonly tries: number;
  readonly onAttempt: ((attempt: ExerciseAttempt) => void) | undefined;
  readonly onComplete: () => void;
}) {
  const [standings, setStandings] = useState<ReadonlyMap<string, Standing>>(new Map());
  const standingOf = ({ id }: ExerciseQuestion): Standing => standings.get(id) ?? UNTRIED;

  function mark(
    question: ExerciseQuestion,
    { text, value, expected }: { readonly text: string; readonly value: number; readonly expected: Expected },
  ): void {
    const attempt = standingOf(question).attempt + 1;
    const isRight = markAnswer(value, expected, question.tolerance);
    const next = new Map(standings).set(question.id, {
      attempt,
      isRight,
      isOver: isRight || attempt >= tries,
    });
    const isComplete = questions.every(({ id }) => next.get(id)?.isOver);
    setStandings(next);
    const right = questions.filter(({ id }) => next.get(id)?.isRight).length;
    const count = questions.length;
    onAttempt?.({ question: question.id, attempt, text, value, isRight, isComplete, right, count });
    if (isComplete) onComplete();
  }

  return { standingOf, mark, right: questions.filter((one) => standingOf(one).isRight).length };
}
