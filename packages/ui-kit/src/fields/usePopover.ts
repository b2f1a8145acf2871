import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';

export interface PopoverParts<Trigger extends HTMLElement> {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes and gives the focus back to the trigger. */
  readonly close: () => void;
  readonly triggerRef: RefObject<Trigger | null>;
  readonly popoverRef: RefObject<HTMLDivElement | null>;
  readonly popoverId: string;
  /** For the trigger, beside its ref. */
  readonly invokerProps: {
    readonly popoverTarget: string;
    readonly onClick: (event: MouseEvent) => void;
  };
  readonly popoverProps: {
    readonly id: string;
    readonly popover: 'auto';
    readonly style: CSSProperties;
    readonly onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
  };
}

const GAP_PX = 4;

/**
 * Opens a box in the browser's top layer below a trigger, or above where there is no room. The browser closes it on
 * Esc and on a press outside.
 */
export function usePopover<Trigger extends HTMLElement = HTMLButtonElement>(): PopoverParts<Trigger> {
  const popoverId = useId();
  const triggerRef = useRef<Trigger>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(() => {
    const box = popoverRef.current;
    const trigger = triggerRef.current;
    if (box === null || trigger === null || box.matches(':popover-open')) return;
    box.showPopover();
    place(box, trigger.getBoundingClientRect());
  }, []);

  const close = useCallback(() => {
    const box = popoverRef.current;
    if (box?.matches(':popover-open') !== true) return;
    box.hidePopover();
    triggerRef.current?.focus();
  }, []);

  return {
    isOpen,
    open,
    close,
    triggerRef,
    popoverRef,
    popoverId,
    invokerProps: {
      // Named as the invoker, the trigger does not count as outside; the browser would open without placing.
      popoverTarget: popoverId,
      onClick: (event) => {
        event.preventDefault();
        if (isOpen) close();
        else open();
      },
    },
    popoverProps: {
      id: popoverId,
      popover: 'auto',
      style: { position: 'fixed', margin: 0, inset: 'auto' },
      onToggle: (event) => setIsOpen(event.newState === 'open'),
    },
  };
}

/** Written straight to the element: where it goes is known only once it has been laid out. */
function place(box: HTMLElement, anchor: DOMRect): void {
  const { innerWidth, innerHeight } = window;
  const { width, height } = box.getBoundingClientRect();
  const below = anchor.bottom + GAP_PX;
  const hasRoomBelow = below + height <= innerHeight || anchor.top < innerHeight - anchor.bottom;
  const top = hasRoomBelow ? below : Math.max(GAP_PX, anchor.top - GAP_PX - height);
  const left = Math.max(GAP_PX, Math.min(anchor.left, innerWidth - width - GAP_PX));
  box.style.top = `${top}px`;
  box.style.left = `${left}px`;
}
