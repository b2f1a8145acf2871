import { useEffect, useState } from 'react';

/**
 * Time for which the previous value is shown while the next one is computed, ms: screen readers repeat words that go
 * and come back.
 */
const HELD_MS = 600;

/** Returns a value, and while there is none for a moment the one before. */
export function useHeld<Value>(value: Value | null): Value | null {
  const [held, setHeld] = useState(value);
  if (value !== null && value !== held) setHeld(() => value);
  // Forgets what was known last when nothing comes.
  useEffect(() => {
    if (value !== null) return undefined;
    const waiting = setTimeout(() => setHeld(null), HELD_MS);
    return () => clearTimeout(waiting);
  }, [value]);
  return value ?? held;
}
