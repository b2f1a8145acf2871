import type { CrossSection } from '@eecs/solver-core';
import { assignRodSection } from '@eecs/solver-core/code-checks';
import type { TrussCase } from '@eecs/solver-core/truss';
import { forgetLeftMade } from '../../editing/forgetLeftMade.ts';

/** Rods and the section that they get. */
export interface RodChoice {
  /** Indices of the links. */
  readonly links: readonly number[];
  readonly section: CrossSection;
}

/** Gives groups of rods their sections; sections that only these rods used are removed from the document. */
export function assignRods(document: TrussCase, choices: readonly RodChoice[]): TrussCase {
  const given = choices.reduce(
    (truss, { links, section }) => assignRodSection(truss, section, new Set(links)),
    document,
  );
  return forgetLeftMade(document.links, given);
}
