import type { CaseSet } from '@eecs/solver-core';
import { type Segment, SegmentedControl } from '../../fields/SegmentedControl.tsx';
import { useEditorText } from '../messages/editorMessages.ts';
import { titleSet } from './nameSet.ts';

/** A choice of results: one case set, all of them, or their combinations. */
export type ChosenSet = number | 'all' | 'combined';

export interface SetChoiceProps {
  readonly label: string;
  /** The number of case sets that have results. */
  readonly count: number;
  readonly caseSets: readonly CaseSet[];
  /** The options after those of single sets. */
  readonly more: readonly Segment<'all' | 'combined'>[];
  readonly value: ChosenSet;
  readonly onChoose: (chosen: ChosenSet) => void;
}

/** Chooses the case set whose results are shown, by its number. */
export function SetChoice({ label, count, caseSets, more, value, onChoose }: SetChoiceProps) {
  const t = useEditorText();
  const own = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: String(index + 1),
    name: titleSet(index, caseSets, t),
  }));
  return (
    <SegmentedControl<string>
      label={label}
      value={String(value)}
      segments={[...own, ...more]}
      onChange={(chosen) => onChoose(chosen === 'all' || chosen === 'combined' ? chosen : Number(chosen))}
    />
  );
}
