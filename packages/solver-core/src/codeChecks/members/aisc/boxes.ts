import { ROUND, flatWidth } from '../../epsilon.ts';
import type { Steel } from '../../rods/rodResistance.ts';
import type { MemberSection } from '../memberSection.ts';
import type { Flexure, Unbraced } from './flexureTypes.ts';
import { webHeight } from './webHeight.ts';

/**
 * Computes the nominal flexural strength of a rectangular hollow section or a welded box by AISC 360-22, F7: yielding,
 * flange and web local buckling, lateral-torsional buckling about the strong axis. Returns null for a slender web.
 */
export function resistBox(section: MemberSection, { E, fy }: Steel, { Lb, Cb }: Unbraced): Flexure | null {
  const { A, h, b, tw: t, r, Wel: S, Wpl: Z, Iy, Iz, It } = section;
  const limit = Math.sqrt(E / fy);
  const isHollow = r >= ROUND * t;
  const width = flatWidth(b, { tw: t, r });
  const [flange, web] = [width / t, webHeight(section) / t];
  if (web > 5.7 * limit) return null;
  const full = fy * Z;
  const loss = full - fy * S;
  const soft = (ratio: number, slope: number, start: number): number =>
    Math.min(full, full - loss * ((slope * ratio) / limit - start));
  const flangeStrength =
    flange <= 1.12 * limit
      ? full
      : flange <= (isHollow ? 1.4 : 1.49) * limit
        ? soft(flange, 3.57, 4)
        : fy * effectiveModulus({ Iy, h, t, width }, limit, isHollow ? 0.38 : 0.34);
  const webStrength = web <= 2.42 * limit ? full : soft(web, 0.305, 0.738);
  const local = Math.min(full, flangeStrength, webStrength);
  if (Iz >= Iy) return { nominal: local, clause: 'F7', Lp: null, Lr: null };
  const [ry, twist] = [Math.sqrt(Iz / A), Math.sqrt(It * A)];
  const Lp = (0.13 * E * ry * twist) / full;
  const Lr = (2 * E * ry * twist) / (0.7 * fy * S);
  const lateral =
    Lb <= Lp
      ? full
      : Lb <= Lr
        ? Cb * (full - ((full - 0.7 * fy * S) * (Lb - Lp)) / (Lr - Lp))
        : (2 * E * Cb * twist) / (Lb / ry);
  return { nominal: Math.min(local, lateral), clause: 'F7', Lp, Lr };
}

interface Walls {
  readonly Iy: number;
  readonly h: number;
  readonly t: number;
  /** The flat width of a flange. */
  readonly width: number;
}

/**
 * Computes the elastic section modulus with the effective width of a slender compression flange, (F7-4) and (F7-5).
 * Both flanges are reduced, which keeps the axis in the middle and is conservative.
 */
function effectiveModulus({ Iy, h, t, width }: Walls, limit: number, factor: number): number {
  const left = Math.min(width, 1.92 * t * limit * (1 - (factor * limit) / (width / t)));
  const gone = width - left;
  return (Iy - 2 * (gone * t * ((h - t) / 2) ** 2 + (gone * t ** 3) / 12)) / (h / 2);
}
