import { useKitAtomValue } from '@eecs/ui-kit';
import { LineField, type LineFieldProps } from '@eecs/ui-kit/editor';
import { documentAtom } from '../state/sessionAtoms.ts';

export interface DockFieldProps extends Omit<LineFieldProps, 'name' | 'variables' | 'min' | 'max'> {
  readonly label: string;
}

/**
 * A number of the selection, with its letter. A length may be given as a fraction of that of the beam; a place stays on
 * the beam.
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
