import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Reads a number from a source file, because no entry point exports it. */
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
  // The grid of the editor has a gap at its end and another before the panel.
  expect(style).toContain(`padding-inline-end: ${panelPx + 2 * gapPx}px`);
  expect(style).toContain(`padding: 100px ${gapPx}px 0 ${menuPx + gapPx}px`);
  expect(/\.beam-paint picture \{[^}]*max-width/.exec(style)).toBeNull();
});
