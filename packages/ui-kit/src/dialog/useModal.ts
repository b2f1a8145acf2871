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
 * afterwards back to its previous place. `onDismiss` is called on Esc and on a press outside, and decides; the content
 * must fill the dialog to the edge. Key presses in it do not reach the component in which it is mounted.
 *
 * @example <dialog {...useModal(onClose)}>…</dialog>
 */
export function useModal(onDismiss: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // Opens the browser's modal element; on close the focus returns to the previous element.
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const previous = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
    dialog.showModal();
    // The browser would focus the first control, which may be a checkbox.
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => {
      dialog.close();
      const isFocusable = previous instanceof HTMLElement || previous instanceof SVGElement;
      // The scroll position of the page does not change.
      if (isFocusable && previous.isConnected) previous.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref,
    onKeyDown: (event) => {
      // Keys typed here do not reach anything outside the dialog.
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      // Chromium closes a dialog on the second Esc even if `cancel` was prevented, so the key itself is handled.
      event.preventDefault();
      onDismiss();
    },
    onClick: (event) => {
      // Only a press on the backdrop has the dialog itself as its target.
      if (event.target === event.currentTarget) onDismiss();
    },
    onCancel: (event) => {
      event.preventDefault();
      onDismiss();
    },
  };
}
