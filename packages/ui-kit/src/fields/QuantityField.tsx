import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { Unit } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useFormat } from '../kit/useFormat.ts';
import { unitName } from '../i18n/unitNames.ts';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { useLocale, useUnitOf } from '../kit/useSettings.ts';
import { vars } from '../theme/tokens.ts';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import { describeProblem } from './describeProblem.ts';
import { getStepSize, takeFieldKey } from './takeFieldKey.ts';
import { useFocusedWheel } from './useFocusedWheel.ts';
import { useWholeText } from './useWholeText.ts';
import { type QuantityFieldOptions, useQuantityField } from './useQuantityField.ts';
import { useScrub } from './useScrub.ts';
import { useSignBar } from './useSignBar.ts';
import { writeEditable } from '../i18n/writeEditable.ts';

/** The quantity that a numeric field reads and writes, and its texts. */
export interface QuantityFieldProps extends Omit<QuantityFieldOptions, 'locale'> {
  readonly label: ReactNode;
  /** Its accessible name, if the label alone would not distinguish it from others; it contains the label's words. */
  readonly name?: string;
  /** Shows the label to screen readers only: for cells of tables. @default false */
  readonly hideLabel?: boolean;
  /** Hides the unit, for a table whose head names it. @default false */
  readonly hideUnit?: boolean;
  /** A small control in the field, before the number, such as the button that reverses its direction. */
  readonly lead?: ReactNode;
  /** The id of the element in `lead` that describes the number. */
  readonly leadId?: string;
  /** The placeholder of an empty field, such as the value that applies then. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly hint?: ReactNode;
  /** A message from outside; a problem of the text itself takes precedence. */
  readonly error?: ReactNode;
  readonly id?: string;
}

/**
 * The numeric input of the kit: reads numbers, expressions and units, shows the value with its unit. Enter and blur
 * commit; Esc restores, and so does undo after a refused text; arrow keys and, while focused, the wheel step by the
 * increment (Shift tenfold, Alt a tenth), and the label can be dragged.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, name, hideLabel, hideUnit = false, placeholder, disabled, readOnly, hint, error } = props;
  const unitOf = useUnitOf();
  const { quantity, system, unit = unitOf(quantity, system) } = props;
  const t = useText(kitLaterMessages);
  const format = useFormat();
  const locale = useLocale();
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const field = useQuantityField({ ...props, unit, locale });
  const wholeText = useWholeText(input, { text: field.text, isEditing: field.isEditing });
  const signs = useSignBar();
  const isLocked = disabled === true || readOnly === true;

  const write = (value: number, options: { readonly withUnit?: boolean } = {}): string => {
    const names: Partial<Record<Unit, string>> = { [unit]: unitName(unit, locale) };
    return writeEditable(value, {
      ...options,
      quantity,
      system,
      unit,
      locale,
      unitNames: names,
      digits: 3,
      trimZeros: true,
      grouping: 'thin',
    });
  };
  // Feet and inches contain their own marks.
  const suffix = hideUnit || unit === 'ft-in' ? '' : format.unit(quantity, system, unit);
  const problem =
    field.problem === null
      ? null
      : describeProblem(field.problem, {
          t,
          write,
          unit: format.unit(quantity, system, unit),
          examples: { quantity, system, locale, unit },
          limits: props,
        });
  const shownError = problem ?? error;
  const shownHint = field.parsed === null ? hint : t('field.parsed', { value: write(field.parsed) });

  const scrub = useScrub({ onMove: field.scrub, onEnd: field.commit, onCancel: field.restore });
  useFocusedWheel(input, (event) => {
    if (isLocked || event.deltaY === 0) return;
    field.step(getStepSize(event) * (event.deltaY < 0 ? 1 : -1));
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!isLocked) takeFieldKey(event, field);
  };

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={shownHint}
      error={shownError}
      {...(hideLabel ? { hideLabel } : {})}
      {...(isLocked || props.value === null ? {} : { scrub })}
    >
      <Box
        onPointerDown={(event) => {
          // A press on the unit focuses the field too.
          if (event.target === input.current || disabled === true) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        {props.lead}
        <Input
          ref={input}
          id={id}
          type="text"
          inputMode={signs.hasLetters ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          value={field.text}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => field.type(event.currentTarget.value)}
          {...wholeText}
          onFocus={(event) => {
            wholeText.onFocus(event);
            if (!isLocked) signs.enter(event.currentTarget);
          }}
          onBlur={() => {
            signs.leave();
            field.commit();
          }}
          onKeyDown={handleKeyDown}
          aria-label={name}
          aria-invalid={shownError ? true : undefined}
          data-dirty={field.isEditing ? '' : undefined}
          aria-describedby={
            [describedBy({ id, hint: shownHint, error: shownError }), props.leadId]
              .filter(Boolean)
              .join(' ') || undefined
          }
        />
        {suffix === '' ? null : <Suffix>{suffix}</Suffix>}
      </Box>
      {signs.Bar === null || signs.place === null ? null : (
        <signs.Bar
          input={input}
          place={signs.place}
          onType={field.type}
          pieces={listPieces(unit, format.unit(quantity, system, unit))}
          hasLetters={signs.hasLetters}
          onLetters={signs.setLetters}
        />
      )}
    </FieldFrame>
  );
}

/** Lists texts that may follow a number in a field, and a fraction: feet and inches for lengths. */
function listPieces(unit: Unit, name: string): readonly string[] {
  const isLength =
    unit === 'ft-in' || unit === 'm' || unit === 'mm' || unit === 'cm' || unit === 'in' || unit === 'ft';
  const units = unit === 'ft-in' || name === '' ? [] : [` ${name}`];
  return [...units, ...(isLength ? ['\u2032', '\u2033'] : []), '/'];
}

/** The frame of the number and its unit, which also shows the states of the input. */
const Box = styled.span`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${vars.hit};
  border: 1px solid ${vars.fieldBorder};
  border-radius: ${vars.radius};
  background: ${vars.fieldFill};
  cursor: text;

  &:hover:not(:has(:disabled)) {
    border-color: ${vars.ink};
  }
  &:has(:focus-visible) {
    border-color: ${vars.focus};
    outline: 1px solid ${vars.focus};
  }
  &:has(:disabled) {
    border-style: dashed;
    background: transparent;
    cursor: default;
  }
  &:has([aria-invalid='true']) {
    border-color: ${vars.error};
    outline-color: ${vars.error};
  }
`;

const Input = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: calc(${vars.hit} - 2px);

  @media (pointer: coarse) {
    min-height: ${vars.hit};
  }
  padding: 0 ${vars.space1};
  border: 0;
  background: transparent;
  color: ${vars.ink};
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: end;

  &&:focus-visible {
    outline: none;
  }
  &:disabled {
    color: ${vars.inkMuted};
  }
  &::placeholder {
    color: ${vars.inkMuted};
    opacity: 1;
  }
`;

const Suffix = styled.span`
  flex: none;
  min-width: 26px;
  padding-inline-end: ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  white-space: nowrap;
`;
