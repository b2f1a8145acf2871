import { useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../state/sessionAtoms.ts';
import { InputField, type InputFieldProps } from './InputField.tsx';

type PlaceFieldProps = Pick<
  InputFieldProps,
  'label' | 'tab' | 'value' | 'onCommit' | 'hideUnit' | 'disabled'
>;

/** A place along the beam, in a table: one beyond an end is refused and stays as it was typed. */
export function PlaceField(field: PlaceFieldProps) {
  const { L, units } = useKitAtomValue(documentAtom);
  return (
    <InputField
      {...field}
      hideLabel
      quantity="length"
      system={units.system}
      variables={{ L }}
      min={0}
      max={L}
    />
  );
}
