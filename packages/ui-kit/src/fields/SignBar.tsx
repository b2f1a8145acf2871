import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { vars } from '../theme/tokens.ts';
import { insertPiece, turnSign } from './writeSign.ts';

export interface SignBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The element with the theme, or the open dialog: a scrolling container could clip the bar. */
  readonly place: Element;
  readonly onType: (text: string) => void;
  /** Marks and units that can follow a number, as written. */
  readonly pieces: readonly string[];
  /** Whether the letter keyboard is requested, and the function that changes this. */
  readonly hasLetters: boolean;
  readonly onLetters: (hasLetters: boolean) => void;
}

/**
 * A bar above a phone's numeric keypad with the characters that the keypad lacks, while a numeric field has the focus:
 * minus, units, feet and inches, a fraction, and a switch to the letters. A press keeps the focus in the field.
 */
export function SignBar({ input, place, onType, pieces, hasLetters, onLetters }: SignBarProps) {
  const t = useText(kitLaterMessages);
  const bar = useRef<HTMLDivElement>(null);
  const bottom = useKeypadHeight();
  const caret = useRef<number | null>(null);

  // Puts the caret after the inserted text once the field contains it.
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

  // Without a keypad over the page a keyboard has all characters, and the bar would only be in the way.
  if (bottom === 0) return null;
  return createPortal(
    <Bar
      ref={bar}
      popover="manual"
      role="toolbar"
      aria-label={t('signs.label')}
      style={{ bottom }}
      // The focus, and with it the keypad, stays.
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

/** Returns the height of the keypad over the window, px. */
function useKeypadHeight(): number {
  const [height, setHeight] = useState(0);

  // Follows the visible part of the window.
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
