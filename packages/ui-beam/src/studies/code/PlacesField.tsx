import { useState } from 'react';
import { convertQuantity, parseQuantity } from '@eecs/solver-core';
import type { MemberLimits } from '@eecs/solver-core/combinations';
import { TextField, useFormat, useKitAtomValue, useLocale, useText } from '@eecs/ui-kit';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { codeMessages } from './codeMessages.ts';

interface PlacesFieldProps {
  readonly limits: MemberLimits;
  readonly isDisabled: boolean;
  readonly onChange: (part: Pick<MemberLimits, 'places' | 'units'>) => void;
}

/** The places that hold a beam sideways, in one line: lengths with semicolons, or with commas between decimal points. */
export function PlacesField({ limits, isDisabled, onChange }: PlacesFieldProps) {
  const t = useText(codeMessages);
  const format = useFormat();
  const locale = useLocale();
  const { L, units } = useKitAtomValue(documentAtom);
  const { system } = units;
  const written = (limits.places ?? [])
    .map((x) => convertQuantity(x, 'length', limits.units ?? 0, system))
    .map((x) => format.quantity(x, { quantity: 'length', system, withUnit: false, trimZeros: true }))
    .join('; ');
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  function read(text: string): number[] | null {
    const parts = text.split(text.includes(';') ? ';' : /,\s+|\s+/u).filter((part) => part.trim() !== '');
    const places = parts.map((part) => {
      const parsed = parseQuantity(part.trim(), { quantity: 'length', system, locale, variables: { L } });
      return parsed.ok && parsed.value >= 0 && parsed.value <= L ? parsed.value : NaN;
    });
    return places.length > 0 && places.every(Number.isFinite) ? places.toSorted((a, b) => a - b) : null;
  }

  function commit(): void {
    if (typed === null || typed === written) return setTyped(null);
    const places = read(typed);
    setRefused(places === null);
    if (places === null) return;
    setTyped(null);
    onChange({ places, units: system });
  }

  return (
    <TextField
      label={t('places')}
      value={typed ?? written}
      disabled={isDisabled}
      error={isRefused ? t('places.bad') : undefined}
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
