import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onTimeout` after `timeoutMs` during which it was not held; holding (pointer above, focus inside) pauses the
 * clock. 0 never calls. A new `key` restarts it.
 */
export function useNoticeTimer(
  key: string,
  timeoutMs: number,
  onTimeout: () => void,
): { readonly hold: () => void; readonly release: () => void } {
  const [isHeld, setIsHeld] = useState(false);
  const remaining = useRef(timeoutMs);

  useEffect(() => {
    remaining.current = timeoutMs;
  }, [key, timeoutMs]);

  // Runs the timer.
  useEffect(() => {
    if (timeoutMs <= 0 || isHeld) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(onTimeout, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - startedAt));
    };
  }, [key, timeoutMs, isHeld, onTimeout]);

  return { hold: () => setIsHeld(true), release: () => setIsHeld(false) };
}
