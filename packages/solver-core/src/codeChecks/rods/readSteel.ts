import { completeConstants } from '../../materials/elasticConstants.ts';
import type { Material, RodStandard, UnitSystem } from '../../model/common/document.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';
import { MOST_AISC_YIELD } from './aisc360.ts';
import { MOST_EUROCODE_YIELD } from './en1993.ts';
import type { Steel } from './rodResistance.ts';

/** The reason why a standard does not cover a material, with the path of the constant. */
export interface UnfitMaterial {
  readonly why: 'modulus' | 'strength' | 'grade' | 'notSteel';
  readonly path: '/E' | '/G' | '/strength';
}

/** Range of Young's moduli of structural steels, MPa. */
const STEEL_MODULUS = { least: 180_000, most: 220_000 };
/** G over E of steel is about 1/2.6. */
const [LEAST_SHEAR, MOST_SHEAR] = [1 / 2.8, 1 / 2.4];

/**
 * Reads the constants of a material that a standard needs, in MPa, or names the missing one. The yield strength is the
 * strength in tension; for a member in compression or bending, that in compression if it is less.
 */
export function readSteel(
  material: Material,
  {
    isPressed,
    system,
    standard,
  }: { readonly isPressed: boolean; readonly system: UnitSystem; readonly standard: RodStandard },
): Steel | UnfitMaterial {
  const { E, G } = completeConstants(material);
  if (E === null || G === null) return { why: 'modulus', path: '/E' };
  const toMPa = (value: number): number => convertQuantity(value, 'stress', system, 0);
  const { tension, compression = Infinity } = material.strength ?? {};
  if (tension === undefined) return { why: 'strength', path: '/strength' };
  const fy = toMPa(isPressed ? Math.min(tension, compression) : tension);
  if (fy > (standard === 'EN 1993-1-1' ? MOST_EUROCODE_YIELD : MOST_AISC_YIELD))
    return { why: 'grade', path: '/strength' };
  const modulus = toMPa(E);
  if (modulus < STEEL_MODULUS.least || modulus > STEEL_MODULUS.most) return { why: 'notSteel', path: '/E' };
  if (G < LEAST_SHEAR * E || G > MOST_SHEAR * E) return { why: 'notSteel', path: '/G' };
  return { E: modulus, G: toMPa(G), fy };
}
