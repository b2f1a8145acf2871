import { parseQuantity } from '@eecs/solver-core';
import { useState } from 'react';
import { useLocale } from '../../kit/useSettings.ts';
import { TextField } from '../../fields/TextField.tsx';

export interface WholeNumberFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Describes the permitted values after an invalid entry. */
  readonly wrong: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/**
 * A whole number among the options, read as in every field: committed on Enter and on blur; an invalid text stays, with
 * its message.
 */
export function WholeNumberField({ label, hint, wrong, value, min, max, onChange }: WholeNumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  function commit(): void {
    if (draft === null) return;
    const read = parseQuantity(draft, { quantity: 'ratio', system: 0, locale });
    const isRight =
      read.ok &&
      Number.isInteger(read.value) &&
      read.value >= min &&
      read.value <= max &&
      !draft.includes('%');
    setWrong(!isRight);
    if (!isRight) return;
    onChange(read.value);
    setDraft(null);
  }

  return (
    <TextField
      label={label}
      hint={hint}
      error={isWrong ? wrong : undefined}
      inputMode="numeric"
      value={draft ?? String(value)}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
