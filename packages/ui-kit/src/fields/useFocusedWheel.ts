import { type RefObject, useEffect, useRef } from 'react';

/**
 * Listens to the wheel on an input only while it has the focus; otherwise the page scrolls. React's wheel listeners are
 * passive, so this adds its own.
 */
export function useFocusedWheel(
  input: RefObject<HTMLInputElement | null>,
  onTurn: (event: WheelEvent) => void,
): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    const listen = (event: WheelEvent): void => {
      if (element.ownerDocument.activeElement !== element && !element.matches(':focus')) return;
      event.preventDefault();
      latest.current(event);
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [input]);
}
