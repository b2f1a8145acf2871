import { type KeyboardEvent, useState } from 'react';
import { isUndo } from '../../fields/isUndo.ts';

export interface TextDraft<Problem> {
  readonly text: string;
  /** Why the last commit was refused; the text stays. */
  readonly problem: Problem | null;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * Holds the text being typed separately from that of the document: Enter and blur commit it, Esc restores it, and so
 * does undo after a refused text.
 */
export function useTextDraft<Problem = never>({
  value,
  onCommit,
  check,
}: {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** Returns why a text is invalid, or null. */
  readonly check?: (text: string) => Problem | null;
}): TextDraft<Problem> {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  function restore(): void {
    setDraft(null);
    setProblem(null);
  }

  function commit(): void {
    if (draft === null) return;
    const found = draft === value ? null : (check?.(draft) ?? null);
    setProblem(found);
    if (found !== null) return;
    setDraft(null);
    if (draft !== value) onCommit(draft);
  }

  return {
    text: draft ?? value,
    problem,
    onChange: (text) => {
      setDraft(text);
      setProblem(null);
    },
    onBlur: commit,
    onKeyDown: (event) => {
      // In a multi-line text Enter starts a new line.
      if (event.key === 'Enter' && event.currentTarget.tagName === 'INPUT') commit();
      // Undo restores a refused text before it affects the document.
      if (problem !== null && isUndo(event)) {
        event.preventDefault();
        restore();
      }
      if (event.key !== 'Escape' || draft === null) return;
      event.stopPropagation();
      restore();
    },
  };
}
