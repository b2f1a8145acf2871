import { useRef, useState } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { useHost } from '../../kit/useHost.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { catalogueLibrary } from './catalogueLibrary.ts';
import { findStandardMaterials, findStandardSections } from './findStandards.ts';
import { type FoundStandards, type NamedConstants, NO_STANDARDS } from './foundStandards.ts';

/**
 * Returns a finder of standard cross-sections and materials by the names in a table. It returns known entries at once;
 * later answers of the library update the table.
 */
export function useStandards(): (names: NamedConstants, system: UnitSystem) => FoundStandards {
  const { library = catalogueLibrary } = useHost();
  const locale = useLocale();
  const asked = useRef(new Set<string>());
  const [known, setKnown] = useState<ReadonlyMap<UnitSystem, FoundStandards>>(new Map());
  return ({ sections, materials }, system) => {
    const isNew = (name: string): boolean => !asked.current.has(`${system} ${name}`);
    const wanted = { sections: sections.filter(isNew), materials: materials.filter(isNew) };
    for (const name of [...wanted.sections, ...wanted.materials]) asked.current.add(`${system} ${name}`);
    if (wanted.sections.length + wanted.materials.length > 0) {
      const of = { library, locale, system };
      void Promise.all([
        findStandardSections(wanted.sections, of),
        findStandardMaterials(wanted.materials, of),
      ]).then(
        ([foundSections, foundMaterials]) =>
          setKnown((before) => {
            const { sections: one, materials: other } = before.get(system) ?? NO_STANDARDS;
            return new Map(before).set(system, {
              sections: new Map([...one, ...foundSections]),
              materials: new Map([...other, ...foundMaterials]),
            });
          }),
        // Tables that failed to load are requested again with the next reading.
        () => {
          for (const name of [...wanted.sections, ...wanted.materials])
            asked.current.delete(`${system} ${name}`);
        },
      );
    }
    return known.get(system) ?? NO_STANDARDS;
  };
}
