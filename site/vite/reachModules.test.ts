import path from 'node:path';
import { expect, test } from 'vitest';
import { reachModules } from './reachModules.ts';

const ROOT = path.join(import.meta.dirname, '../..');

test('of a door a page has what it names, over however many lines, and no more', () => {
  const page = path.join(ROOT, 'site/src/pages/BeamPage/BeamPage.tsx');
  const reached = reachModules([page], { getModuleInfo: () => null });
  const has = (file: string): boolean => reached.has(path.join(ROOT, 'packages', file));
  expect([has('ui-beam/src/BeamEditor.tsx'), has('ui-kit/src/root/WidgetRoot.tsx')]).toEqual([true, true]);
  // What reads typed numbers comes with the fields, after the first picture.
  expect(has('solver-core/src/units/expressionReader.ts')).toBe(false);
  expect(has('ui-kit/src/diagrams/layoutComparison.ts')).toBe(false);
});
