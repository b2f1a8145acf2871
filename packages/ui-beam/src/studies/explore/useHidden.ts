import { useState } from 'react';

/** Holds which entries of a list are hidden, and returns the function that toggles one. */
export function useHidden<Key>(
  first: () => Iterable<Key>,
): readonly [hidden: ReadonlySet<Key>, toggle: (key: Key) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<Key>>(() => new Set(first()));
  const toggle = (key: Key): void =>
    setHidden((before) =>
      before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]),
    );
  return [hidden, toggle];
}
