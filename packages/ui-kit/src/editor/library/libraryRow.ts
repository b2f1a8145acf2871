import type { CrossSection, Material } from '@eecs/solver-core';
import { type Searched, getShapeWords, labelKeys, toWords } from '@eecs/solver-core/catalogue';
import type { LibraryDrawer, LibraryItem } from '../../host/library.ts';

/** A row of the browser: an entry of a library, its place, and its search words. */
export interface LibraryRow<Item extends Material | CrossSection = Material | CrossSection>
  extends LibraryItem<Item>, Searched {
  /** Unique among all rows. */
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
 * Lays out the drawers of a shelf as rows, in their order; `words` are additional search words for all. A section is
 * also found by the words for its shape, on any shelf.
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
