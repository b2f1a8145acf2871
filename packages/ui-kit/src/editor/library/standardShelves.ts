import type { CrossSection, Material } from '@eecs/solver-core';
import { type CatalogueClass, type CatalogueLocale, SHAPE_WORDS } from '@eecs/solver-core/catalogue';
import type { Library } from '../../host/library.ts';
import type { LibraryText } from './libraryMessages.ts';
import type { LibraryShelf } from './useShelves.ts';

/** The library and the reader's language and texts. */
export interface ShelfReader {
  readonly library: Library;
  readonly locale: CatalogueLocale;
  readonly t: LibraryText;
}

const SHAPES: readonly CatalogueClass[] = [
  'h',
  'c',
  'l',
  't',
  'z',
  'lipped-c',
  'lipped-z',
  'rectangular-pipe',
  'round-pipe',
  'rect',
  'circle',
];

/** Lists the shelves of sections: the reader's own if the host stores them, then one for each shape. */
export function listSectionShelves({
  library,
  locale,
  t,
}: ShelfReader): readonly LibraryShelf<CrossSection>[] {
  const { listOwn } = library;
  return [
    ...(listOwn === undefined
      ? []
      : [{ id: 'own', name: t('shelf.own'), words: '', load: () => listOwn('section', locale) }]),
    ...SHAPES.map((shape) => ({
      id: shape,
      name: t(`shelf.${shape}`),
      words: `${t(`shelf.${shape}`)} ${SHAPE_WORDS[shape]}`,
      load: () => library.listSections(shape, locale),
    })),
  ];
}

/** Lists the shelves of materials: the reader's own, and the standard ones. */
export function listMaterialShelves({ library, locale, t }: ShelfReader): readonly LibraryShelf<Material>[] {
  const { listOwn } = library;
  return [
    ...(listOwn === undefined
      ? []
      : [{ id: 'own', name: t('shelf.own'), words: '', load: () => listOwn('material', locale) }]),
    {
      id: 'materials',
      name: t('shelf.materials'),
      words: '',
      load: () => library.listMaterials(locale),
    },
  ];
}
