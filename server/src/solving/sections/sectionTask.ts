import type { CrossSection, Failure, SectionProperties } from '@eecs/solver-core';
import type { FoundMaterial, FoundSection } from './findInCatalogue.ts';

/** There are no options: the only result of a section is its properties. */
export type SectionTaskOptions = Readonly<Record<string, never>>;

/** The outcome for a section that is not validated yet. */
export type SectionOutcome =
  | { readonly kind: 'described'; readonly section: CrossSection; readonly properties: SectionProperties }
  | {
      readonly kind: 'noSection';
      /** Paths refer to a document that contains only this section (`/sections/0/h`). */
      readonly failures: readonly Failure[];
      /** Whether the shape that the section names is known. */
      readonly isKnownShape: boolean;
    };

/** A query to the catalogue. */
export interface CatalogueTaskOptions {
  readonly of: 'sections' | 'materials';
  /** A designation or words. */
  readonly asked: string;
  /** Maximum number of entries in the answer. */
  readonly most: number;
}

/** Entries of the catalogue, best match first. */
export type CatalogueOutcome =
  | { readonly kind: 'sections'; readonly found: readonly FoundSection[] }
  | { readonly kind: 'materials'; readonly found: readonly FoundMaterial[] };
