import type { CrossSection, Failure, SectionProperties } from '@eecs/solver-core';
import type { FoundMaterial, FoundSection } from './findInCatalogue.ts';

/** There are no options: the only result of a section is its properties. */
export type SectionTaskOptions = Readonly<Record<string, never>>;

/** The outcome for a section that nobody has checked. */
export type SectionOutcome =
  | { readonly kind: 'described'; readonly section: CrossSection; readonly properties: SectionProperties }
  | {
      readonly kind: 'noSection';
      /** Paths are those of a document with this section alone (`/sections/0/h`). */
      readonly failures: readonly Failure[];
      /** Whether the section names a shape that there is. */
      readonly isKnownShape: boolean;
    };

/** A query to the catalogue. */
export interface CatalogueTaskOptions {
  readonly of: 'sections' | 'materials';
  /** A designation or words. */
  readonly asked: string;
  /** At most so many entries are answered. */
  readonly most: number;
}

/** Entries of the catalogue, the closest first. */
export type CatalogueOutcome =
  | { readonly kind: 'sections'; readonly found: readonly FoundSection[] }
  | { readonly kind: 'materials'; readonly found: readonly FoundMaterial[] };
