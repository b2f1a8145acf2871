import { useEffect, useState } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { useHost, useLocale } from '@eecs/ui-kit';
import { catalogueLibrary } from '@eecs/ui-kit/editor';
import type { Named } from './takeNamed.ts';
import { type Near, type Ways, findNamed } from './findNamed.ts';

/** The state of a name: still asked for, found, made in two ways, or unknown with similar ones. */
export type Asked = Named | Near | Ways | 'asked';

/** Tells a name that was found. */
export function isFound(asked: Asked | undefined): asked is Named {
  return typeof asked === 'object' && asked.kind !== 'near' && asked.kind !== 'ways';
}

/** After so long without a letter a name is asked for, ms. */
const REST_MS = 250;

/** Asks the library for the names of a line, each once in each unit system and language. */
export function useNamed(names: readonly string[], system: UnitSystem): ReadonlyMap<string, Asked> {
  const { library = catalogueLibrary } = useHost();
  const locale = useLocale();
  const [known, setKnown] = useState<ReadonlyMap<string, Asked>>(new Map());
  const keyOf = (name: string): string => `${system} ${locale} ${name}`;
  const wanted = names.filter((name) => !known.has(keyOf(name))).join(';');

  // Asks whoever has the tables, once the hand rests.
  useEffect(() => {
    if (wanted === '') return undefined;
    const timer = setTimeout(() => {
      for (const name of wanted.split(';')) {
        const key = `${system} ${locale} ${name}`;
        setKnown((before) => new Map(before).set(key, 'asked'));
        findNamed(name, { library, locale, system }).then(
          (found) => setKnown((before) => new Map(before).set(key, found)),
          // A table that did not come is asked for again with the next letter.
          () => setKnown((before) => new Map([...before].filter(([other]) => other !== key))),
        );
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, library, locale, system]);

  return new Map(
    names.flatMap((name) => {
      const asked = known.get(keyOf(name));
      return asked === undefined ? [] : [[name, asked] as const];
    }),
  );
}
