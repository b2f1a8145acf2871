import type { CrossSection, Material } from '@eecs/solver-core';
import { type Searched, getShapeWords, labelKeys, toWords } from '@eecs/solver-core/catalogue';
import type { LibraryDrawer, LibraryItem } from '../../host/library.ts';

/** A row of the browser: something of a library, where it is, and by what it is found. */
export interface LibraryRow<Item extends Material | CrossSection = Material | CrossSection>
  extends LibraryItem<Item>, Searched {
  /** By which it is known among all rows. */
  readonly id: string;
  readonly label: string;
  readonly shelf: string;
  readonly drawer: string;
}

/** Returns the name of a material, or the label of a section. */
export function labelOf(item: Material | CrossSection): string {
  return 'className' in item ? item.label : item.name;
}

/**
 * Lays the drawers of a shelf out as rows, in their order; `words` are further ones by which all are found. A section
 * is found by the words for its shape too, on whatever shelf it stands.
 */
export function toRows<Item extends Material | CrossSection>(
  shelf: string,
  drawers: readonly LibraryDrawer<Item>[],
  words: string,
): readonly LibraryRow<Item>[] {
  return drawers.flatMap(({ name, items }, place) => {
    const known = new Map<string, readonly string[]>();
    const wordsOf = (item: Item): readonly string[] => {
      const shape = 'className' in item ? getShapeWords(item.className) : '';
      const found = known.get(shape) ?? toWords(name, words, shape);
      known.set(shape, found);
      return found;
    };
    return items.map((entry): LibraryRow<Item> => {
      const shared = wordsOf(entry.item);
      const label = labelOf(entry.item);
      const { kind, id } = entry.origin;
      return {
        ...entry,
        id: `${shelf}#${place}#${kind}:${id}`,
        label,
        shelf,
        drawer: name,
        keys: labelKeys(label),
        words: entry.title === undefined ? shared : [...shared, ...toWords(entry.title)],
      };
    });
  });
}
