import {
  type CrossSection,
  type Material,
  type SectionProperties,
  composePair,
  sectionProperties,
} from '@eecs/solver-core';
import {
  CATALOGUE_CLASSES,
  type CatalogueClass,
  labelKeys,
  loadMaterials,
  loadSections,
  parseSectionRow,
  type PairReading,
  readPairs,
  searchEntries,
  type Searched,
  sectionHeaders,
  SHAPE_WORDS,
  toWords,
} from '@eecs/solver-core/catalogue';

interface SectionEntry extends Searched {
  readonly label: string;
  readonly standard: string;
  readonly shape: CatalogueClass;
  readonly data: string;
}

/** A cross-section of the catalogue, ready for a document, with its properties. */
export interface FoundSection {
  readonly label: string;
  readonly standard: string;
  readonly section: CrossSection;
  readonly properties: SectionProperties | null;
}

/** A material of the catalogue, ready for a document. */
export interface FoundMaterial {
  readonly title: string;
  readonly standard: string;
  readonly material: Material;
  readonly strengths: unknown;
}

let sections: Promise<readonly SectionEntry[]> | null = null;

/**
 * Finds cross-sections by designation (`IPE 300`, `W14x90`, `2L 100x10 / 10` for two of one) or by words in any of the
 * three languages, best match first.
 */
export async function findSections(query: string, most: number): Promise<FoundSection[]> {
  sections ??= listSections();
  const entries = await sections;
  for (const pair of readPairs(query)) {
    const found = searchEntries(entries, pair.part);
    if (found.length > 0) return found.slice(0, most).flatMap((entry) => findOf(entry, pair));
  }
  return searchEntries(entries, query)
    .slice(0, most)
    .flatMap((entry) => findOf(entry, null));
}

function findOf({ standard, shape, data }: SectionEntry, pair: PairReading | null): FoundSection[] {
  const single = parseSectionRow({ name: shape, headers: sectionHeaders(shape), data });
  const section = single && pair ? composePair(single, pair) : single;
  if (section === null) return [];
  const result = sectionProperties(section, 0);
  return [{ label: section.label, standard, section, properties: result.ok ? result.properties : null }];
}

async function listSections(): Promise<readonly SectionEntry[]> {
  const shelves = await Promise.all(
    CATALOGUE_CLASSES.map(async (shape) =>
      (await loadSections(shape)).flatMap(({ drawer, children }) => {
        const words = toWords(drawer, SHAPE_WORDS[shape]);
        return children.map(({ data }): SectionEntry => {
          const label = data.split(';', 1)[0] ?? '';
          return { label, standard: drawer, shape, data, keys: labelKeys(label), words };
        });
      }),
    ),
  );
  return shelves.flat();
}

/** Finds materials by grade or words, such as `S355`, `C24` or `concrete`. */
export async function findMaterials(query: string, most: number): Promise<FoundMaterial[]> {
  const entries = (await loadMaterials()).flatMap(({ drawer, children }) =>
    children.map(({ title, material, strengths }) => ({
      title,
      standard: drawer,
      material,
      strengths,
      keys: labelKeys(material.name),
      words: toWords(drawer, title),
    })),
  );
  return searchEntries(entries, query)
    .slice(0, most)
    .map(({ title, standard, material, strengths }) => ({ title, standard, material, strengths }));
}
