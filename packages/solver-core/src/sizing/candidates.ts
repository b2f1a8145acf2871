import { computeStretches } from '../beam/elements/computeStretches.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { CrossSection } from '../model/common/document.ts';
import { boundOutlines } from '../sections/bounds.ts';
import { outlineSection } from '../sections/outlineSection.ts';
import { scaleBetween } from '../units/sectionScale.ts';
import { assignSection } from './assignSection.ts';

/** A cross-section that may be chosen. */
export interface Candidate {
  readonly section: CrossSection;
  /** Price per unit of mass, in any currency; candidates without one count as 1. */
  readonly price?: number;
}

/** The criterion for the better section: less mass, less height, or a lower price. */
export type SizingOrder = 'mass' | 'height' | 'price';

/** A candidate in the beam. */
export interface PlacedCandidate {
  /** Index in the list of candidates. */
  readonly index: number;
  readonly section: CrossSection;
  readonly document: BeamCase;
  /** Linear mass; kg/m or lb/in. */
  readonly mass: number;
  /** Mass, height or price by which the candidates are ordered. */
  readonly rank: number;
}

/**
 * Puts each candidate into the beam and orders them, the best first; of equal ones the lighter, then the earlier.
 * Candidates with contradictory dimensions are left out and reported by their index. Yields after each candidate, so
 * that pages stay responsive; returns null if `next` receives false.
 */
export function* placeCandidates(
  document: BeamCase,
  candidates: readonly Candidate[],
  { stretches, order }: { readonly stretches: readonly number[]; readonly order: SizingOrder },
): Generator<
  void,
  { readonly placed: readonly PlacedCandidate[]; readonly unreadable: readonly number[] } | null,
  boolean | void
> {
  const placed: PlacedCandidate[] = [];
  const unreadable: number[] = [];
  const [at = 0] = stretches;
  for (const [index, { section, price = 1 }] of candidates.entries()) {
    const isWanted = yield undefined;
    if (isWanted === false) return null;
    const next = assignSection(document, section, stretches);
    const { stretches: parts, failures, isReal } = computeStretches(next);
    const part = parts[at];
    if (failures.length > 0 || !isReal || part === undefined) {
      unreadable.push(index);
      continue;
    }
    const { mass, EA } = part;
    // For one material the stiffness grows with the area, and so would the mass if the density were known.
    const weight = mass > 0 ? mass : EA;
    const rank = order === 'mass' ? weight : order === 'price' ? price * weight : heightOf(next, section);
    placed.push({ index, section, document: next, mass, rank });
  }
  return {
    placed: placed.toSorted((a, b) => a.rank - b.rank || a.mass - b.mass || a.index - b.index),
    unreadable,
  };
}

/** Returns the height of a section without rotation, in mm or in as the document has it. */
function heightOf({ units }: BeamCase, section: CrossSection): number {
  const own = section.units ?? units.system;
  const drawn = outlineSection(section, own);
  if (!drawn.ok) return section.h ?? Infinity;
  const { top, bottom } = boundOutlines(drawn.outlines);
  return (top - bottom) * scaleBetween(own, units.system);
}
