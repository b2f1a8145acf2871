import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** An action on the object on which a menu was opened. */
export interface BoardVerb {
  readonly name: string;
  readonly label: string;
  /** The key of the same action, as displayed. */
  readonly keys?: string;
  readonly run: () => void;
}

export interface VerbMenuProps {
  readonly label: string;
  /** The point of the board at which the menu opens, px. */
  readonly at: { readonly x: number; readonly y: number };
  readonly verbs: readonly BoardVerb[];
  /** Closes the menu. */
  readonly onClose: () => void;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
}

/** The gap between the finger and the menu, px. */
const ASIDE_PX = 8;

/**
 * The actions on the object of a long press, a right click or the menu key, beside it: arrows move in it, Esc closes
 * it.
 */
export function VerbMenu({ label, at, verbs, onClose, onLeave }: VerbMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const { x, y } = at;

  // The menu is inside the board, beside the object on which it was opened.
  useLayoutEffect(() => {
    const element = list.current;
    const room = element?.offsetParent;
    if (element === null || room === null || room === undefined) return;
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    const isLeft = x + ASIDE_PX + width > room.clientWidth;
    element.style.left = `${Math.max(0, isLeft ? x - ASIDE_PX - width : x + ASIDE_PX)}px`;
    element.style.top = `${Math.max(0, Math.min(y, room.clientHeight - height))}px`;
    element.style.visibility = 'visible';
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [x, y]);

  // Closes the menu on a press anywhere else on the page.
  useEffect(() => {
    const leave = (event: PointerEvent): void => {
      if (!event.composedPath().includes(list.current as EventTarget)) onClose();
    };
    const page = list.current?.ownerDocument;
    page?.addEventListener('pointerdown', leave);
    return () => page?.removeEventListener('pointerdown', leave);
  }, [onClose]);

  function run(verb: BoardVerb): void {
    onClose();
    onLeave();
    verb.run();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const place = items.findIndex((item) => item === event.target);
    const target = {
      ArrowDown: (place + 1) % items.length,
      ArrowUp: (place - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    // The editor around it handles the same keys.
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === ' ') return;
    event.preventDefault();
    if (target !== undefined) items[target]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') {
      onClose();
      onLeave();
    }
  }

  return (
    <List
      ref={list}
      role="menu"
      aria-label={label}
      onKeyDown={handleKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {verbs.map((verb) => (
        <Item key={verb.name} type="button" role="menuitem" tabIndex={-1} onClick={() => run(verb)}>
          {verb.label}
          {verb.keys === undefined ? null : <kbd aria-hidden="true">{verb.keys}</kbd>}
        </Item>
      ))}
    </List>
  );
}

const List = styled.div`
  position: absolute;
  z-index: 12;
  visibility: hidden;
  min-width: 200px;
  max-width: calc(100% - 8px);
  max-height: 100%;
  padding: ${vars.space1} 0;
  overflow-y: auto;
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;

const Item = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${vars.space4};
  width: 100%;
  min-height: ${vars.hit};
  padding: 0 ${vars.space3};
  border: 0;
  background: none;
  color: ${vars.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${vars.accentWash};
  }
  & kbd {
    color: ${vars.inkMuted};
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
  }
  @media (pointer: coarse) {
    & kbd {
      display: none;
    }
  }
`;
