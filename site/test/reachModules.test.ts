import path from 'node:path';
import { expect, test } from 'vitest';
import { reachModules } from '../vite/reachModules.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const reach = (file: string): readonly string[] =>
  [...reachModules([path.join(ROOT, file)], { getModuleInfo: () => null })].map((id) =>
    path.relative(ROOT, id).replaceAll(path.sep, '/'),
  );

test('a page needs what it takes through a door, and not all that is behind it', () => {
  const start = reach('site/src/pages/NewTaskPage/NewTaskPage.tsx');
  expect(start).toContain('packages/ui-kit/src/fields/Button.tsx');
  expect(start).not.toContain('packages/ui-beam/src/BeamEditor.tsx');
});

test('a page with an editor needs its board at once, and not what is imported later', () => {
  const beam = reach('site/src/pages/BeamPage/BeamPage.tsx');
  expect(beam).toContain('packages/ui-beam/src/board/BeamBoard.tsx');
  expect(beam).not.toContain('packages/ui-beam/src/late/lateParts.ts');
  expect(beam).not.toContain('packages/ui-truss/src/TrussEditor.tsx');
});

test('names in a list over several lines stand for themselves, whatever follows the last comma', () => {
  const beam = reach('site/src/pages/BeamPage/BeamPage.tsx');
  // The parser of typed numbers loads with the fields, after the first picture.
  expect(beam).not.toContain('packages/solver-core/src/units/expressionReader.ts');
  expect(beam).not.toContain('packages/ui-kit/src/diagrams/layoutComparison.ts');
});
