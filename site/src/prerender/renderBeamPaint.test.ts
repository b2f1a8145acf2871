import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Reads numbers of a source that no entry point gives away. */
function readNumber(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]);
}

test('the picture of the beam has from the first paint the width that the board of the editor has', () => {
  const style = readFileSync('site/src/firstPaint.css', 'utf8');
  const panel = 'packages/ui-kit/src/editor/measures/panelWidth.ts';
  const besidePx = readNumber(panel, /beside: (\d+)/);
  const panelPx = readNumber(panel, /first: (\d+)/);
  const gapPx = readNumber('packages/ui-kit/src/theme/tokens.ts', /space3: '(\d+)px'/);
  const menuPx = 56;
  expect(style).toContain(`min-width: ${besidePx + menuPx}px`);
  // The grid of the editor has the gap at its end and before the panel.
  expect(style).toContain(`padding-inline-end: ${panelPx + 2 * gapPx}px`);
  expect(style).toContain(`padding: 100px ${gapPx}px 0 ${menuPx + gapPx}px`);
  expect(/\.beam-paint picture \{[^}]*max-width/.exec(style)).toBeNull();
});
