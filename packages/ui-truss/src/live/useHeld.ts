import { useEffect, useState } from 'react';

/**
 * Time for which the previous value is shown while the next one is computed, ms: screen readers repeat words that
 * disappear and reappear.
 */
const HELD_MS = 600;

/** Returns a value; while it is null for a moment, returns the previous one. */
export function useHeld<Value>(value: Value | null): Value | null {
  const [held, setHeld] = useState(value);
  if (value !== null && value !== held) setHeld(() => value);
  // Drops the previous value if no new one arrives.
  useEffect(() => {
    if (value !== null) return undefined;
    const waiting = setTimeout(() => setHeld(null), HELD_MS);
    return () => clearTimeout(waiting);
  }, [value]);
  return value ?? held;
}
