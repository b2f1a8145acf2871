import type { CrossSection } from '../../../model/common/document.ts';
import { flangeOf } from '../plans/taperedFlange.ts';
import { measure, slope } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where a drawing shows the dimensions of a zee. */
export function annotateZsection(section: CrossSection): readonly Annotation[] {
  const { b = 0, h = 0, tw = 0, tf = 0, sf } = section;
  const { at, tip, root } = flangeOf(section);
  return [
    measure('h', 'length', [b - tw, 0, b - tw, h]),
    measure('b', 'length', [0, h, b, h]),
    measure('tw', 'thickness', [b - tw, h / 2, b, h / 2]),
    measure('tf', 'thickness', [at, h - tf, at, h]),
    ...slope('sf', sf, [0, h - tip, b - tw, h - root]),
  ];
}
