import { type BeamCase, type CrossSection, sectionProperties } from '@eecs/solver-core';
import type { SectionNumber } from './changeSection.ts';

/** A number of a cross-section that makes no section. */
export interface SectionProblem {
  /** Index of the section. */
  readonly section: number;
  readonly key: SectionNumber;
  readonly reason: 'notPositive' | 'webTooWide' | 'flangeTooThick' | 'radiusTooLarge' | 'negative';
}

/** Lists what is wrong with the sections the beam is made of, where this editor has a field for it. */
export function findSectionProblems({
  sections,
  beamSections,
  units,
}: Pick<BeamCase, 'sections' | 'beamSections' | 'units'>): SectionProblem[] {
  const used = new Set(beamSections.map(({ crossSectionIndex }) => crossSectionIndex));
  return sections.flatMap((section, index) => {
    if (!used.has(index) || sectionProperties(section, units.system).ok) return [];
    return explain(section).map((problem) => ({ ...problem, section: index }));
  });
}

type Problem = Omit<SectionProblem, 'section'>;

/** The core says that the numbers make no section; here it is said which, in the terms of `outlineHSection`. */
function explain(section: CrossSection): Problem[] {
  if (section.className === 'generic') return listNotPositive(section, ['A', 'Iy']);
  if (section.className !== 'hsection') return [];
  const missing = listNotPositive(section, ['h', 'b', 'tw', 'tf']);
  if (missing.length > 0) return missing;
  const { h = 0, b = 0, tw = 0, tf = 0, r1 = 0, r2 = 0, sf = 0 } = section;
  const outstand = (b - tw) / 2;
  const { uf = outstand / 2 } = section;
  const root = tf + (sf / 100) * (outstand - uf);
  const problems: Problem[] = [];
  if (tw >= b) problems.push({ key: 'tw', reason: 'webTooWide' });
  if (2 * root >= h) problems.push({ key: 'tf', reason: 'flangeTooThick' });
  if (r1 < 0) problems.push({ key: 'r1', reason: 'negative' });
  if (problems.length === 0 && (r1 + r2 > outstand || root + r1 > h / 2)) {
    problems.push({ key: 'r1', reason: 'radiusTooLarge' });
  }
  return problems;
}

function listNotPositive(section: CrossSection, keys: readonly SectionNumber[]): Problem[] {
  return keys
    .filter((key) => !((section[key] ?? 0) > 0))
    .map((key) => ({ key, reason: 'notPositive' as const }));
}
