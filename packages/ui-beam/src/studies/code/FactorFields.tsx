import { NO_NUMBER, parseQuantity } from '@eecs/solver-core';
import type { MemberLimits } from '@eecs/solver-core/combinations';
import { useFormat, useKitAtomValue, useLocale, useText } from '@eecs/ui-kit';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { NumbersField } from './NumbersField.tsx';
import { codeMessages } from './codeMessages.ts';
import { withFactors } from './editMemberLimits.ts';

const AXES = ['y', 'z'] as const;
/** Factors beyond these are slips of a digit. */
const [LEAST, MOST] = [0.1, 100];

interface FactorFieldsProps {
  readonly limits: MemberLimits;
  readonly isDisabled: boolean;
  readonly onChange: (part: { readonly K: MemberLimits['K'] | undefined }) => void;
}

/** The factors of effective lengths of all spans, in one line for each plane. */
export function FactorFields({ limits: { K = [] }, isDisabled, onChange }: FactorFieldsProps) {
  const t = useText(codeMessages);
  const format = useFormat();
  const locale = useLocale();
  const { system } = useKitAtomValue(documentAtom).units;
  const write = (value: number): string =>
    format.quantity(value, { quantity: 'ratio', withUnit: false, trimZeros: true });
  return AXES.map((axis) => (
    <div key={axis} data-factors={axis}>
      <NumbersField
        label={t(`factors.${axis}`)}
        written={writeFactors(K, axis, write)}
        refusal={t('factors.bad')}
        canBeEmpty
        isDisabled={isDisabled}
        parse={(text) => {
          const parsed = parseQuantity(text, { quantity: 'ratio', system, locale });
          return parsed.ok && parsed.value >= LEAST && parsed.value <= MOST ? parsed.value : NaN;
        }}
        onChange={(factors) => onChange({ K: withFactors(K, axis, factors) })}
      />
    </div>
  ));
}

/** Writes the factors of the spans up to the last one that has one: out of the plane a missing one is 1. */
function writeFactors(
  K: NonNullable<MemberLimits['K']>,
  axis: 'y' | 'z',
  write: (value: number) => string,
): string {
  const last = K.findLastIndex((one) => one[axis] !== undefined);
  return K.slice(0, last + 1)
    .map(({ [axis]: factor = axis === 'z' ? 1 : undefined }) =>
      factor === undefined ? NO_NUMBER : write(factor),
    )
    .join('; ');
}
