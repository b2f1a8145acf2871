import { useState } from 'react';
import { isFixedDigits } from './settings.ts';

export interface DigitsDraft {
  /** What stands in the field. */
  readonly text: string;
  readonly isWrong: boolean;
  readonly type: (text: string) => void;
  /** Takes the text as the value; a wrong one stays in the field with its message. */
  readonly commit: () => void;
  /** Puts the value back. */
  readonly restore: () => void;
}

/** Keeps the text of the digits field while it is typed; an empty or wrong text never becomes a value. */
export function useDigitsDraft(value: number, onCommit: (value: number) => void): DigitsDraft {
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  function commit(): void {
    if (draft === null) return;
    const typed = draft.trim() === '' ? Number.NaN : Number(draft.replace(',', '.'));
    setWrong(!isFixedDigits(typed));
    if (!isFixedDigits(typed)) return;
    setDraft(null);
    if (typed !== value) onCommit(typed);
  }

  function restore(): void {
    setDraft(null);
    setWrong(false);
  }

  return { text: draft ?? String(value), isWrong, type: setDraft, commit, restore };
}
