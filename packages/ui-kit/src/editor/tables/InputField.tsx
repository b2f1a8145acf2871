import { useContext, useId, useLayoutEffect, useState } from 'react';
import { LIMITS } from '@eecs/solver-core';
import { roundTyped } from '@eecs/solver-core/rules';
import { styled } from 'styled-components';
import { type ArrowLine, arrowOf, nameArrow, takeArrow, usualSign } from '../../i18n/loadArrows.ts';
import { turnSign } from '../../fields/writeSign.ts';
import { vars } from '../../theme/tokens.ts';
import { hasSignedValuesAtom } from '../measures/signedValues.ts';
import { QuantityField, type QuantityFieldProps } from '../../fields/QuantityField.tsx';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useUnitOf } from '../../kit/useSettings.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { useEditor } from '../session/editorPort.ts';
import { FieldPlaceContext } from './FieldPlace.ts';
import { fieldIncrement } from './fieldIncrement.ts';
import { SHOWN_DIGITS } from './cells.ts';

/** The core accepts sizes down to 1e-60; the margin allows for components of a force and values in other units. */
const SMALLEST = 1e-50;

export interface InputFieldProps extends Omit<QuantityFieldProps, 'id' | 'onProblem' | 'system' | 'name'> {
  /** The accessible name of the field, also used where other texts name it; it contains the words of the label. */
  readonly name: string;
  /** @default the document's */
  readonly system?: QuantityFieldProps['system'];
  /**
   * Whether the objects that the field edits have different values: the field shows this, and a typed value applies to
   * all.
   * @default false
   */
  readonly isMixed?: boolean;
  /**
   * The line of action of the value, for loads and settlements: an arrow beside the number then shows its direction,
   * unless the reader prefers signs.
   */
  readonly along?: ArrowLine | undefined;
}

/**
 * A numeric field of the document. A refused text in it prevents solving, and the field is named. It steps by the
 * increment of the document, or its fraction of an inch, and rounds typed numbers in an accurate document.
 */
export function InputField({ along, ...field }: InputFieldProps) {
  const isSigned = useKitAtomValue(hasSignedValuesAtom);
  return along === undefined || isSigned ? (
    <PlainField {...field} />
  ) : (
    <ArrowField {...field} along={along} />
  );
}

/**
 * A field with the magnitude of a value and a button that reverses its direction; a typed minus or arrow reverses it
 * too.
 */
function ArrowField({ along, value, onCommit, ...field }: InputFieldProps & { readonly along: ArrowLine }) {
  const t = useTableText();
  const id = useId();
  // A value that is zero, or differs among several objects, keeps the direction chosen for it.
  const [wanted, want] = useState<1 | -1 | null>(null);
  const isOpen = value === null || value === 0 || field.isMixed === true;
  const sign = isOpen ? (wanted ?? usualSign(along)) : value < 0 ? -1 : 1;
  const turned = (size: number): number => sign * size + 0;
  return (
    <PlainField
      {...field}
      value={value === null ? null : turned(value)}
      onCommit={(size) => onCommit(turned(size))}
      toNumberText={(typed) => {
        const taken = takeArrow(typed, along);
        return taken === null ? typed : taken.sign === -sign ? turnSign(taken.text) : taken.text;
      }}
      leadId={id}
      lead={
        <Turn
          id={id}
          type="button"
          // The field keeps the focus, because the minus key does the same there.
          tabIndex={-1}
          disabled={field.disabled === true || field.readOnly === true}
          aria-label={t(`way.${nameArrow(arrowOf(along, sign))}`)}
          title={t('way.turn')}
          onClick={() => {
            if (isOpen) want(sign === 1 ? -1 : 1);
            else onCommit(-value);
          }}
        >
          {arrowOf(along, sign)}
        </Turn>
      }
    />
  );
}

/** The arrow at the start of a field. */
const Turn = styled.button`
  flex: none;
  align-self: stretch;
  min-width: 24px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${vars.accent};
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  @media (pointer: coarse) {
    min-width: 44px;
  }
  &:disabled {
    color: ${vars.inkMuted};
    cursor: default;
  }
`;

function PlainField({ name, onCommit, isMixed = false, ...field }: Omit<InputFieldProps, 'along'>) {
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
  // Updates the list of refused fields, in the current language, before the key that refused the text starts a solve.
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
