import { findCriticalForces } from '../../rods/criticalForces.ts';
import { resistCompression } from '../../rods/en1993.ts';
import type { BucklingResistance } from '../../rods/rodResistance.ts';
import { greatestOf } from '../extremes.ts';
import type { MemberCheck, MemberOrder, PressedMember } from '../memberCheck.ts';
import { interact } from './interaction.ts';
import { resistLateral } from './lateralResistance.ts';
import { resistSection } from './memberResistance.ts';
import { findShapeFactor } from './momentShape.ts';

/**
 * Checks a compressed member by EN 1993-1-1:2005, 6.3.1 and 6.3.3 with annex B (method 2): (6.61) for buckling in the
 * plane of the beam, (6.62) for buckling out of it, where it bends about z or twists. Returns null if parts of its
 * section buckle before they yield. An overhang has Cmy 1.
 */
export function checkCompression(
  { range, push, bent, span, stretch, inPlane, outOfPlane, twist }: PressedMember,
  { limits }: MemberOrder,
): MemberCheck[] | null {
  const { section, steel } = range;
  const moment = Math.abs(bent.value);
  const whole = Math.max(moment, Math.abs(greatestOf(span.M).value));
  const resistance = resistSection(section, steel, { ...limits, pushed: { push, moment: whole } });
  if (resistance === null) return null;
  // A beam that is restrained laterally throughout buckles only in its plane.
  const lengths = { y: inPlane, z: stretch ? outOfPlane : inPlane, x: stretch ? twist : inPlane };
  const critical = findCriticalForces(section, lengths, steel);
  const { modes } = resistCompression(section, steel, { critical, choice: limits });
  const about = (mode: BucklingResistance['mode']): BucklingResistance =>
    modes.find((one) => one.mode === mode)!;
  const [y, z] = [about('y'), about('z')];
  const across = modes
    .filter(({ mode }) => mode !== 'y')
    .reduce((a, b) => (b.resistance < a.resistance ? b : a));
  const lateral = stretch && resistLateral(stretch, range, { resistance, limits });
  const Mb = lateral?.resistance ?? resistance.characteristic / (limits.gammaM1 ?? 1);
  const isOpen = section.shape === 'rolledI' || section.shape === 'weldedI';
  const Cmy = span.isHeld ? findShapeFactor(span.M) : 1;
  const CmLT = stretch?.isHeld.every(Boolean) ? findShapeFactor(stretch.M) : 1;
  const found = interact({
    ...{ N: push, M: moment, Mb, Cmy, CmLT, sectionClass: resistance.sectionClass },
    ...{ Ny: y.resistance, Nz: across.resistance, flexural: z.resistance },
    ...{ slendernessY: y.slenderness, slendernessZ: z.slenderness, twists: isOpen && stretch !== null },
  });
  const toCheck = (
    mode: BucklingResistance,
    factors: Pick<MemberCheck, 'clause' | 'utilisation'> & { readonly factor: number; readonly Cm: number },
  ): MemberCheck => {
    const { clause, utilisation, factor, Cm } = factors;
    const { resistance: carried, ...own } = mode;
    return {
      ...{ kind: 'compression', x: bent.x, value: -push, resistance: carried, utilisation, clause },
      sectionClass: resistance.sectionClass,
      buckling: { ...own, x0: span.x0, x1: span.x1, M: bent.value, moment: Mb, factor, Cm },
    };
  };
  const plane = toCheck(y, { clause: '(6.61)', utilisation: found.inPlane, factor: found.kyy, Cm: Cmy });
  if (stretch === null) return [plane];
  return [
    plane,
    toCheck(across, { clause: '(6.62)', utilisation: found.outOfPlane, factor: found.kzy, Cm: CmLT }),
  ];
}
