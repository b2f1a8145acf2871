import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { nextMenuItem } from './nextMenuItem.ts';
import { popoverStyle } from './popoverStyle.ts';
import { usePopover } from './usePopover.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Shown at the right: "Ctrl+Z". */
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** Given, the item is a choice with a tick. */
  readonly checked?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** Names the trigger and the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** An icon instead of words on the trigger. */
  readonly icon?: ReactNode;
  /** @default 'plain' */
  readonly variant?: NonNullable<ButtonProps['variant']>;
  readonly disabled?: boolean;
}

/**
 * A button that opens a list of commands. Down or Enter opens; arrows, Home, End and first letters move; Esc and Tab
 * close, and the focus goes back to the button.
 */
export function Menu({ label, items, icon, variant = 'plain', disabled }: MenuProps) {
  const { isOpen, open, close, triggerRef, invokerProps, popoverProps, popoverRef, popoverId } = usePopover();
  const list = useRef<HTMLDivElement>(null);

  // Synchronizes the focus with the popover, which the browser opens and closes.
  useEffect(() => {
    if (isOpen) itemsOf(list.current)[0]?.focus();
  }, [isOpen]);

  function handleTriggerKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  function handleMenuKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab' || event.key === 'Escape') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    const buttons = itemsOf(list.current);
    const labels = buttons.map((button) => button.textContent ?? '');
    const current = buttons.findIndex((button) => button.matches(':focus'));
    const next = nextMenuItem(event.key, { current, labels });
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  const triggerProps = {
    ref: triggerRef,
    disabled,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': popoverId,
    ...invokerProps,
    onKeyDown: handleTriggerKeyDown,
  };

  return (
    <>
      {icon === undefined ? (
        <Button variant={variant} {...triggerProps}>
          {label}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      ) : (
        <IconButton label={label} icon={icon} {...triggerProps} />
      )}
      <List ref={popoverRef} {...popoverProps} onKeyDown={handleMenuKeyDown}>
        <div ref={list} role="menu" aria-label={label}>
          {items.map((item) => (
            <Item
              key={item.id}
              type="button"
              role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={item.checked}
              tabIndex={-1}
              disabled={item.disabled}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              <Mark aria-hidden="true">{item.checked === true ? <Check size={16} /> : item.icon}</Mark>
              <Words>{item.label}</Words>
              {item.shortcut === undefined ? null : <Shortcut aria-hidden="true">{item.shortcut}</Shortcut>}
            </Item>
          ))}
        </div>
      </List>
    </>
  );
}

function itemsOf(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
}

const List = styled.div`
  ${popoverStyle}
  min-width: 176px;
  padding: ${vars.space1} 0;
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  width: 100%;
  min-height: ${vars.hit};
  padding: 0 ${vars.space3} 0 ${vars.space2};
  border: 0;
  background: transparent;
  color: ${vars.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${vars.sunken};
  }
  &:focus {
    background: ${vars.accentWash};
    outline: none;
    box-shadow: inset 3px 0 0 ${vars.accent};
  }
  &:disabled {
    color: ${vars.inkMuted};
    cursor: default;
  }
`;

const Mark = styled.span`
  display: inline-flex;
  width: 20px;
`;

const Words = styled.span`
  flex: 1;
  white-space: nowrap;
`;

const Shortcut = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
