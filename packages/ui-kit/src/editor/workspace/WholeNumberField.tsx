import { useState } from 'react';
import { TextField } from '../../fields/TextField.tsx';

export interface WholeNumberFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Says what may be typed where something else was. */
  readonly wrong: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number among the options: taken on Enter and on leaving the field; a wrong text stays, with its message. */
export function WholeNumberField({ label, hint, wrong, value, min, max, onChange }: WholeNumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  function commit(): void {
    if (draft === null) return;
    const typed = /^\s*\d+\s*$/u.test(draft) ? Number(draft) : NaN;
    const isRight = typed >= min && typed <= max;
    setWrong(!isRight);
    if (!isRight) return;
    onChange(typed);
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
