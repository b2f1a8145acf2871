import type { StressGap, StressGapCode } from '../src/index.ts';

const TEXTS: Readonly<Record<StressGapCode, string>> = {
  'stress.noConstants':
    'stresses are not computed, because no part of the beam has a material and a cross-section',
  'stress.noExtent':
    'stresses are not computed, because a generic section does not say where its outermost fibres are (h and ez; on its side b and ey)',
  'stress.noOutline':
    'shear and equivalent stresses are not computed, because a generic section has no shape',
  'stress.poisson':
    "equivalent stresses are not computed, because a Poisson's ratio is unknown or not within (0, 0.5]",
  'stress.size': 'equivalent stresses are not computed, because the beam is too large for them',
  'stress.outside': 'a point lies outside the beam or its material',
};

/** Says why a stress is not known, with its place in the document. */
export function describeGap({ code, path }: StressGap): string {
  return path === '' ? `${TEXTS[code]}.` : `${TEXTS[code]}. [${path}]`;
}
