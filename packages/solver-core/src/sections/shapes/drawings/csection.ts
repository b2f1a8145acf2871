import type { CrossSection } from '../../../model/common/document.ts';
import { flangeOf } from '../plans/taperedFlange.ts';
import { measure, slope } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where a drawing shows the dimensions of a channel. */
export function annotateCsection(section: CrossSection): readonly Annotation[] {
  const { b = 0, h = 0, tw = 0, tf = 0, sf } = section;
  const { at, tip, root } = flangeOf(section);
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, 0, b, 0]),
    measure('tw', 'thickness', [0, h / 2, tw, h / 2]),
    measure('tf', 'thickness', [b - at, h - tf, b - at, h]),
    ...slope('sf', sf, [b, h - tip, tw, h - root]),
  ];
}
