import type { Steel } from '../../rods/rodResistance.ts';
import type { MemberSection } from '../memberSection.ts';
import { webHeight } from './webHeight.ts';

/** The nominal strength in shear, N, with its section of the standard and its factors. */
export interface Shear {
  readonly nominal: number;
  readonly clause: 'G2.1' | 'G4' | 'G5' | 'G6';
  /** Resistance factor and safety factor. */
  readonly phi: number;
  readonly omega: number;
}

const USUAL = { phi: 0.9, omega: 1.67 };

/**
 * Computes the shear strength by AISC 360-22 chapter G for webs without stiffeners: G2.1 for I sections and channels,
 * G4 for boxes, G5 for pipes (without the first equation, which gives more for short ones), G6 for I sections that bend
 * about the weak axis.
 */
export function resistShear(section: MemberSection, { E, fy }: Steel): Shear {
  const { shape, isSideways = false, A, h, b, tw, tf } = section;
  if (shape === 'pipe') {
    const critical = Math.min(0.6 * fy, (0.78 * E) / (h / tw) ** 1.5);
    return { nominal: (critical * A) / 2, clause: 'G5', ...USUAL };
  }
  const height = webHeight(section);
  if (shape === 'box')
    return {
      nominal: 0.6 * fy * 2 * height * tw * buckle(height / tw, (5 * E) / fy),
      clause: 'G4',
      ...USUAL,
    };
  if (isSideways)
    return { nominal: 0.6 * fy * 2 * b * tf * buckle(b / 2 / tf, (1.2 * E) / fy), clause: 'G6', ...USUAL };
  const ratio = height / tw;
  const isStocky = shape === 'rolledI' && ratio <= 2.24 * Math.sqrt(E / fy);
  const most = 1.1 * Math.sqrt((5.34 * E) / fy);
  const nominal = 0.6 * fy * h * tw * Math.min(1, isStocky ? 1 : most / ratio);
  return { nominal, clause: 'G2.1', ...(isStocky ? { phi: 1, omega: 1.5 } : USUAL) };
}

/** Cv2 of (G2-9) to (G2-11); `stiffness` is kv·E/Fy. */
function buckle(ratio: number, stiffness: number): number {
  const root = Math.sqrt(stiffness);
  if (ratio <= 1.1 * root) return 1;
  return ratio <= 1.37 * root ? (1.1 * root) / ratio : (1.51 * stiffness) / ratio ** 2;
}
