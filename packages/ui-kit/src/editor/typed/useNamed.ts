import { useEffect, useMemo, useState } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { useHost } from '../../kit/useHost.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { catalogueLibrary } from '../library/catalogueLibrary.ts';
import type { Named } from './named.ts';
import { type Near, type Ways, findNamed } from './findNamed.ts';

/** The state of a name: being looked up, found, made in two ways, or unknown with similar ones. */
export type Asked = Named | Near | Ways | 'asked';

/** Returns whether a name was found. */
export function isFound(asked: Asked | undefined): asked is Named {
  return typeof asked === 'object' && asked.kind !== 'near' && asked.kind !== 'ways';
}

/** A name is looked up after this time without a keystroke, ms. */
const REST_MS = 250;

/**
 * Looks up the names of a line in the library, each once per unit system and language. The map stays the same until an
 * answer arrives or the names change.
 */
export function useNamed(names: readonly string[], system: UnitSystem): ReadonlyMap<string, Asked> {
  const { library = catalogueLibrary } = useHost();
  const locale = useLocale();
  const [known, setKnown] = useState<ReadonlyMap<string, Asked>>(new Map());
  const keyOf = (name: string): string => `${system} ${locale} ${name}`;
  const wanted = names.filter((name) => !known.has(keyOf(name))).join(';');

  // Queries the library once typing pauses.
  useEffect(() => {
    if (wanted === '') return undefined;
    const timer = setTimeout(() => {
      for (const name of wanted.split(';')) {
        const key = `${system} ${locale} ${name}`;
        setKnown((before) => new Map(before).set(key, 'asked'));
        findNamed(name, { library, locale, system }).then(
          (found) => setKnown((before) => new Map(before).set(key, found)),
          // If a table fails to load, the name is looked up again with the next keystroke.
          () => setKnown((before) => new Map([...before].filter(([other]) => other !== key))),
        );
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, library, locale, system]);

  const listed = names.join(';');
  return useMemo(
    () =>
      new Map(
        listed.split(';').flatMap((name) => {
          const asked = known.get(`${system} ${locale} ${name}`);
          return asked === undefined ? [] : [[name, asked] as const];
        }),
      ),
    [listed, known, system, locale],
  );
}

/** Returns the names that were found, with their objects. */
export function pickFound(named: ReadonlyMap<string, Asked>): ReadonlyMap<string, Named> {
  return new Map([...named].filter((entry): entry is [string, Named] => isFound(entry[1])));
}
