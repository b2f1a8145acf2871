import { convertQuantity, parseQuantity } from '@eecs/solver-core';
import type { MemberLimits } from '@eecs/solver-core/combinations';
import { useFormat, useKitAtomValue, useLocale, useText } from '@eecs/ui-kit';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { NumbersField } from './NumbersField.tsx';
import { codeMessages } from './codeMessages.ts';

interface PlacesFieldProps {
  readonly limits: MemberLimits;
  readonly isDisabled: boolean;
  readonly onChange: (part: Pick<MemberLimits, 'places' | 'units'>) => void;
}

/**
 * The places of lateral restraints, in one line: lengths separated by semicolons, or by commas between decimal points.
 */
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
  return (
    <NumbersField
      label={t('places')}
      written={written}
      refusal={t('places.bad')}
      isDisabled={isDisabled}
      parse={(text) => {
        const parsed = parseQuantity(text, { quantity: 'length', system, locale, variables: { L } });
        return parsed.ok && parsed.value >= 0 && parsed.value <= L ? parsed.value : NaN;
      }}
      onChange={(places) => onChange({ places: places.toSorted((a, b) => a - b), units: system })}
    />
  );
}
