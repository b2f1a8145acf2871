import { useState } from 'react';
import { TextField, useLocale, useText } from '@eecs/ui-kit';
import { accountMessages } from '../messages/accountMessages.ts';
import { readOptionNumber } from './readOptionNumber.ts';
import { isInRange, type NumberOption, OPTION_RANGES } from './userOptions.ts';

export interface NumberOptionFieldProps {
  readonly name: NumberOption;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * A numeric option: committed by Enter and on leaving the field; an invalid value stays with its message, Esc restores
 * the value.
 */
export function NumberOptionField({ name, value, onChange }: NumberOptionFieldProps) {
  const t = useText(accountMessages);
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { min, max, decimals } = OPTION_RANGES[name];
  const key = decimals === 0 ? 'settings.whole' : 'settings.decimals';

  function commit(): void {
    if (draft === null) return;
    const typed = readOptionNumber(draft, locale);
    setWrong(!isInRange(name, typed));
    if (!isInRange(name, typed)) return;
    setDraft(null);
    if (typed !== value) onChange(typed);
  }

  return (
    <TextField
      label={t(`settings.${name}`)}
      hint={`${t(`settings.hint.${name}`)} ${t(key, { min, max, decimals })}`}
      error={isWrong ? t(`${key}Error`, { min, max, decimals }) : undefined}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={draft ?? String(value)}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key !== 'Escape') return;
        setDraft(null);
        setWrong(false);
      }}
    />
  );
}
