import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { popoverStyle } from './popoverStyle.ts';
import { usePopover } from './usePopover.ts';

export interface PopoverProps {
  /** Names the trigger and the box. */
  readonly label: string;
  /** An icon instead of words on the trigger. */
  readonly icon?: ReactNode;
  /** @default 'plain' */
  readonly variant?: NonNullable<ButtonProps['variant']>;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a small box with controls; Esc and a press outside close it. */
export function Popover({ label, icon, variant = 'plain', disabled, children }: PopoverProps) {
  const { isOpen, triggerRef, invokerProps, popoverProps, popoverRef, popoverId } = usePopover();
  const triggerProps = {
    ref: triggerRef,
    disabled,
    'aria-expanded': isOpen,
    'aria-controls': popoverId,
    ...invokerProps,
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
      <Box ref={popoverRef} {...popoverProps} role="group" aria-label={label}>
        {children}
      </Box>
    </>
  );
}

const Box = styled.div`
  ${popoverStyle}
  padding: ${vars.space3};
`;
