import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { SegmentedControl } from '../../fields/SegmentedControl.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useText } from '../../kit/useText.ts';
import { typedLineMessages } from '../messages/typedLineMessages.ts';
import { joinLines } from './statementText.ts';
import type { TypedLineState, TypedWay } from './useTypedLine.ts';
import { Box, Example, Readings, Row, Under } from './typedStyles.ts';

/** A statement as understood, or the reason why it was not understood. */
export interface TypedRow {
  readonly text: string;
  readonly isUnderstood: boolean;
}

/** The switch beside the field: whether the line replaces the existing objects. */
export interface WayChoice {
  readonly way: TypedWay;
  readonly label: string;
  /** The names of both options for screen readers. */
  readonly instead: string;
  readonly add: string;
}

export interface TypedFieldProps {
  readonly label: string;
  readonly line: Omit<TypedLineState, 'getWay'>;
  /** A line that a press inserts into the empty field. */
  readonly example: string;
  /** Null if the line can only add, or only replace. */
  readonly choice: WayChoice | null;
  /** Names of what the line does not specify and the document keeps. */
  readonly kept: readonly string[];
  readonly rows: readonly TypedRow[];
  /** Lines below the rows, for instance the effect of Enter. */
  readonly notes: readonly string[];
  /** Whether every statement is understood, so that Enter applies the line. */
  readonly isReady: boolean;
  /** Whether only answers of a catalogue are pending: Enter applies the line when they arrive. */
  readonly isPending: boolean;
  /** Whether the board shows the line, which is not applied yet. */
  readonly isShown: boolean;
  readonly onApply: () => void;
  /** Called with true when the reader begins to type into the field, with false when the focus leaves it. */
  readonly onFocusChange?: (hasFocus: boolean) => void;
}

/**
 * A field for a line that describes a structure. The statements are listed below as understood, before Enter applies
 * them. If a statement is not understood, Enter does nothing and the text stays; Esc clears the field. If a name is
 * still being looked up, Enter waits for the answer unless the text changes. Must be inside a `WidgetRoot`.
 */
export function TypedField({
  label,
  line: { text, change: onChange, chooseWay },
  example,
  choice,
  kept,
  rows,
  notes,
  isReady,
  isPending,
  isShown,
  onApply,
  onFocusChange,
}: TypedFieldProps) {
  const t = useText(typedLineMessages);
  const [entered, setEntered] = useState('');

  function change(next: string): void {
    setEntered('');
    onChange(next);
  }

  // Applies the line for an Enter pressed before the names were found.
  useEffect(() => {
    if (!isReady || entered === '' || entered !== text) return undefined;
    const timer = setTimeout(() => {
      setEntered('');
      onApply();
    });
    return () => clearTimeout(timer);
  });

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && text !== '') change('');
    else if (event.key === 'Enter' && isReady) onApply();
    else if (event.key === 'Enter' && isPending) setEntered(text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Pasted lines are statements of their own. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    change(value.slice(0, from) + joinLines(pasted) + value.slice(to));
  }

  return (
    <Box data-ghost={isShown || undefined}>
      <Row>
        <TextField
          label={label}
          value={text}
          onChange={change}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          data-draft=""
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onFocus={() => onFocusChange?.(true)}
          onBlur={() => onFocusChange?.(false)}
        />
        {choice === null ? null : (
          <SegmentedControl
            label={choice.label}
            value={choice.way}
            segments={[
              { value: 'instead', label: t('instead'), name: choice.instead },
              { value: 'add', label: t('add'), name: choice.add },
            ]}
            onChange={chooseWay}
          />
        )}
      </Row>
      <Under>
        {text === '' ? (
          <Example variant="quiet" title={t('press')} onClick={() => change(example)}>
            {t('example', { example })}
          </Example>
        ) : null}
        <div role="status">
          {rows.length === 0 ? null : (
            <Readings>
              {rows.map((row, at) => (
                <li key={at} data-understood={row.isUnderstood}>
                  {row.text}
                </li>
              ))}
              {[...(kept.length > 0 ? [t('kept', { names: kept.join(', ') })] : []), ...notes].map((note) => (
                <li key={note} data-enter="">
                  {note}
                </li>
              ))}
              {isPending && entered === text ? <li data-enter="">{t('waiting')}</li> : null}
            </Readings>
          )}
        </div>
      </Under>
    </Box>
  );
}
