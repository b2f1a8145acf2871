import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { IconButton, vars } from '@eecs/ui-kit';

/** An entry of a menu. */
export interface Action {
  readonly name: string;
  readonly label: string;
  /** Why it is not available here; `run` explains more. */
  readonly reason?: string;
  readonly run: () => void;
}

export interface ActionsMenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
  /** The content of the button. @default three dots */
  readonly face?: ReactNode;
}

/** A button with a menu: arrow keys move in it; Esc and a click outside close it. */
export function ActionsMenu({ label, actions, face }: ActionsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  // The menu opens upwards if its button is near the lower edge of the window.
  useLayoutEffect(() => {
    const element = list.current;
    if (!isOpen || element === null) return;
    const { bottom } = element.getBoundingClientRect();
    element.dataset['side'] = bottom > window.innerHeight ? 'above' : 'below';
  }, [isOpen]);

  // Synchronizes with clicks anywhere else on the page.
  useEffect(() => {
    if (!isOpen) return undefined;
    box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
    const leave = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
    };
  }, [isOpen]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const at = items.findIndex((item) => item === document.activeElement);
    const target = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (target !== undefined) items[target]?.focus();
    // The surrounding editor handles keys, so they stop here; Tab keeps its usual effect.
    if (event.key !== 'Tab' && event.key !== 'Enter' && event.key !== ' ') event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box ref={box}>
      <IconButton
        ref={button}
        label={label}
        icon={face ?? <Ellipsis size={20} aria-hidden />}
        {...(face !== undefined && { style: WIDE })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      />
      {isOpen ? (
        <List ref={list} id={id} role="menu" aria-label={label} onKeyDown={move}>
          {actions.map(({ name, label: text, reason, run }) => (
            <Item
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                run();
              }}
            >
              {text}
              {reason === undefined ? null : <Reason>{reason}</Reason>}
            </Item>
          ))}
        </List>
      ) : null}
    </Box>
  );
}

/** A button with a name is as wide as the name. */
const WIDE = { width: 'auto', minWidth: 44, paddingInline: 6 };

const Box = styled.div`
  position: relative;
  flex: none;
`;

const List = styled.div`
  position: absolute;
  top: 100%;
  inset-inline-end: 0;
  z-index: 15;
  min-width: 240px;
  padding: ${vars.space1} 0;
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  &[data-side='above'] {
    top: auto;
    bottom: 100%;
  }
`;

const Item = styled.button`
  display: block;
  width: 100%;
  min-height: ${vars.hit};
  padding: 0 ${vars.space4};
  border: 0;
  background: transparent;
  color: ${vars.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover,
  &:focus {
    background: ${vars.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Reason = styled.span`
  display: block;
  padding-bottom: ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
