import type { JointLoad, TrussCase, TrussJoint, TrussLink } from '../document/trussCase.ts';

/** Measures of a Pratt truss. */
export interface PrattOptions {
  /** Even, at least 2. */
  readonly panels: number;
  /** m */
  readonly panelLength: number;
  readonly height: number;
  /** On each inner joint of the bottom chord, N, downwards positive. */
  readonly load: number;
}

/**
 * Creates a simply supported Pratt truss: parallel chords, verticals, and diagonals that fall towards the middle, so
 * that gravity stretches them. Pinned at the left, on a roller at the right.
 *
 * @example createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10000 }) // 12 joints, 21 rods
 */
export function createPrattTruss({ panels, panelLength, height, load }: PrattOptions): TrussCase {
  const bottom = Array.from({ length: panels + 1 }, (_, i): TrussJoint => {
    const isEnd = i === 0 || i === panels;
    const anchor = i === 0 ? 3 : i === panels ? 2 : 0;
    return { id: `b${i}`, x: i * panelLength, y: 0, z: 0, anchor, loads: isEnd ? [] : [downwards(load)] };
  });
  const top = Array.from({ length: panels - 1 }, (_, i): TrussJoint => ({
    id: `t${i + 1}`,
    x: (i + 1) * panelLength,
    y: height,
    z: 0,
    anchor: 0,
    loads: [],
  }));
  return {
    className: 'casetruss',
    title: 'Pratt truss',
    units: { system: 0 },
    aspectRatio: 2,
    joints: [...bottom, ...top],
    links: createLinks(panels),
    caseSets: [],
  };
}

function downwards(force: number): JointLoad {
  return { className: 'ShearLoad', c: [-force], alpha: 90, sets: 1 };
}

/** Bottom joints are 0 to panels, the top joint above bottom joint i is panels + i. */
function createLinks(panels: number): TrussLink[] {
  const top = (i: number): number => panels + i;
  const middle = panels / 2;
  const pairs: [number, number][] = [
    [0, top(1)],
    [panels, top(panels - 1)],
  ];
  for (let i = 0; i < panels; i += 1) pairs.push([i, i + 1]);
  for (let i = 1; i < panels; i += 1) pairs.push([i, top(i)]);
  for (let i = 1; i < panels - 1; i += 1) {
    pairs.push([top(i), top(i + 1)], i < middle ? [top(i), i + 1] : [i, top(i + 1)]);
  }
  return pairs.map(([i, j], index) => ({ id: `r${index}`, i, j }));
}
