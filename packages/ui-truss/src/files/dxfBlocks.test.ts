import { expect, test } from 'vitest';
import { block, file, header, line, section } from '../../test/dxfText.ts';
import { readTrussBlob } from './readTrussBlob.ts';

test('a block is repeated in columns and rows, and one that holds itself ends', async () => {
  const post = block('POST', [0, 0], line(0, 0, 0, 1, '0'));
  const self = block('SELF', [0, 0], [0, 'INSERT', 8, '0', 2, 'SELF', 10, 0, 20, 0, 30, 0]);
  const text = file(
    header('AC1015', 6),
    section('BLOCKS', post, self),
    section(
      'ENTITIES',
      [0, 'INSERT', 8, 'Posts', 2, 'POST', 10, 1, 20, 0, 30, 0, 70, 3, 71, 2, 44, 2, 45, 5],
      [0, 'INSERT', 8, '0', 2, 'SELF', 10, 0, 20, 0, 30, 0],
    ),
  );
  const read = await readTrussBlob(new File([text], 'a.dxf'));
  if (!read.ok) throw new Error(read.problem);
  expect(read.document.joints.map(({ x, y }) => [x, y])).toEqual(
    [0, 5].flatMap((y) =>
      [1, 3, 5].flatMap((x) => [
        [x, y],
        [x, y + 1],
      ]),
    ),
  );
  expect(read.drawing?.leftOut).toEqual({ block: 1 });
});

test('blocks in blocks that would make more lines than any truss has end soon', async () => {
  const levels = Array.from({ length: 12 }, (_, at) =>
    block(
      `B${at}`,
      [0, 0],
      ...Array.from({ length: 50 }, () =>
        at === 0 ? line(0, 0, 1, 1) : [0, 'INSERT', 8, '0', 2, `B${at - 1}`, 10, 0, 20, 0, 30, 0],
      ),
    ),
  );
  const top = [0, 'INSERT', 8, '0', 2, 'B11', 10, 0, 20, 0, 30, 0];
  const text = file(
    header('AC1015', 6),
    section('BLOCKS', ...levels),
    section('ENTITIES', top, line(0, 0, 3, 0)),
  );
  const read = await readTrussBlob(new File([text], 'a.dxf'));
  expect(read.ok).toBe(true);
  expect(read.ok && (read.drawing?.leftOut.block ?? 0)).toBeGreaterThan(0);
});
