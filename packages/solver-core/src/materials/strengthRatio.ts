import type { Material } from '../model/common/document.ts';

/**
 * Computes the ratio of strength in tension to strength in compression, k of Mohr's criterion (eq5); returns 1 if
 * either is absent.
 *
 * @example computeStrengthRatio({ strength: { tension: 3, compression: 30 } }) // 0.1
 */
export function computeStrengthRatio({ strength }: Pick<Material, 'strength'>): number {
  const { tension, compression } = strength ?? {};
  return tension === undefined || compression === undefined ? 1 : tension / compression;
}
