import type { CrossSection } from '../../../model/common/document.ts';
import { completeAngle } from '../plans/lsection.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where a drawing shows the dimensions of an angle. */
export function annotateLsection(section: CrossSection): readonly Annotation[] {
  const { h = 0, t = 0 } = section;
  const { b, tb } = completeAngle(section);
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, 0, b, 0]),
    measure('t', 'thickness', [0, h / 2, t, h / 2]),
    ...(tb === t ? [] : [measure('tb', 'thickness', [b / 2, 0, b / 2, tb])]),
  ];
}
