import { solveFrame } from '@eecs/solver-core/frame';
import { expect, test } from 'vitest';
import {
  FRAME_STARTERS,
  createEmptyFrame,
  createFrameStarter,
  isFrameShare,
  readFrameFile,
  readFrameShare,
  writeFrameFile,
  writeFrameShare,
} from './data.ts';

test.each(FRAME_STARTERS.flatMap((kind) => ([0, 1] as const).map((system) => [kind, system] as const)))(
  'the starter %s stands in units %s, and passes through a file and a link unchanged',
  async (kind, system) => {
    const document = createFrameStarter(kind, { system, title: 'Шатёр' });
    expect(solveFrame(document).level).toBe('ok');
    expect(readFrameFile(writeFrameFile(document))).toMatchObject({ ok: true, document });
    const share = await writeFrameShare(document, { mode: 'N' });
    if (!share.ok) throw new Error('the link is too long');
    expect(isFrameShare(share.fragment)).toBe(true);
    expect(await readFrameShare(share.fragment)).toMatchObject({ ok: true, document, shown: { mode: 'N' } });
  },
);

// Moments about the crown give the thrust of an arch with three hinges:
// H = q·L²/(8·(h + f)) of the snow, and the wind splits by moments about the crown.
test('the gable with three hinges has the thrust of statics', () => {
  const answer = solveFrame(createFrameStarter('gable', { system: 0 }));
  if (answer.level === 'error') throw new Error(answer.error);
  const [left, right] = answer.sets[0]!.R;
  const snow = (10_000 * 12 ** 2) / (8 * 6);
  // The wind of 15 kN acts at 4 m: 15·4/12 = 5 kN is the couple of the feet.
  const uplift = (15_000 * 4) / 12;
  const rightThrust = -snow - (uplift * 6) / 6;
  expect(right?.y).toBeCloseTo(10_000 * 6 + uplift, 6);
  expect(right?.x).toBeCloseTo(rightThrust, 6);
  expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(-15_000, 6);
});

test('what is no frame is refused with its reason', () => {
  expect(readFrameFile('{')).toMatchObject({ ok: false, problem: 'notJson' });
  expect(readFrameFile('{"schema":1}')).toMatchObject({ ok: false, problem: 'notFrame' });
  const empty = createEmptyFrame(0);
  const members = Array.from({ length: 2001 }, (_, id) => ({ id, i: 0, j: 1 }));
  const joints = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 1, y: 0 },
  ];
  expect(readFrameFile(JSON.stringify({ ...empty, joints, members }), 'anonymous')).toMatchObject({
    ok: false,
    problem: 'tooMany',
  });
});
