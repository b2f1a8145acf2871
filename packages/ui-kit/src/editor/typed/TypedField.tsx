import { type KeyboardEvent, useEffect, useState } from 'react';
import { SegmentedControl } from '../../fields/SegmentedControl.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useText } from '../../kit/useText.ts';
import { typedLineMessages } from '../messages/typedLineMessages.ts';
import type { TypedLineState, TypedWay } from './useTypedLine.ts';
import { Box, Example, Row, Readings } from './typedStyles.ts';

/** A statement as it was understood, or the reason why it was not. */
export interface TypedRow {
  readonly text: string;
  readonly isUnderstood: boolean;
}

/** The switch beside the field: whether the line replaces the existing objects. */
export interface WayChoice {
  readonly way: TypedWay;
  readonly label: string;
  /** The names of both ways for readers who do not see the field. */
  readonly instead: string;
  readonly add: string;
}

export interface TypedFieldProps {
  readonly label: string;
  readonly line: Omit<TypedLineState, 'getWay'>;
  /** A line that a press puts into the empty field. */
  readonly example: string;
  /** Null where the line can only add, or only replace. */
  readonly choice: WayChoice | null;
  /** Names of what the line does not contain and the document keeps. */
  readonly kept: readonly string[];
  readonly rows: readonly TypedRow[];
  /** Lines below the rows, for instance what Enter does. */
  readonly notes: readonly string[];
  /** Whether all was understood: Enter applies the line. */
  readonly isReady: boolean;
  /** Whether only answers of a catalogue are missing: Enter applies the line when they have come. */
  readonly isPending: boolean;
  readonly onApply: () => void;
  /** Called with true when the reader begins to type into the field, with false when the focus leaves it. */
  readonly onFocusChange?: (hasFocus: boolean) => void;
}

/**
 * A field for a line that describes a structure. The statements are below it as they were understood, before Enter
 * applies them. With a statement that is not understood Enter does nothing and the text stays; Esc clears the field. If
 * a name is still looked for, Enter waits for the answer unless the text changes. It is within a `WidgetRoot`.
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
  onApply,
  onFocusChange,
}: TypedFieldProps) {
  const t = useText(typedLineMessages);
  const [entered, setEntered] = useState('');

  function change(next: string): void {
    setEntered('');
    onChange(next);
  }

  // Applies the line that Enter asked for before the names had come.
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

  return (
    <Box>
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
    </Box>
  );
}
