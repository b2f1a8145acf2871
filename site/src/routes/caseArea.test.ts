import { expect, test } from 'vitest';
import { findEditorRoute } from './caseArea.ts';

test('each kind with an editor has its route; other names have none', () => {
  const found = ['msb', 'truss', 'arch', 'frame', 'pile', 'constructor'].map(findEditorRoute);
  expect(found).toEqual(['beam', 'truss', 'arch', 'frame', 'pile', null]);
});
