import { InputField as DocumentField, type InputFieldProps as DocumentFieldProps } from '@eecs/ui-kit/editor';
import { useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../state/sessionAtoms.ts';

export interface InputFieldProps extends Omit<DocumentFieldProps, 'variables'> {
  /** Whether it is a place along the beam: one beyond an end is refused and stays as it was typed. @default false */
  readonly isPlace?: boolean;
}

/** A numeric field of a beam. A length may be given by that of the beam: `L/3`. */
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
