import { type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { useLocale } from '../root/useSettings.ts';
import { vars } from '../theme/tokens.ts';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import { controlStyle } from './controlStyle.ts';
import { describeProblem } from './describeProblem.ts';
import { type QuantityFieldOptions, useQuantityField } from './useQuantityField.ts';

export interface QuantityFieldProps extends Omit<QuantityFieldOptions, 'locale'> {
  readonly label: ReactNode;
  /** The label stays for screen readers only: for cells of tables. @default false */
  readonly hideLabel?: boolean;
  /** Leaves the unit away where a table's head names it. @default false */
  readonly hideUnit?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly hint?: ReactNode;
  /** A message from outside; what is wrong with the text itself goes first. */
  readonly error?: ReactNode;
  readonly id?: string;
}

const COARSE = 10;
const FINE = 0.1;

/**
 * The one numeric input: reads numbers, expressions and units, shows the value with its unit. Enter and leaving
 * commit, Esc restores, arrows step by the increment (Shift tenfold, Alt a tenth).
 */
export function QuantityField(props: QuantityFieldProps) {
  const {
    label,
    hideLabel,
    hideUnit = false,
    disabled,
    readOnly,
    hint,
    error,
    quantity,
    system,
    unit,
  } = props;
  const t = useText(kitMessages);
  const format = useFormat();
  const locale = useLocale();
  const ownId = useId();
  const id = props.id ?? ownId;
  const field = useQuantityField({ ...props, locale });

  const write = (value: number, options: { readonly withUnit?: boolean } = {}): string =>
    format.quantity(value, {
      ...options,
      quantity,
      system,
      digits: 3,
      trimZeros: true,
      ...(unit === undefined ? {} : { unit }),
    });
  const suffix = hideUnit ? '' : format.unit(quantity, system, unit);
  const problem =
    field.problem === null
      ? null
      : describeProblem(field.problem, {
          t,
          write,
          unit: format.unit(quantity, system, unit),
          examples: { quantity, system, locale, ...(unit === undefined ? {} : { unit }) },
          limits: props,
        });
  const shownError = problem ?? error;
  const shownHint = field.parsed === null ? hint : t('field.parsed', { value: write(field.parsed) });

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (readOnly === true) return;
    switch (event.key) {
      case 'Enter':
        // A form around it is not sent while the text is wrong.
        if (!field.commit()) event.preventDefault();
        break;
      case 'Escape':
        if (field.isEditing) {
          event.stopPropagation();
          field.restore();
        }
        break;
      case 'ArrowUp':
      case 'ArrowDown': {
        event.preventDefault();
        const size = event.shiftKey ? COARSE : event.altKey ? FINE : 1;
        field.step(event.key === 'ArrowUp' ? size : -size);
        break;
      }
    }
  }

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={shownHint}
      error={shownError}
      {...(hideLabel ? { hideLabel } : {})}
    >
      <Box>
        <Input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={field.text}
          disabled={disabled}
          readOnly={readOnly}
          $hasSuffix={suffix !== ''}
          onChange={(event) => field.type(event.currentTarget.value)}
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
          onBlur={() => field.commit()}
          onKeyDown={handleKeyDown}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={describedBy({ id, hint: shownHint, error: shownError })}
        />
        {suffix === '' ? null : <Suffix>{suffix}</Suffix>}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.span`
  position: relative;
  display: flex;
`;

const Input = styled.input<{ $hasSuffix: boolean }>`
  ${controlStyle}
  min-width: 0;
  padding-inline-end: ${({ $hasSuffix }) => ($hasSuffix ? '4.25em' : vars.space2)};
  text-align: end;
`;

const Suffix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${vars.space2};
  display: flex;
  align-items: center;
  width: 3.5em;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  pointer-events: none;
`;
