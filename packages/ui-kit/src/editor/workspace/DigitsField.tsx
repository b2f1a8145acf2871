import { useState } from 'react';
import { TextField } from '../../fields/TextField.tsx';
import { useKit } from '../../kit/KitContext.ts';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';
import { createOption } from '../measures/options.ts';
import { useOptionText } from '../messages/optionMessages.ts';

const digitsAtom = createOption('fixedDigits');

/**
 * Digits after the decimal mark of results: taken on Enter and on leaving the
 * field; a wrong text stays, with its message.
 */
export function DigitsField() {
  const t = useOptionText();
  const { digits } = useKit('DigitsField');
  const choose = useSetKitAtom(digitsAtom);
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  function commit(): void {
    if (draft === null) return;
    const isRight = /^\s*(?:\d|1[0-2])\s*$/u.test(draft);
    setWrong(!isRight);
    if (!isRight) return;
    choose(Number(draft));
    setDraft(null);
  }

  return (
    <TextField
      label={t('fixedDigits')}
      hint={t('digitsHint')}
      error={isWrong ? t('digitsError') : undefined}
      inputMode="numeric"
      value={draft ?? String(digits)}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
