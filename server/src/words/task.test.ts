import { expect, test } from 'vitest';
import { kindSaid } from './task.ts';

test.each([
  [{ kind: 'truss' }, 'truss'],
  [{ className: 'casetruss' }, 'truss'],
  [{ className: 'CaseArch' }, 'arch'],
  [{ kind: 'pile', className: 'casemsb' }, 'pile'],
  [{ className: 'nothing known' }, 'nothing known'],
  [{}, undefined],
])('%j says %s', (document, kind) => {
  expect(kindSaid(document)).toBe(kind);
});
