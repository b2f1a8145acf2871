import type { CrossSection, Material, Origin } from '@eecs/solver-core';
import type { CatalogueClass, CatalogueLocale, PrintedValues, Strengths } from '@eecs/solver-core/catalogue';

/** Something of a library that can be taken into a document. */
export interface LibraryItem<Item extends Material | CrossSection = Material | CrossSection> {
  /** A material in the units of an SI case, or a cross-section in those it names itself. */
  readonly item: Item;
  readonly origin: Origin;
  /** Its name in words, if it has no designation. */
  readonly title?: string;
  /** The standard it is from, and where its strengths hold. */
  readonly source?: string;
  readonly limits?: string;
  /** Strengths as the standard names them, MPa. */
  readonly strengths?: Strengths;
  /** The area and second moments that the table of a section prints, cm² and cm⁴. */
  readonly printed?: PrintedValues;
}

/** Things of a library that belong together: a series of a standard, grades of one kind, a group somebody made. */
export interface LibraryDrawer<Item extends Material | CrossSection = Material | CrossSection> {
  readonly name: string;
  readonly items: readonly LibraryItem<Item>[];
}

/** The two parts of what somebody keeps. */
export interface OwnItems {
  readonly material: Material;
  readonly section: CrossSection;
}

/**
 * Where a widget finds standard materials and sections, and those its reader
 * keeps. Each call rejects when it cannot answer.
 */
export interface Library {
  /** Lists the standard sections of a class, by drawers whose names are in a language. */
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
