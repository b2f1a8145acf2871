import type { CrossSection } from '../../../model/common/document.ts';
import { flangeOf } from '../plans/taperedFlange.ts';
import { meetFaces } from '../plans/tsection.ts';
import { measure, slope } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where a drawing shows the dimensions of a tee. */
export function annotateTsection(section: CrossSection): readonly Annotation[] {
  const { b = 0, h = 0, tw = 0, tf = 0, sf, sw = 0 } = section;
  const { outstand, at, tip, slope: fall } = flangeOf(section);
  const lean = sw / 100;
  const root = meetFaces(section, { tip, slope: fall, lean });
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, h, b, h]),
    measure('tw', 'thickness', [outstand, h / 2, outstand + tw, h / 2]),
    measure('tf', 'thickness', [b - at, h - tf, b - at, h]),
    ...slope('sf', sf, [b, h - tip, b / 2 + root.half, root.z]),
    ...slope('sw', sw, [b / 2 + (tw - lean * h) / 2, 0, b / 2 + root.half, root.z]),
  ];
}
