import type { MohrCase, Quantity, UnitSystem } from '@eecs/solver-core';
import { Alert, useFormat, useText } from '@eecs/ui-kit';
import { mohrMessages } from './mohrMessages.ts';

export interface MohrSumProps {
  readonly of: MohrCase;
  readonly quantity: Quantity;
  readonly system: UnitSystem;
  /** The name of the displacement, including its place. */
  readonly name: string;
}

const PARTS = ['M', 'N', 'Q', 'springs', 'settlement'] as const;

/** The displacement as the sum of its parts, its direction, and the value from its own diagram. */
export function MohrSum({ of, quantity, system, name }: MohrSumProps) {
  const t = useText(mohrMessages);
  const format = useFormat();
  const greatest = Math.max(...PARTS.map((part) => Math.abs(of[part])), Math.abs(of.total));
  const { write, isNonzero } = format.results({ quantity, system, greatest });
  const parts = PARTS.filter((part) => isNonzero(of[part]));
  const sum = parts
    .map((part, at) => `${at === 0 ? '' : '+ '}${bracket(write(of[part], false))} (${t(`part.${part}`)})`)
    .join(' ');
  const sense = !isNonzero(of.total) ? 'none' : of.total > 0 ? 'along' : 'against';
  return (
    <>
      <p>
        {name} = {parts.length > 1 ? `${sum} = ` : ''}
        <strong>{write(of.total)}</strong>
        {' — '}
        {t(`sense.${sense}`)}
      </p>
      {of.check.passed ? (
        <p>{t('agrees', { value: write(of.check.expected) })}</p>
      ) : (
        <Alert kind="warning">{t('differs', { value: write(of.check.expected) })}</Alert>
      )}
    </>
  );

  function bracket(text: string): string {
    return /^[-−]/.test(text) ? `(${text})` : text;
  }
}
