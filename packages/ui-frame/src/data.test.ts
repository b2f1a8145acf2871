import { sectionProperties } from '@eecs/solver-core';
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

// Moments about the crown give the thrust of a three-hinged arch: H = q·L²/(8·(h + f)) for the snow; for the wind,
// moments about the crown give the shares of the feet.
test('the gable with three hinges has the thrust of statics', () => {
  const answer = solveFrame(createFrameStarter('gable', { system: 0 }));
  if (answer.level === 'error') throw new Error(answer.error);
  const [left, right] = answer.sets[0]!.R;
  const snow = (10_000 * 12 ** 2) / (8 * 6);
  // The wind of 15 kN acts at 4 m: the vertical reactions form a couple of 15·4/12 = 5 kN.
  const uplift = (15_000 * 4) / 12;
  const rightThrust = -snow - (uplift * 6) / 6;
  expect(right?.y).toBeCloseTo(10_000 * 6 + uplift, 6);
  expect(right?.x).toBeCloseTo(rightThrust, 6);
  expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(-15_000, 6);
});

/** The bending stiffness of the starters' cross-section: E in MPa, I in cm4. */
const EI = (() => {
  const { materials, sections } = createFrameStarter('mast', { system: 0 });
  const of = sectionProperties(sections[0]!, 0);
  if (!of.ok) throw new Error('the section has no properties');
  return materials[0]!.E! * 1e6 * of.properties.Iy * 1e-8;
})();

function solveStarter(kind: Parameters<typeof createFrameStarter>[0]) {
  const answer = solveFrame(createFrameStarter(kind, { system: 0 }));
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.sets[0]!;
}

test('of two rods one bears the wind by statics, H·d/l, and the other is slack', () => {
  const { oneWay, members } = solveStarter('tensionRods');
  expect(oneWay!.slack).toEqual([4]);
  expect(members[3]!.N.max.value / ((15_000 * Math.hypot(6, 4)) / 6)).toBeCloseTo(1, 6);
});

// Timoshenko and Gere: M = H·tan kl/k, k = √(P/EI).
test('the moment of the mast grows by its push', () => {
  const { R } = solveStarter('mast');
  const k = Math.sqrt(300_000 / EI);
  expect(R[0]!.moment / ((5000 * Math.tan(6 * k)) / k)).toBeCloseTo(1, 9);
});

// Matlock and Reese: y = 2.43·H·T³/EI for a long pile, T = (EI/n)^(1/5).
test('the head of the pile moves as that of a long one in ground that grows stiffer', () => {
  const T = (EI / (20e6 / 8)) ** 0.2;
  expect(solveStarter('pile').joints![0]!.x / ((2.43 * 30_000 * T ** 3) / EI)).toBeCloseTo(1, 1);
});

// Hetényi: M = P/4λ·(cosh λl - cos λl)/(sinh λl + sin λl) for a force in the middle of a beam with free ends.
test('the moment of the beam on the ground is that of Hetényi', () => {
  const a = (20e6 / (4 * EI)) ** 0.25;
  const l = 6 * a;
  const M = ((150_000 / (4 * a)) * (Math.cosh(l) - Math.cos(l))) / (Math.sinh(l) + Math.sin(l));
  expect(solveStarter('footing').members[0]!.M.max.value / M).toBeCloseTo(1, 9);
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

test('the arches stand by the formulas of their books', () => {
  // Snow of 10 kN/m over 24 m, a rise of 4.8 m: H = q·l²/8f = 150 kN.
  const three = solveStarter('archThreeHinged');
  expect(three.R[0]!.x).toBeCloseTo(150_000, 5);
  expect(Math.max(...three.members.map(({ M }) => Math.max(M.max.value, -M.min.value)))).toBeLessThan(1e-3);
  // Shortening of the axis lets a hingeless arch bend a little, and takes some of its thrust.
  const thrust = solveStarter('archFixed').R[0]!.x;
  expect(thrust).toBeLessThan(150_000);
  expect(thrust).toBeGreaterThan(145_000);
  const tied = solveStarter('archTied');
  expect(tied.R[0]!.x).toBeCloseTo(0, 6);
  expect(tied.members[1]!.N.max.value).toBeGreaterThan(100_000);
  // The deck of 20 kN/m hangs from the arch, so half its weight stands on each springing.
  const hung = solveStarter('archHangers');
  expect(hung.R.map(({ y }) => y)).toEqual([expect.closeTo(240_000, 5), expect.closeTo(240_000, 5)]);
  expect(Math.min(...hung.members.slice(12).map(({ N }) => N.min.value))).toBeGreaterThan(0);
});
