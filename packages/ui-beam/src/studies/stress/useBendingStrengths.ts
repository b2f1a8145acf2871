import { useEffect, useState } from 'react';
import { type Material, type UnitSystem, convertQuantity } from '@eecs/solver-core';
import { type LibraryDrawer, useHost, useLocale } from '@eecs/ui-kit';
import { catalogueLibrary } from '@eecs/ui-kit/editor';

/** Returns the bending strength of a material's grade, MPa or psi; undefined for any other material. */
export type BendingStrengthOf = (material: Material) => number | undefined;

/** Lists the bending strengths of the grades of a library by the origin of their materials. */
export function listBendingStrengths(
  drawers: readonly LibraryDrawer<Material>[],
  system: UnitSystem,
): BendingStrengthOf {
  const known = new Map(
    drawers.flatMap(({ items }) =>
      items.flatMap(({ origin, strengths }) =>
        strengths?.fm === undefined
          ? []
          : [[origin.id, convertQuantity(strengths.fm, 'stress', 0, system)] as const],
      ),
    ),
  );
  return ({ origin }) => (origin?.kind === 'catalogue' ? known.get(origin.id) : undefined);
}

const NONE: BendingStrengthOf = () => undefined;

/** Returns the bending strengths of the library's grades; the library is queried only if `isWanted`. */
export function useBendingStrengths(isWanted: boolean, system: UnitSystem): BendingStrengthOf {
  const { library = catalogueLibrary } = useHost();
  const locale = useLocale();
  const [drawers, setDrawers] = useState<readonly LibraryDrawer<Material>[]>([]);
  // Queries the library for its grades once the beam may contain one of them.
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    library.listMaterials(locale).then(
      (found) => {
        if (!isGone) setDrawers(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, library, locale]);
  return drawers.length === 0 ? NONE : listBendingStrengths(drawers, system);
}
