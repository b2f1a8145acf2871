import { useLayoutEffect, useRef, useState } from 'react';
import type { Quantity, Unit, UnitSystem } from '@eecs/solver-core';
import {
  type QuantityDraftReading,
  type QuantityLimits,
  type QuantityProblem,
  checkLimits,
  isShownNumber,
  readQuantityDraft,
} from './readQuantityDraft.ts';
import { stepQuantity } from './stepQuantity.ts';
import { writeEditable } from '../i18n/writeEditable.ts';

export interface QuantityFieldOptions extends QuantityLimits {
  readonly quantity: Quantity;
  /** The unit system in whose base unit `value` is. */
  readonly system: UnitSystem;
  /** In base units; null if there is none. */
  readonly value: number | null;
  readonly onCommit: (value: number) => void;
  /** Called when the field is emptied; without it an empty field is refused. */
  readonly onClear?: () => void;
  readonly unit?: Unit;
  /** Digits after the decimal mark; trailing zeros are dropped. @default 6 */
  readonly digits?: number;
  /** The step of an arrow key, in the displayed unit. @default 1 */
  readonly increment?: number;
  readonly locale?: string;
  /**
   * Called when the field contains a rejected text, and when it no longer does, including when the field unmounts. A
   * step beyond a limit does not count: the value stays the same.
   */
  readonly onProblem?: (problem: QuantityProblem | null) => void;
  /** Rewrites the typed text before it is read as a number, for fields that read more than numbers. */
  readonly toNumberText?: (text: string) => string;
  /** Variables of expressions, in base units: `{ L: 12 }` for `L/3`. */
  readonly variables?: Readonly<Record<string, number>>;
}

export interface QuantityFieldState {
  /** The text of the field. */
  readonly text: string;
  readonly isEditing: boolean;
  /** Why the last commit was refused; the text stays. */
  readonly problem: QuantityProblem | null;
  /** The value of a text that differs from the field's own form, in base units. */
  readonly parsed: number | null;
  readonly type: (text: string) => void;
  /** Commits the text; returns whether it was valid. */
  readonly commit: () => boolean;
  readonly restore: () => void;
  /** Moves the value by a number of increments. */
  readonly step: (increments: number) => void;
  /** Writes the value moved by a number of increments, for `commit`; it stops at a limit. */
  readonly scrub: (increments: number) => void;
}

const DEFAULT_DIGITS = 6;

/**
 * Holds the text of a numeric field separately from its number, without DOM: typing never loses a character, an empty
 * or invalid text stays and is reported, and an unchanged text never rewrites the stored number.
 */
export function useQuantityField(options: QuantityFieldOptions): QuantityFieldState {
  const { quantity, system, value, onCommit, unit, digits = DEFAULT_DIGITS, increment = 1, locale } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  // The value of a drag, because its text may show fewer digits.
  const scrubbed = useRef<{ readonly text: string; readonly value: number } | null>(null);

  const shown = unit === undefined ? {} : { unit };
  const spoken = locale === undefined ? {} : { locale };
  const variables = options.variables === undefined ? {} : { variables: options.variables };
  const reading = { quantity, system, ...shown, ...spoken, ...variables };
  const write = (number: number): string =>
    writeEditable(number, {
      quantity,
      system,
      ...shown,
      ...spoken,
      digits,
      trimZeros: true,
      withUnit: false,
    });
  const read = (typed: string): QuantityDraftReading =>
    readQuantityDraft(options.toNumberText?.(typed) ?? typed, reading);
  const settled = value === null ? '' : write(value);
  const text = draft ?? settled;
  const understood =
    draft === null || draft === settled || isShownNumber(options.toNumberText?.(draft) ?? draft, reading)
      ? null
      : read(draft);

  const refused = draft === null ? null : problem;
  useReport(refused, options.onProblem);

  function settle(): void {
    setDraft(null);
    setProblem(null);
  }

  function accept(next: number): void {
    settle();
    if (next !== value) onCommit(next);
  }

  function commit(): boolean {
    if (draft === null || (draft === settled && value !== null)) {
      settle();
      return true;
    }
    if (options.onClear !== undefined && draft.trim() === '') {
      settle();
      if (value !== null) options.onClear();
      return true;
    }
    if (scrubbed.current?.text === draft) {
      accept(scrubbed.current.value);
      return true;
    }
    const result = read(draft);
    const broken = result.ok ? checkLimits(result.value, options) : result.problem;
    if (result.ok && broken === null) accept(result.value);
    // A limit as written may slightly exceed itself: 19′ 8 1/4″ for 6 m.
    else if (result.ok && broken !== null && 'limit' in broken && write(result.value) === write(broken.limit))
      accept(broken.limit);
    else {
      setProblem(broken);
      return false;
    }
    return true;
  }

  return {
    text,
    isEditing: draft !== null,
    problem,
    parsed: understood?.ok === true ? understood.value : null,
    type: (next) => {
      setDraft(next);
      setProblem(null);
    },
    commit,
    restore: settle,
    step: (increments) => {
      const typed = draft === null ? null : read(draft);
      const from = typed?.ok === true ? typed.value : value;
      if (from === null) return;
      const next = stepQuantity(from, { quantity, system, ...shown, step: increments * increment });
      const broken = checkLimits(next, options);
      if (broken === null) accept(next);
      else setProblem(broken);
    },
    scrub: (increments) => {
      if (value === null) return;
      const next = stepQuantity(value, { quantity, system, ...shown, step: increments * increment });
      const { min = -Infinity, max = Infinity } = options;
      const kept = Math.min(Math.max(next, min), max);
      if (checkLimits(kept, options) !== null) return;
      scrubbed.current = { text: write(kept), value: kept };
      setDraft(scrubbed.current.text);
      setProblem(null);
    },
  };
}

/**
 * Reports refused texts to the surroundings of a field, and withdraws the report when the field unmounts. The report
 * happens within the event of the refusal, because the same key may start a solve.
 */
function useReport(
  refused: QuantityProblem | null,
  onProblem: ((problem: QuantityProblem | null) => void) | undefined,
): void {
  const latest = useRef(onProblem);
  useLayoutEffect(() => {
    latest.current = onProblem;
  });
  useLayoutEffect(() => {
    if (refused === null) return undefined;
    latest.current?.(refused);
    return () => latest.current?.(null);
  }, [refused]);
}
