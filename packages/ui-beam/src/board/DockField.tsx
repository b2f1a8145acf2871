import { useKitAtomValue } from '@eecs/ui-kit';
import { LineField, type LineFieldProps } from '@eecs/ui-kit/editor';
import { documentAtom } from '../state/sessionAtoms.ts';

export interface DockFieldProps extends Omit<LineFieldProps, 'name' | 'variables' | 'min' | 'max'> {
  readonly label: string;
}

/**
 * A number of the selection, with its symbol. A length may be typed as a fraction of the beam's length; a place must be
 * on the beam.
 */
export function DockField({ label, ...field }: DockFieldProps) {
  const { L } = useKitAtomValue(documentAtom);
  const isLength = field.quantity === 'length';
  return (
    <LineField
      {...(isLength && { variables: { L } })}
      {...(isLength && field.positive !== true && { min: 0, max: L })}
      {...field}
      name={label}
    />
  );
}
