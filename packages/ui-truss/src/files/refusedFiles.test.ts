import { describe, expect, test } from 'vitest';
import { readDxf } from '@eecs/ui-kit/editing';
import { LINE, dxf, inUnit } from '../../test/dxfText.ts';
import { readTrussBlob } from './readTrussBlob.ts';

describe('a drawing that is cut off', () => {
  const things = [...LINE, 0, 'LINE', 8, 'A', 10, 0, 20, 0, 11, 4000, 21, 3000];
  const whole = dxf(...things);

  test.each([
    ['within its last number', whole.indexOf('3000\r\n0\r\nENDSEC') + 1],
    ['behind it', whole.indexOf('\r\n0\r\nENDSEC')],
    ['within a code', whole.indexOf('\r\n21\r\n3000') + 3],
  ])('is said to be, and has not what may be wrong of it: %s', async (_, length) => {
    const read = await readTrussBlob(new File([whole.slice(0, length)], 'a.dxf'));
    expect(read).toMatchObject({
      ok: true,
      document: { links: [{ i: 0, j: 1 }] },
      drawing: { isCut: true, objects: 2, leftOut: { cut: 1 } },
    });
  });

  test('behind its things is whole', () => {
    const text = whole.slice(0, whole.indexOf('\r\n0\r\nEOF'));
    expect(readDxf(text, 0)).toMatchObject({ isCut: false, objects: 2, leftOut: {} });
  });

  test.each(['ENTITIES', '11\r\n3000'])('before its first line is whole is no truss: %j', async (mark) => {
    const text = inUnit(4, whole);
    const read = await readTrussBlob(new File([text.slice(0, text.indexOf(mark))], 'a.dxf'));
    expect(read).toMatchObject({ ok: false, problem: 'cutOff' });
  });
});

test('files that are no truss say why', async () => {
  const problem = async (text: string, name: string) => {
    const read = await readTrussBlob(new File([text], name));
    return read.ok ? null : [read.problem, read.row ?? null];
  };
  expect(await problem(dxf(), 'empty.dxf')).toEqual(['noLines', null]);
  expect(await problem('AutoCAD Binary DXF\r\n\u001a\u0000', 'a.dxf')).toEqual(['binaryDrawing', null]);
  expect(await problem('AC1032\u0000\u0000', 'a.dxf')).toEqual(['binaryDrawing', null]);
  expect(await problem('words', 'a.csv')).toEqual(['noTable', null]);
  expect(await problem('x,y\n0,0\n1,a', 'a.csv')).toEqual(['badRow', 3]);
  expect(await problem('x,y\n0,0\n\ni,j\n1,2', 'a.csv')).toEqual(['badRow', 5]);
  expect(await problem('{', 'a.json')).toEqual(['notJson', null]);
});
