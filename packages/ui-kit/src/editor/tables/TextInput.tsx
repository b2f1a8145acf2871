import type { ReactNode } from 'react';
import { type NameProblem, checkName } from '@eecs/solver-core/rules';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useTableText } from '../messages/tableMessages.ts';
import { useTextDraft } from './useTextDraft.ts';

export interface TextInputProps {
  readonly label: ReactNode;
  /** The accessible name of the field; it contains the words of the label. */
  readonly name: string;
  readonly value: string;
  readonly onCommit: (text: string) => void;
  readonly disabled: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** One line of text of the document. */
export function TextInput({ name, value, onCommit, ...field }: TextInputProps) {
  const { text, problem: _, ...draft } = useTextDraft({ value, onCommit });
  return <TextField {...field} {...draft} aria-label={name} value={text} />;
}

/** Several lines of text of the document. */
export function LongTextInput({ name, value, onCommit, ...field }: TextInputProps) {
  const { text, problem: _, ...draft } = useTextDraft({ value, onCommit });
  return <TextAreaField {...field} {...draft} aria-label={name} value={text} />;
}

/** A name that must be unique; an invalid one stays in the field with the reason. */
export function NameInput({
  name,
  value,
  onCommit,
  others,
  ...field
}: TextInputProps & { readonly others: readonly string[] }) {
  const t = useTableText();
  const check = (text: string): NameProblem | null => checkName(text, others);
  const { text, problem, ...draft } = useTextDraft({ value, onCommit, check });
  return (
    <TextField
      {...field}
      {...draft}
      aria-label={name}
      value={text}
      error={problem === null ? undefined : t(`name.${problem}`)}
    />
  );
}
