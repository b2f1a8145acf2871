import {
  type CrossSection,
  type Material,
  type SectionProperties,
  sectionProperties,
} from '@eecs/solver-core';
import {
  CATALOGUE_CLASSES,
  type CatalogueClass,
  labelKeys,
  loadMaterials,
  loadSections,
  parseSectionRow,
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

/** Finds cross-sections as `IPE 300`, `W14x90` or words in any of the three languages name them, the closest first. */
export async function findSections(query: string, most: number): Promise<FoundSection[]> {
  sections ??= listSections();
  return searchEntries(await sections, query)
    .slice(0, most)
    .flatMap(({ label, standard, shape, data }) => {
      const section = parseSectionRow({ name: shape, headers: sectionHeaders(shape), data });
      if (section === null) return [];
      const result = sectionProperties(section, 0);
      return [{ label, standard, section, properties: result.ok ? result.properties : null }];
    });
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

/** Finds materials by grade or words, as `S355`, `C24` or `concrete` name them. */
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
