import { useId, useLayoutEffect, useState } from 'react';
import { QuantityField, type QuantityFieldProps, useSetKitAtom } from '@eecs/ui-kit';
import { type InputTab, noteRefusalAtom } from '../state/refusedFields.ts';

export interface InputFieldProps extends Omit<QuantityFieldProps, 'label' | 'id' | 'onProblem'> {
  readonly label: string;
  /** Where a person finds the field again. */
  readonly tab: InputTab;
}

/** A field of the document. While a refused text stands in it the beam is not solved, and the field is named. */
export function InputField({ tab, ...field }: InputFieldProps) {
  const { label } = field;
  const id = useId();
  const note = useSetKitAtom(noteRefusalAtom);
  const [isRefused, setRefused] = useState(false);
  // Keeps the list of refused fields in step with this one, in the language it has, before the key that refused it solves.
  useLayoutEffect(() => {
    if (!isRefused) return undefined;
    note(id, { tab, label });
    return () => note(id, null);
  }, [isRefused, id, tab, label, note]);
  return <QuantityField {...field} id={id} onProblem={(problem) => setRefused(problem !== null)} />;
}
