import type { CrossSection } from '../../../model/common/document.ts';
import { flangeOf } from '../plans/taperedFlange.ts';
import { measure, slope } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where a drawing shows the dimensions of an I or H section. */
export function annotateHsection(section: CrossSection): readonly Annotation[] {
  const { b = 0, h = 0, tw = 0, tf = 0, sf } = section;
  const { outstand, at, tip, root } = flangeOf(section);
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, 0, b, 0]),
    measure('tw', 'thickness', [outstand, h / 2, outstand + tw, h / 2]),
    measure('tf', 'thickness', [b - at, h - tf, b - at, h]),
    ...slope('sf', sf, [b, h - tip, b - outstand, h - root]),
  ];
}
