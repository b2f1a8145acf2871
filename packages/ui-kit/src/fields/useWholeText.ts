import { type FocusEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Props of an input in which typing replaces a committed text. */
export interface WholeText {
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLInputElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLInputElement>) => void;
}

/**
 * Keeps the text of a focused field selected while nobody edits it: on focus, after Enter and Esc, after a step and
 * after an undo. Typed text then replaces the old text; otherwise -8 after -7 would read -7-8. A click sets the caret
 * inside the text as usual, but a click beside the text keeps the selection.
 */
export function useWholeText(
  input: RefObject<HTMLInputElement | null>,
  { text, isEditing }: { readonly text: string; readonly isEditing: boolean },
): WholeText {
  const wasFocused = useRef(false);

  useLayoutEffect(() => {
    const field = input.current;
    if (field === null || isEditing) return;
    const root = field.getRootNode() as Document | ShadowRoot;
    if (root.activeElement === field) field.select();
  }, [input, text, isEditing]);

  return {
    onFocus: (event) => event.currentTarget.select(),
    onPointerDown: (event) => {
      const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
      wasFocused.current = root.activeElement === event.currentTarget;
    },
    onPointerUp: ({ currentTarget: field }) => {
      if (isEditing || field.selectionStart !== field.selectionEnd) return;
      const isInside = field.selectionStart !== 0 && field.selectionStart !== field.value.length;
      if (!wasFocused.current || !isInside) field.select();
    },
  };
}
