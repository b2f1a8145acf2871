import type { CrossSection } from '../../src/index.ts';
import type { Block } from './blockElements.ts';

/**
 * Divides a section into rectangles, without its radii and slopes: flanges with their mean thickness, sharp corners.
 * Returns null for round sections.
 */
export function blocksOf(section: CrossSection): readonly Block[] | null {
  const { className, h = 0, tw = 0, t = 0, tf = 0 } = section;
  const b = section.b || h;
  const tb = section.tb || t;
  const middle = (b - tw) / 2;
  switch (className) {
    case 'rectangle':
      return [[0, b, 0, h]];
    case 'hsection':
      return [
        [0, b, 0, tf],
        [middle, middle + tw, tf, h - tf],
        [0, b, h - tf, h],
      ];
    case 'csection':
      return [
        [0, b, 0, tf],
        [0, tw, tf, h - tf],
        [0, b, h - tf, h],
      ];
    case 'zsection':
      return [
        [b - tw, 2 * b - tw, 0, tf],
        [b - tw, b, tf, h - tf],
        [0, b, h - tf, h],
      ];
    case 'tsection':
      return [
        [middle, middle + tw, 0, h - tf],
        [0, b, h - tf, h],
      ];
    case 'lsection':
      return [
        [0, b, 0, tb],
        [0, t, tb, h],
      ];
    case 'rectangularpipe':
      return [
        [0, b, 0, tw],
        [0, tw, tw, h - tw],
        [b - tw, b, tw, h - tw],
        [0, b, h - tw, h],
      ];
    default:
      return null;
  }
}
