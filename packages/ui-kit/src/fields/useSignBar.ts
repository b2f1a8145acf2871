import { type ComponentType, useState } from 'react';
import { loadKitParts } from '../loadKitParts.ts';
import type { SignBarProps } from './SignBar.tsx';

export interface SignBarState {
  /** The bar, or null while it is hidden, and its container. */
  readonly Bar: ComponentType<SignBarProps> | null;
  readonly place: Element | null;
  readonly hasLetters: boolean;
  readonly setLetters: (hasLetters: boolean) => void;
  readonly enter: (field: Element) => void;
  readonly leave: () => void;
}

/** Gives a numeric field its character bar on touch screens; the code is loaded when the first field is focused. */
export function useSignBar(): SignBarState {
  const [Bar, setBar] = useState<ComponentType<SignBarProps> | null>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const [hasLetters, setLetters] = useState(false);
  return {
    Bar,
    place,
    hasLetters,
    setLetters,
    enter: (field) => {
      if (typeof window.matchMedia !== 'function' || !window.matchMedia('(pointer: coarse)').matches) return;
      setPlace(field.closest('dialog, [data-eecs-root]'));
      if (Bar !== null) return;
      loadKitParts().then(
        ({ SignBar }) => setBar(() => SignBar),
        // Without the bar the keypad works as before.
        () => undefined,
      );
    },
    leave: () => {
      setPlace(null);
      setLetters(false);
    },
  };
}
