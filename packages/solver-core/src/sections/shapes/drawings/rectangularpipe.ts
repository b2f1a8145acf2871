import type { CrossSection } from '../../../model/common/document.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where a drawing shows the dimensions of a rectangular pipe. */
export function annotateRectangularPipe({ b = 0, h = 0, tw = 0 }: CrossSection): readonly Annotation[] {
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, 0, b, 0]),
    measure('tw', 'thickness', [0, h / 2, tw, h / 2]),
  ];
}
