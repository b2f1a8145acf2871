import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { vars } from '../theme/tokens.ts';
import { insertPiece, turnSign } from './writeSign.ts';

export interface SignBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The element with the theme, or the dialog that is open: what is within a scrolling place may be cut off. */
  readonly place: Element;
  readonly onType: (text: string) => void;
  /** Marks and units that can follow a number, as they are written. */
  readonly pieces: readonly string[];
  /** Whether the keyboard of letters is asked for, and how to change that. */
  readonly hasLetters: boolean;
  readonly onLetters: (hasLetters: boolean) => void;
}

/**
 * The signs that a phone's keypad of numbers lacks, in a bar right above it while a numeric field has the focus: minus,
 * units, feet and inches, a fraction, and the way to the letters. A press leaves the focus in the field.
 */
export function SignBar({ input, place, onType, pieces, hasLetters, onLetters }: SignBarProps) {
  const t = useText(kitLaterMessages);
  const bar = useRef<HTMLDivElement>(null);
  const bottom = useKeypadHeight();
  const caret = useRef<number | null>(null);

  // The caret is behind what was put in once the field has it.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  // In the top layer, so that no fixed element of a page can cover it.
  useLayoutEffect(() => {
    if (bar.current?.matches(':popover-open') === false) bar.current.showPopover();
  }, [bottom]);

  function put(piece: string): void {
    const field = input.current;
    if (field === null) return;
    const end = field.value.length;
    const next = insertPiece(
      { text: field.value, start: field.selectionStart ?? end, end: field.selectionEnd ?? end },
      piece,
    );
    caret.current = next.start;
    onType(next.text);
  }

  function turn(): void {
    const text = turnSign(input.current?.value ?? '');
    caret.current = text.length;
    onType(text);
  }

  // Where no keypad covers the page a keyboard has all signs, and the bar would only cover something.
  if (bottom === 0) return null;
  return createPortal(
    <Bar
      ref={bar}
      popover="manual"
      role="toolbar"
      aria-label={t('signs.label')}
      style={{ bottom }}
      // The focus, and with it the keypad, stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Key type="button" tabIndex={-1} aria-label={t('signs.turn')} onClick={turn}>
        ±
      </Key>
      {pieces.map((piece) => (
        <Key key={piece} type="button" tabIndex={-1} onClick={() => put(piece)}>
          {piece.trim()}
        </Key>
      ))}
      <Key type="button" tabIndex={-1} onClick={() => onLetters(!hasLetters)}>
        {hasLetters ? '123' : t('signs.letters')}
      </Key>
    </Bar>,
    place,
  );
}

/** How much of the window the keypad covers, px. */
function useKeypadHeight(): number {
  const [height, setHeight] = useState(0);

  // Follows the part of the window that the keypad leaves.
  useEffect(() => {
    const { visualViewport: sight } = window;
    if (sight === null) return undefined;
    const measure = (): void =>
      setHeight(Math.max(0, Math.round(window.innerHeight - sight.height - sight.offsetTop)));
    measure();
    sight.addEventListener('resize', measure);
    sight.addEventListener('scroll', measure);
    return () => {
      sight.removeEventListener('resize', measure);
      sight.removeEventListener('scroll', measure);
    };
  }, []);

  return height;
}

const Bar = styled.div`
  position: fixed;
  z-index: ${vars.layer};
  inset: auto 0 0;
  display: flex;
  width: 100%;
  gap: ${vars.space1};
  margin: 0;
  padding: ${vars.space1};
  border: 0;
  border-top: 1px solid ${vars.line};
  background: ${vars.sheet};
`;

const Key = styled.button`
  flex: 1 1 44px;
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${vars.space1};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.board};
  color: ${vars.ink};
  font: inherit;
  font-size: ${vars.text3};
`;
