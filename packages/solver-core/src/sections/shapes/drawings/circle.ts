import type { CrossSection } from '../../../model/common/document.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where the diameter of a circle shows. */
export function annotateCircle({ Dy = 0 }: CrossSection): readonly Annotation[] {
  return [measure('Dy', 'diameter', [Dy / 2, 0, Dy / 2, Dy])];
}
