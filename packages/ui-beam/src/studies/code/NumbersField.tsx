import { useState } from 'react';
import { TextField } from '@eecs/ui-kit';

interface NumbersFieldProps {
  readonly label: string;
  /** The numbers as they stand in the document, with semicolons. */
  readonly written: string;
  /** Reads a number; NaN is refused. */
  readonly parse: (text: string) => number;
  /** Refuses a list, with the sentence that says why. */
  readonly refusal: string;
  /** Whether an empty list is taken. */
  readonly canBeEmpty?: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (numbers: readonly number[]) => void;
}

/** Numbers in one line: with semicolons, or with commas between decimal points. */
export function NumbersField({
  label,
  written,
  parse,
  refusal,
  canBeEmpty = false,
  isDisabled,
  onChange,
}: NumbersFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  function read(text: string): number[] | null {
    const parts = text.split(text.includes(';') ? ';' : /,\s+|\s+/u).filter((part) => part.trim() !== '');
    const numbers = parts.map((part) => parse(part.trim()));
    return (canBeEmpty || numbers.length > 0) && numbers.every(Number.isFinite) ? numbers : null;
  }

  function commit(): void {
    if (typed === null || typed === written) return setTyped(null);
    const numbers = read(typed);
    setRefused(numbers === null);
    if (numbers === null) return;
    setTyped(null);
    onChange(numbers);
  }

  return (
    <TextField
      label={label}
      value={typed ?? written}
      disabled={isDisabled}
      error={isRefused ? refusal : undefined}
      onChange={(text) => {
        setTyped(text);
        setRefused(false);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key !== 'Escape' || typed === null) return;
        event.stopPropagation();
        setTyped(null);
        setRefused(false);
      }}
    />
  );
}
