import { expect, test } from 'vitest';
import { deriveFields } from '@eecs/solver-core/truss-rules';
import { readTrussBlob, readTrussFile, writeTrussFile } from './data.ts';

test('a server reads files of every kind without a page', async () => {
  expect('document' in globalThis).toBe(false);
  const table = 'x;y\n0;0\n3;0\n3;4\n\ni;j;Section\n1;2;IPE 300\n2;3;IPE 300\n3;1;IPE 300';
  const read = await readTrussBlob(new File([table], 'a.csv'));
  if (!read.ok) throw new Error(read.problem);
  expect(read.document.sections.map(({ label }) => label)).toContain('IPE 300');
  const told = { ...read.document, ...deriveFields(read.document) };
  expect(readTrussFile(writeTrussFile(read.document))).toMatchObject({ ok: true, document: told });
  const line = [0, 'SECTION', 2, 'ENTITIES', 0, 'LINE', 8, '0', 10, 0, 20, 0, 11, 3, 21, 4];
  const drawing = [...line, 0, 'ENDSEC', 0, 'EOF'].join('\n');
  expect(await readTrussBlob(new File([drawing], 'a.dxf'))).toMatchObject({
    ok: true,
    document: { links: [{}] },
  });
});
