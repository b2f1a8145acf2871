import { DEFAULT_SETTINGS } from '@eecs/ui-account';
import { expect, test } from 'vitest';
import { writeDocumentOptions } from './writeDocumentOptions.ts';

function write(change: Partial<typeof DEFAULT_SETTINGS>) {
  const dataset: Record<string, string> = {};
  const drawn = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => drawn.set(name, value) };
  const page = { documentElement: { dataset, style } } as unknown as Document;
  writeDocumentOptions(page, { ...DEFAULT_SETTINGS, ...change });
  return { ...dataset, stroke: drawn.get('--reader-stroke') };
}

test('paper, corners, shadows and the axis of a beam are as the specification has them until they are chosen', () => {
  expect(write({})).toEqual({ paper: 'squared', corners: 'square', shadows: 'none', stroke: '8' });
  expect(write({ background: 'millimetre', isSquare: false, isFlat: false, strokeWidth: 12 })).toEqual({
    paper: 'millimetre',
    corners: 'round',
    shadows: 'soft',
    stroke: '12',
  });
});
