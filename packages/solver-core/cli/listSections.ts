import { loadSections } from '../src/catalogue/loadSections.ts';
import { parseSectionRow } from '../src/catalogue/parseSectionRow.ts';
import { CATALOGUE_CLASSES, sectionHeaders } from '../src/catalogue/sectionClasses.ts';
import type { CrossSection } from '../src/index.ts';

/** Lists the sections of all series whose name contains the words, and the names of all series. */
export async function listSections(words: string) {
  const names: string[] = [];
  const sections: CrossSection[] = [];
  for (const shape of CATALOGUE_CLASSES) {
    const headers = sectionHeaders(shape);
    for (const { drawer, children } of await loadSections(shape)) {
      names.push(drawer);
      if (!drawer.toLowerCase().includes(words.toLowerCase())) continue;
      sections.push(...children.flatMap(({ data }) => parseSectionRow({ name: shape, headers, data }) ?? []));
    }
  }
  return { sections, names };
}
