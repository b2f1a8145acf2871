import { useContext, useId, useLayoutEffect, useState } from 'react';
import { LIMITS } from '@eecs/solver-core';
import { roundTyped } from '@eecs/solver-core/rules';
import { QuantityField, type QuantityFieldProps } from '../../fields/QuantityField.tsx';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useUnitOf } from '../../kit/useSettings.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { useEditor } from '../session/editorPort.ts';
import { FieldPlaceContext } from './FieldPlace.ts';
import { fieldIncrement } from './fieldIncrement.ts';
import { SHOWN_DIGITS } from './cells.ts';

/** The core reads sizes down to 1e-60: parts of a force and values in other units have room below this. */
const SMALLEST = 1e-50;

export interface InputFieldProps extends Omit<QuantityFieldProps, 'id' | 'onProblem' | 'system' | 'name'> {
  /** The accessible name of the field, also used where other texts name it; it contains the words of the label. */
  readonly name: string;
  /** @default the document's */
  readonly system?: QuantityFieldProps['system'];
  /**
   * Whether the things that it stands for have different values: it says so, and what is typed goes to all. @default
   * false
   */
  readonly isMixed?: boolean;
}

/**
 * A numeric field of the document. While a refused text stands in it nothing is solved, and the field is named. It
 * steps by the increment of the document, or its fraction of an inch, and rounds what is typed where the document is
 * accurate.
 */
export function InputField({ name, onCommit, isMixed = false, ...field }: InputFieldProps) {
  const { documentAtom, noteRefusalAtom } = useEditor();
  const { units, isAccurate } = useKitAtomValue(documentAtom);
  const { quantity, system = units.system } = field;
  const t = useTableText();
  const unitOf = useUnitOf();
  const unit = field.unit ?? unitOf(quantity, system);
  const id = useId();
  const place = useContext(FieldPlaceContext);
  const note = useSetKitAtom(noteRefusalAtom);
  const [isRefused, setRefused] = useState(false);
  const { tab, row, index } = place;
  // Keeps the list of refused fields in step with this one, in the language it has, before the key that refused it
  // solves.
  useLayoutEffect(() => {
    if (!isRefused || tab === null) return undefined;
    note(id, {
      tab,
      label: name,
      ...(row !== undefined && { row }),
      ...(index !== undefined && { index }),
    });
    return () => note(id, null);
  }, [isRefused, id, tab, row, index, name, note]);
  return (
    <QuantityField
      digits={SHOWN_DIGITS}
      increment={fieldIncrement(units, unit)}
      min={-LIMITS.full.magnitude}
      max={LIMITS.full.magnitude}
      least={SMALLEST}
      {...field}
      {...(isMixed && { value: null, placeholder: t('rows.mixed') })}
      system={system}
      id={id}
      name={name}
      onCommit={(value) => onCommit(isAccurate ? roundTyped(value, { quantity, system, unit }) : value)}
      onProblem={(problem) => setRefused(problem !== null)}
    />
  );
}
