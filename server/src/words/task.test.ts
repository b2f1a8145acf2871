import { expect, test } from 'vitest';
import { readKind } from './task.ts';

test.each([
  [{ kind: 'truss' }, 'truss'],
  [{ className: 'casetruss' }, 'truss'],
  [{ className: 'CaseArch' }, 'arch'],
  [{ kind: 'pile', className: 'casemsb' }, 'pile'],
  [{ className: 'nothing known' }, 'nothing known'],
  [{}, undefined],
])('%j says %s', (document, kind) => {
  expect(readKind(document)).toBe(kind);
});
