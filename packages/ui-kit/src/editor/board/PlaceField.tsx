import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import type { Atom, PrimitiveAtom } from 'jotai/vanilla';
import { styled } from 'styled-components';
import { TextField } from '../../fields/TextField.tsx';
import { useKitAtom, useKitStore } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import type { TypedPlaceAtom } from './typedPlace.ts';

export interface PlaceFieldProps {
  readonly typedAtom: TypedPlaceAtom;
  /** Names the effect of Enter, for example "Pin at x =". */
  readonly label: string;
  /** @default none */
  readonly placeholder?: string;
  /** The syntax of places, shown while the text is not a place. @default nothing */
  readonly help?: string;
  /** @default none */
  readonly innerRef?: Ref<HTMLDivElement>;
  /** Returns whether the text has the form of a place. */
  readonly isPlace: (text: string) => boolean;
  /** Uses the text on Enter. If it returns false, the field keeps the text and shows the refusal. */
  readonly onEnter: (text: string) => boolean;
  /** The sentence about a refused text, shown until the text changes. */
  readonly describeRefused: (text: string) => string | undefined;
  /** Called on Esc, with the dropped text. @default nothing */
  readonly onEscape?: (text: string) => void;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
}

/** The field under a board for a typed place, for the active tool or for the selection. */
export function PlaceField({
  typedAtom,
  label,
  placeholder,
  help,
  innerRef,
  isPlace,
  onEnter,
  describeRefused,
  onEscape,
  onLeave,
}: PlaceFieldProps) {
  const [typed, setTyped] = useKitAtom(typedAtom);
  const [refused, setRefused] = useState<string | null>(null);
  const text = typed ?? '';
  const isRefused = text !== '' && text === refused;
  const isUnread = text !== '' && !isPlace(text);

  function handleKeyDown(event: KeyboardEvent): void {
    // Ctrl or ⌘ with Enter solves the document.
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      if (text !== '' && !onEnter(text)) {
        setRefused(text);
        return;
      }
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onEscape?.(text);
    } else return;
    setTyped(null);
    // The next key belongs to the board: a letter takes a tool, a number begins the next place, Esc ends a chain.
    onLeave();
  }

  return (
    <Field ref={innerRef} data-place="" data-refused={isRefused || undefined}>
      <span aria-hidden="true">{label}</span>
      <TextField
        label={label}
        hideLabel
        placeholder={placeholder}
        title={help}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={setTyped}
        onKeyDown={handleKeyDown}
        aria-invalid={isRefused}
        hint={isRefused ? describeRefused(text) : isUnread ? help : undefined}
      />
    </Field>
  );
}

/**
 * Shows a typed place on the board: sets the atom of the tool's preview to `shown`, and back to the value of `restAtom`
 * when the text changes or is removed, unless something else was shown meanwhile. `shown` must stay the same object as
 * long as the place is the same.
 */
export function useTypedGhost<T>(ghostAtom: PrimitiveAtom<T>, shown: T | null, restAtom: Atom<T>): void {
  const store = useKitStore();
  // Shows the place on the drawing, which paints outside React.
  useEffect(() => {
    if (shown === null) return undefined;
    store.set(ghostAtom, () => shown);
    return () => {
      const rest = store.get(restAtom);
      if (store.get(ghostAtom) === shown) store.set(ghostAtom, () => rest);
    };
  }, [store, ghostAtom, restAtom, shown]);
}

const Field = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${vars.space2};

  & span {
    flex: none;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
    white-space: nowrap;
  }
  &[data-refused] div span {
    color: ${vars.warning};
  }
  /* The refusal stands beside the field, because the line has room for one row. */
  & > div {
    flex-direction: row;
    align-items: center;
    gap: ${vars.space2};
  }
  & input {
    width: 180px;
    font-family: ${vars.fontMono};
  }
`;
