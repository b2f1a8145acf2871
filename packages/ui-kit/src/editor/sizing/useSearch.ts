import { useEffect, useRef, useState } from 'react';
import { runInSlices } from '../../editing/runInSlices.ts';

/** The number of candidates tried so far, and their total number. */
export interface SearchProgress {
  readonly done: number;
  readonly all: number;
}

/** A search: under way, done, or not started. */
export interface SearchState<Answer> {
  readonly progress: SearchProgress | null;
  readonly answer: Answer | null;
  /** Identifies the document and the wish of the answer. */
  readonly basis: string;
}

/** Runs a search of sections in slices. A new search ends the previous one; so does leaving the room. */
export function useSearch<Answer>() {
  const [state, setState] = useState<SearchState<Answer>>({ progress: null, answer: null, basis: '' });
  const turn = useRef(0);
  const isStopped = useRef(false);

  // Stops the search when the room closes.
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function search(
    steps: Generator<SearchProgress, Answer, boolean | void>,
    { all, basis }: { readonly all: number; readonly basis: string },
  ): Promise<void> {
    const own = (turn.current += 1);
    const show = (progress: SearchProgress): void => setState({ progress, answer: null, basis: '' });
    isStopped.current = false;
    show({ done: 0, all });
    const answer = await runInSlices(steps, (progress) => {
      if (turn.current !== own) return false;
      show(progress);
      return !isStopped.current;
    });
    if (turn.current === own) setState({ progress: null, answer, basis });
  }

  return {
    ...state,
    search,
    stop: () => {
      isStopped.current = true;
    },
  };
}
