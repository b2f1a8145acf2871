import { formatQuantity } from '@eecs/solver-core';
import { useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../state/sessionAtoms.ts';
import { InputField, type InputFieldProps } from './InputField.tsx';

type PlaceFieldProps = Pick<InputFieldProps, 'label' | 'tab' | 'value' | 'onCommit' | 'hideUnit' | 'disabled'>;

/** A place along the beam, read from a table: one beyond an end is refused and stays as it was typed. */
export function PlaceField({ onCommit, ...field }: PlaceFieldProps) {
  const { L, units } = useKitAtomValue(documentAtom);
  const { system } = units;
  const write = (x: number): string =>
    formatQuantity(x, { quantity: 'length', system, digits: PLACE_DIGITS, trimZeros: true });
  return (
    <InputField
      {...field}
      hideLabel
      quantity="length"
      digits={PLACE_DIGITS}
      system={system}
      variables={{ L }}
      min={0}
      max={L + ROUNDING[system]}
      writtenMax={L}
      // The end as it is written may be a little beyond the end as it is stored: 19′ 8 1/4″ for 6 m.
      onCommit={(x) => onCommit(x > L && write(x) === write(L) ? L : x)}
    />
  );
}
