import { useEffect, useState } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { useHost, useLocale } from '@eecs/ui-kit';
import { catalogueLibrary } from '@eecs/ui-kit/editor';
import type { Named } from './applyLine.ts';
import { findNamed } from './findNamed.ts';

/** What became of a name: still asked for, found, or nobody has it. */
export type Asked = Named | 'asked' | 'unknown';

/** After so long without a letter a name is asked for, ms. */
const REST_MS = 250;

/** Asks the library for the names of a line, each once. */
export function useNamed(names: readonly string[], system: UnitSystem): ReadonlyMap<string, Asked> {
  const { library = catalogueLibrary } = useHost();
  const locale = useLocale();
  const [known, setKnown] = useState<ReadonlyMap<string, Asked>>(new Map());
  const wanted = names.filter((name) => !known.has(name)).join(';');

  // Asks whoever has the tables, once the hand rests.
  useEffect(() => {
    if (wanted === '') return undefined;
    const timer = setTimeout(() => {
      for (const name of wanted.split(';')) {
        setKnown((before) => new Map(before).set(name, 'asked'));
        findNamed(name, { library, locale, system }).then(
          (found) => setKnown((before) => new Map(before).set(name, found ?? 'unknown')),
          // What did not come is asked for again with the next letter.
          () => setKnown((before) => new Map([...before].filter(([other]) => other !== name))),
        );
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, library, locale, system]);

  return known;
}
