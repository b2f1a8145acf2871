import { describe, expect, it } from 'vitest';
import { createTrussSolver } from '../trussSolver.ts';

/**
 * A stable double-layer space grid of 36 by 36 pyramids with a load: 2665 joints, above the size where ranks are exact.
 */
function spaceGrid() {
  const side = 36;
  const above = (i: number, j: number) => i * (side + 1) + j;
  const below = (i: number, j: number) => (side + 1) ** 2 + i * side + j;
  const joints: object[] = [];
  const links: { i: number; j: number }[] = [];
  for (let i = 0; i <= side; i++) {
    for (let j = 0; j <= side; j++) {
      joints.push({ x: i, y: 1, z: j, anchor: i % side === 0 && j % side === 0 ? 7 : 0 });
      if (i < side) links.push({ i: above(i, j), j: above(i + 1, j) });
      if (j < side) links.push({ i: above(i, j), j: above(i, j + 1) });
    }
  }
  for (let i = 0; i < side; i++) {
    for (let j = 0; j < side; j++) {
      joints.push({ x: i + 0.5, y: 0, z: j + 0.5 });
      if (i + 1 < side) links.push({ i: below(i, j), j: below(i + 1, j) });
      if (j + 1 < side) links.push({ i: below(i, j), j: below(i, j + 1) });
      for (const corner of [above(i, j), above(i + 1, j), above(i, j + 1), above(i + 1, j + 1)])
        links.push({ i: below(i, j), j: corner });
    }
  }
  Object.assign(joints[5]!, { loads: [{ className: 'ShearLoad', c: [-1000] }] });
  const constants = { materialIndex: 0, sectionIndex: 0 };
  return {
    schema: 1,
    joints,
    links: links.map((link) => ({ ...link, ...constants })),
    materials: [{ E: 210_000, nu: 0.3 }],
    sections: [{ className: 'generic', A: 10 }],
  };
}

describe('a truss whose equations take more memory than allowed', () => {
  const { solve } = createTrussSolver({ memory: 1000 });

  it('is not reported as stable, and has no rank', () => {
    const answer = solve(spaceGrid());
    expect(answer).toMatchObject({ level: 'error', message: 'range', verdict: null, rank: null });
    if (answer.level !== 'error') throw new Error('expected a refusal');
    expect(answer.failures.map(({ code }) => code)).toEqual(['range.memory']);
  });

  it('has a joint on too few links named beside its size', () => {
    const grid = spaceGrid();
    const joint = grid.joints.push({ x: 3, y: 7, z: 2 }) - 1;
    const answer = solve({ ...grid, links: [...grid.links, { i: 0, j: joint }] });
    if (answer.level !== 'error') throw new Error('expected a refusal');
    expect(answer.failures.map(({ code }) => code)).toContain('singular.mechanism');
    expect(answer.verdict).toMatchObject({ status: 'changeable', isRankAtMost: true });
    // Two of its three directions are free.
    expect(answer.rank).toBe(answer.expected! - 2);
  });

  it('is refused for want of constants, too, where no rank is known', () => {
    const { schema, joints, links } = spaceGrid();
    const answer = solve({ schema, joints, links: links.map(({ i, j }) => ({ i, j })) });
    expect(answer).toMatchObject({ level: 'error', message: 'range', verdict: null, rank: null });
  });
});
