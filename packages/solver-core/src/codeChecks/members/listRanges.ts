import { coverBeam } from '../../beam/elements/computeStretches.ts';
import type { BeamCase, BeamSection } from '../../model/beam/document.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { readSteel } from '../rods/readSteel.ts';
import type { Scale } from './loadings.ts';
import type { MemberCode } from './memberCheck.ts';
import type { MemberRange } from './memberRange.ts';
import { describeMemberSection } from './memberSection.ts';
import type { UnjudgedPart } from '../../sizing/unjudgedPart.ts';

/** Lists the parts of a beam that a standard can judge, and the reasons for the others. */
export function listRanges(
  document: BeamCase,
  limits: MemberLimits,
  { code, length }: Pick<Scale, 'length'> & { readonly code: MemberCode },
): { readonly ranges: readonly MemberRange[]; readonly unjudged: readonly UnjudgedPart[] } {
  const ranges: MemberRange[] = [];
  const unjudged: UnjudgedPart[] = [];
  // Equal parts share their data, because buckling is judged only if a stretch has a single section.
  const known = new Map<string, Made | UnjudgedPart>();
  coverBeam(document, []).forEach(({ x0, x1, section: placed }, index) => {
    if (placed === undefined || document.materials[placed.materialIndex] === undefined) {
      unjudged.push({ why: 'material', path: `/beamSections/${index}/materialIndex` });
      return;
    }
    const key = `${placed.materialIndex} ${placed.crossSectionIndex} ${placed.alpha % 180}`;
    const made = known.get(key) ?? makeRange(document, limits, { placed, index, code });
    known.set(key, made);
    if ('why' in made) unjudged.push(made);
    else ranges.push({ x0: x0 * length, x1: x1 * length, ...made });
  });
  return { ranges, unjudged };
}

type Made = Omit<MemberRange, 'x0' | 'x1'>;

function makeRange(
  { sections, materials, units: { system } }: BeamCase,
  limits: MemberLimits,
  {
    placed,
    index,
    code,
  }: { readonly placed: BeamSection; readonly index: number; readonly code: MemberCode },
): Made | UnjudgedPart {
  const own = `/beamSections/${index}`;
  const shape = sections[placed.crossSectionIndex];
  if (shape === undefined) return { why: 'section', path: `${own}/crossSectionIndex` };
  const isSideways = placed.alpha % 180 !== 0;
  if (isSideways && !(code.judgesSideways && placed.alpha % 90 === 0))
    return { why: 'turned', path: `${own}/alpha` };
  const material = materials[placed.materialIndex]!;
  const steel = readSteel(material, { isPressed: true, system, standard: limits.standard });
  if ('why' in steel) return { why: steel.why, path: `/materials/${placed.materialIndex}${steel.path}` };
  const path = `/sections/${placed.crossSectionIndex}`;
  const section = describeMemberSection(shape, system, { ...code, isSideways });
  if (section === null) return { why: 'shape', path };
  return code.canJudge({ section, steel }, limits) ? { section, steel, path } : { why: 'slender', path };
}
