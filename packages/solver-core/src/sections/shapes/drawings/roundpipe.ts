import type { CrossSection } from '../../../model/common/document.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where a drawing shows the dimensions of a round pipe. */
export function annotateRoundPipe({ Dy = 0, tw = 0 }: CrossSection): readonly Annotation[] {
  return [
    measure('Dy', 'diameter', [Dy / 2, 0, Dy / 2, Dy]),
    measure('tw', 'thickness', [0, Dy / 2, tw, Dy / 2]),
  ];
}
