import { type BeamCase, type CrossSection, type SectionClass, computeBasics } from '@eecs/solver-core';
import { type SectionNumber, listSectionNumbers } from '../naming/sectionShapes.ts';

/** A number of a cross-section that makes no section. */
export interface SectionProblem {
  /** Index of the section. */
  readonly section: number;
  readonly shape: SectionClass;
  readonly key: SectionNumber;
  readonly reason:
    | 'notPositive'
    | 'webTooWide'
    | 'flangeTooThick'
    | 'radiusTooLarge'
    | 'cornerTooRound'
    | 'wallTooThick'
    | 'negative';
}

/** Lists what is wrong with the sections the beam is made of, where this editor has a field for it. */
export function findSectionProblems(
  document: Pick<BeamCase, 'sections' | 'beamSections' | 'units'>,
): SectionProblem[] {
  const used = new Set(document.beamSections.map(({ crossSectionIndex }) => crossSectionIndex));
  return document.sections.flatMap((_, index) => (used.has(index) ? problemsOf(document, index) : []));
}

/** Lists what is wrong with one section, found by its index, also where the beam is not made of it. */
export function problemsOf(
  { sections, units }: Pick<BeamCase, 'sections' | 'units'>,
  index: number,
): SectionProblem[] {
  const section = sections[index];
  if (section === undefined || computeBasics(section, units.system).ok) return [];
  return explain(section).map((problem) => ({ ...problem, section: index, shape: section.className }));
}

type Problem = Pick<SectionProblem, 'key' | 'reason'>;

/** The core says that the numbers make no section; here it is said which, in the terms of its outlines. */
function explain(section: CrossSection): Problem[] {
  // A radius may be zero.
  const sizes = listSectionNumbers(section.className).filter((key) => key !== 'r1');
  const missing = sizes.filter((key) => !((section[key] ?? 0) > 0));
  if (missing.length > 0) return missing.map((key) => ({ key, reason: 'notPositive' }));
  if ((section.r1 ?? 0) < 0) return [{ key: 'r1', reason: 'negative' }];
  const { h = 0, b = 0, tw = 0, r1 = 0, Dy = 0 } = section;
  switch (section.className) {
    case 'hsection':
      return explainOutline(section);
    case 'rectangle':
      return [{ key: 'r1', reason: 'cornerTooRound' }];
    case 'rectangularpipe': {
      const isRound = 2 * r1 > Math.min(b, h);
      if (2 * tw < Math.min(b, h)) return isRound ? [{ key: 'r1', reason: 'cornerTooRound' }] : [];
      return [{ key: 'tw', reason: 'wallTooThick' }];
    }
    case 'roundpipe':
      return 2 * tw >= Dy ? [{ key: 'tw', reason: 'wallTooThick' }] : [];
    default:
      return [];
  }
}

/** In the terms of `outlineHSection`. */
function explainOutline(section: CrossSection): Problem[] {
  const { h = 0, b = 0, tw = 0, tf = 0, r1 = 0, r2 = 0, sf = 0 } = section;
  const outstand = (b - tw) / 2;
  const { uf = outstand / 2 } = section;
  const root = tf + (sf / 100) * (outstand - uf);
  const problems: Problem[] = [];
  if (tw >= b) problems.push({ key: 'tw', reason: 'webTooWide' });
  if (2 * root >= h) problems.push({ key: 'tf', reason: 'flangeTooThick' });
  if (problems.length === 0 && (r1 + r2 > outstand || root + r1 > h / 2)) {
    problems.push({ key: 'r1', reason: 'radiusTooLarge' });
  }
  return problems;
}
