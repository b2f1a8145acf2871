import type { Settings } from '@eecs/ui-account';

/** Passes to the style sheet of the page the options that it draws by: paper, corners, shadows, the axis of a beam. */
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
