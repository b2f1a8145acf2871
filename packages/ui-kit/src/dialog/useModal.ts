import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';

/** The props of a `<dialog>`. */
export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Shows the browser's own modal element while mounted: the focus goes to the element with `data-initial-focus` and
 * afterwards back to where it was. `onDismiss` is called on Esc and on a press outside, and decides; its content fills
 * the dialog to the edge. Its key presses do not reach the component in which it is mounted.
 *
 * @example <dialog {...useModal(onClose)}>…</dialog>
 */
export function useModal(onDismiss: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // Synchronizes with the browser's modal state; closing gives the focus back to what had it.
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const previous = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
    dialog.showModal();
    // The browser would take the first control, a checkbox perhaps.
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => {
      dialog.close();
      const isFocusable = previous instanceof HTMLElement || previous instanceof SVGElement;
      // The scrolled place of the page stays as it is.
      if (isFocusable && previous.isConnected) previous.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref,
    onKeyDown: (event) => {
      // Keys typed here reach nothing outside the dialog.
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      // Chromium closes a dialog on the second Esc even when `cancel` was refused, so the key itself is taken.
      event.preventDefault();
      onDismiss();
    },
    onClick: (event) => {
      // Only the backdrop has the dialog itself as target.
      if (event.target === event.currentTarget) onDismiss();
    },
    onCancel: (event) => {
      event.preventDefault();
      onDismiss();
    },
  };
}
