import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { vars } from '../../theme/tokens.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import { SHOWN_QUANTITIES, type ShownQuantity } from './optionLists.ts';
import { UnitPresets } from './UnitPresets.tsx';

export interface UnitsPopoverProps {
  /** Quantities that this editor does not use. */
  readonly hides: readonly string[];
  /** Opens the sheet of all options. */
  readonly onAll: () => void;
  readonly onClose: () => void;
}

/** The gap between the popover and its button, and to the edges of the window, px. */
const GAP_PX = 4;

/**
 * The unit presets below the button that opens them, and a link to all options. Must be rendered beside that button.
 */
export function UnitsPopover({ hides, onAll, onClose }: UnitsPopoverProps) {
  const t = useOptionText();
  const box = useRef<HTMLDivElement>(null);
  const quantities = SHOWN_QUANTITIES.filter((one: ShownQuantity) => !hides.includes(one));

  // In the top layer, because a board clips its content.
  useLayoutEffect(() => {
    const own = box.current;
    const button = own?.parentElement?.getBoundingClientRect();
    if (own === null || button === undefined) return;
    own.showPopover();
    const { offsetWidth, offsetHeight, ownerDocument } = own;
    const { clientWidth, clientHeight } = ownerDocument.documentElement;
    const left = Math.min(button.right - offsetWidth, clientWidth - offsetWidth - GAP_PX);
    const top = Math.min(button.bottom + GAP_PX, clientHeight - offsetHeight - GAP_PX);
    own.style.left = `${Math.max(GAP_PX, left)}px`;
    own.style.top = `${Math.max(GAP_PX, top)}px`;
    own.querySelector<HTMLElement>('[aria-checked="true"]')?.focus({ preventScroll: true });
  }, []);

  // Closes on a press anywhere else, and when its button moves.
  useEffect(() => {
    const own = box.current;
    if (own === null) return undefined;
    const root = own.ownerDocument;
    const handleDown = (event: PointerEvent): void => {
      const isOwn = own.parentElement !== null && event.composedPath().includes(own.parentElement);
      if (!isOwn) onClose();
    };
    root.addEventListener('pointerdown', handleDown, true);
    root.defaultView?.addEventListener('resize', onClose);
    return () => {
      root.removeEventListener('pointerdown', handleDown, true);
      root.defaultView?.removeEventListener('resize', onClose);
    };
  }, [onClose]);

  function leave(): void {
    box.current?.parentElement?.querySelector('button')?.focus({ preventScroll: true });
    onClose();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  }

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget !== null && !(currentTarget.parentElement ?? currentTarget).contains(relatedTarget))
      onClose();
  }

  return (
    <Box
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={t('units')}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      <h3>{t('units')}</h3>
      <UnitPresets quantities={quantities} />
      <div>
        <Button
          onClick={() => {
            // The sheet returns the focus to its previous place.
            leave();
            onAll();
          }}
        >
          {t('all')}
        </Button>
      </div>
    </Box>
  );
}

const Box = styled.div`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  max-width: calc(100vw - ${2 * GAP_PX}px);
  margin: 0;
  padding: ${vars.space3};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};

  &:popover-open {
    display: grid;
    gap: ${vars.space2};
  }
  & h3 {
    margin: 0;
    font-size: ${vars.text2};
    font-weight: 600;
  }
  & svg {
    filter: none;
  }
`;
