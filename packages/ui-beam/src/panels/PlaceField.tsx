import { useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../state/sessionAtoms.ts';
import { InputField, type InputFieldProps } from './InputField.tsx';

type PlaceFieldProps = Pick<InputFieldProps, 'label' | 'name' | 'value' | 'onCommit' | 'disabled'>;

/** A place along the beam: one beyond an end is refused and stays as it was typed. `L` may be used in what is typed. */
export function PlaceField(field: PlaceFieldProps) {
  const { L } = useKitAtomValue(documentAtom);
  return <InputField {...field} quantity="length" variables={{ L }} min={0} max={L} />;
}
