import { type ColorProblem, checkColor, readColor } from '../../editing/readColor.ts';
import { TextField } from '../../fields/TextField.tsx';
import { useTableText } from '../messages/tableMessages.ts';
import type { TextInputProps } from './TextInput.tsx';
import { useTextDraft } from './useTextDraft.ts';

/** A field for a colour; an invalid text stays in the field with the reason. An empty text changes nothing. */
export function ColorInput({ name, value, onCommit, ...field }: TextInputProps) {
  const t = useTableText();
  const { text, problem, ...draft } = useTextDraft({
    value,
    onCommit: (written) => {
      const color = readColor(written);
      if (color !== null) onCommit(color);
    },
    check: (written): ColorProblem | null => (written.trim() === '' ? null : checkColor(written)),
  });
  return (
    <TextField
      {...field}
      {...draft}
      aria-label={name}
      value={text}
      spellCheck={false}
      autoComplete="off"
      error={problem === null ? undefined : t(`color.refused.${problem}`)}
    />
  );
}
