import { expect, test } from 'vitest';
import { createPrattTruss } from './createPrattTruss.ts';

test.each([2, 4, 6, 12])('a Pratt truss of %s panels has as many rods as 2 j - 3 wants', (panels) => {
  const { joints, links } = createPrattTruss({ panels, panelLength: 3, height: 3, load: 1 });
  expect(joints).toHaveLength(2 * panels);
  expect(links).toHaveLength(2 * joints.length - 3);
  const pairs = new Set(links.map(({ i, j }) => [Math.min(i, j), Math.max(i, j)].join()));
  expect(pairs.size).toBe(links.length);
});

test('it is symmetric about its middle', () => {
  const { joints, links } = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 1 });
  const rods = links.map(({ i, j }) => rodKey(joints[i], joints[j]));
  const mirrored = links.map(({ i, j }) => rodKey(mirror(joints[i]), mirror(joints[j])));
  expect(mirrored.sort()).toEqual(rods.sort());
});

interface Place {
  readonly x: number;
  readonly y: number;
}

function mirror(place: Place | undefined): Place {
  return { x: 18 - (place?.x ?? 0), y: place?.y ?? 0 };
}

function rodKey(a: Place | undefined, b: Place | undefined): string {
  return [`${a?.x} ${a?.y}`, `${b?.x} ${b?.y}`].sort().join(' to ');
}
