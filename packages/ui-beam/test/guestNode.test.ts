import { expect, inject, test } from 'vitest';
import { renderPacked } from './support/renderPacked.ts';

test.each(['esm', 'cjs'] as const)('Node renders the editor from the packed files by %s', async (kind) => {
  const { editor, ukrainian, newGlobals } = await renderPacked(inject('guestFolder'), kind);
  const text = editor.replace(/\s/gu, ' ');
  expect(text).toContain('Pin at 0.000 m, Roller at 6.000 m, Hinge at 8.000 m');
  expect(text).toContain('aria-label="Inputs"');
  expect(text).not.toContain('NaN');
  expect(ukrainian).toContain('Навантаження');
  expect(newGlobals).toEqual([]);
});
