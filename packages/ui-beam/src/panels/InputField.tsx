import { InputField as DocumentField, type InputFieldProps as DocumentFieldProps } from '@eecs/ui-kit/editor';
import { useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../state/sessionAtoms.ts';

export interface InputFieldProps extends Omit<DocumentFieldProps, 'variables'> {
  /** Whether it is a place along the beam: one beyond an end is refused and stays as typed. @default false */
  readonly isPlace?: boolean;
}

/** A numeric field of a beam. A length may be typed as a fraction of the beam's length: `L/3`. */
export function InputField({ isPlace = false, ...field }: InputFieldProps) {
  const { L } = useKitAtomValue(documentAtom);
  return (
    <DocumentField
      {...(field.quantity === 'length' && { variables: { L } })}
      {...(isPlace && { min: 0, max: L })}
      {...field}
    />
  );
}
