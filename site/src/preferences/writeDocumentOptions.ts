import type { Settings } from '@eecs/ui-account';

/** Passes to the page's style sheet the options that affect drawing: paper, corners, shadows, the axis of a beam. */
export function writeDocumentOptions(
  { documentElement }: Document,
  { background, isFlat, isSquare, strokeWidth }: Settings,
): void {
  const { dataset, style } = documentElement;
  dataset['paper'] = background;
  dataset['corners'] = isSquare ? 'square' : 'round';
  dataset['shadows'] = isFlat ? 'none' : 'soft';
  style.setProperty('--reader-stroke', String(strokeWidth));
}
