import type { CrossSection, Material, Origin } from '@eecs/solver-core';
import type { CatalogueClass, CatalogueLocale, PrintedValues, Strengths } from '@eecs/solver-core/catalogue';

/** An entry of a library that can be added to a document. */
export interface LibraryItem<Item extends Material | CrossSection = Material | CrossSection> {
  /** A material in the units of an SI case, or a cross-section in its own units. */
  readonly item: Item;
  readonly origin: Origin;
  /** Its name in words, if it has no designation. */
  readonly title?: string;
  /** Its standard, and where its strengths apply. */
  readonly source?: string;
  readonly limits?: string;
  /** Strengths under their names in the standard, MPa. */
  readonly strengths?: Strengths;
  /** The printed area and second moments of a section, cm² and cm⁴. */
  readonly printed?: PrintedValues;
}

/** Entries of a library that belong together: a series of a standard, grades of one kind, a user's group. */
export interface LibraryDrawer<Item extends Material | CrossSection = Material | CrossSection> {
  readonly name: string;
  readonly items: readonly LibraryItem<Item>[];
}

/** The two parts of a reader's own library. */
export interface OwnItems {
  readonly material: Material;
  readonly section: CrossSection;
}

/** The source of standard materials and sections, and of the reader's own. Each call rejects if it fails. */
export interface Library {
  /** Lists the standard sections of a class, by drawers with names in a given language. */
  readonly listSections: (
    shape: CatalogueClass,
    locale: CatalogueLocale,
  ) => Promise<readonly LibraryDrawer<CrossSection>[]>;
  readonly listMaterials: (locale: CatalogueLocale) => Promise<readonly LibraryDrawer<Material>[]>;
  /** Lists the reader's own entries; absent if the site stores none. */
  readonly listOwn?: <Part extends keyof OwnItems>(
    part: Part,
    locale: CatalogueLocale,
  ) => Promise<readonly LibraryDrawer<OwnItems[Part]>[]>;
}
