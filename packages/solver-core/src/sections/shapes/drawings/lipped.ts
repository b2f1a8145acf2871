import type { CrossSection } from '../../../model/common/document.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';

/** Defines where a drawing shows the dimensions of a lipped channel. */
export function annotateLippedC({ b = 0, c = 0, h = 0, t = 0 }: CrossSection): readonly Annotation[] {
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, 0, b, 0]),
    ...(c > 0 ? [measure('c', 'length', [b, h - c, b, h])] : []),
    measure('t', 'thickness', [0, h / 2, t, h / 2]),
  ];
}

/** Defines where a drawing shows the dimensions of a lipped zee. */
export function annotateLippedZ({ b = 0, c = 0, h = 0, t = 0 }: CrossSection): readonly Annotation[] {
  const web = b - t;
  return [
    measure('h', 'length', [web, 0, web, h]),
    measure('b', 'length', [0, h, b, h]),
    ...(c > 0 ? [measure('c', 'length', [web + b, 0, web + b, c])] : []),
    measure('t', 'thickness', [web, h / 2, b, h / 2]),
  ];
}
