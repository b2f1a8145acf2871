import { SAME_MOMENT } from '../linalg/tolerance.ts';
import type { SectionBasics } from './sectionBasics.ts';

/**
 * Computes the principal second moments Iu >= Iv and the angle from y to u, degrees counter-clockwise in (-90, 90].
 *
 * If all directions are equal, alpha is 0. Source: Mohr's circle; THEORY.md, "Cross-sections".
 */
export function principalAxes({ Iy, Iz, Iyz }: Pick<SectionBasics, 'Iy' | 'Iz' | 'Iyz'>): {
  Iu: number;
  Iv: number;
  alpha: number;
} {
  const mean = (Iy + Iz) / 2;
  const radius = Math.hypot((Iy - Iz) / 2, Iyz);
  if (radius <= SAME_MOMENT * mean) return { Iu: Math.max(Iy, Iz), Iv: Math.min(Iy, Iz), alpha: 0 };
  const turn = (Math.atan2(-Iyz, (Iy - Iz) / 2) * 90) / Math.PI;
  return { Iu: mean + radius, Iv: mean - radius, alpha: turn === -90 ? 90 : turn + 0 };
}
