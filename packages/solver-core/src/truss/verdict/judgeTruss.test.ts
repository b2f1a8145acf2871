import { describe, expect, it } from 'vitest';
import { judgeTruss } from './judgeTruss.ts';
import type { JudgedTruss } from './facts/judgedTruss.ts';

/** Creates joints from [x, y, anchor] or [x, y, z, anchor] and links from pairs of joints. */
function truss(joints: readonly (readonly number[])[], links: readonly (readonly number[])[]): JudgedTruss {
  return {
    joints: joints.map((joint) => ({
      x: joint[0]!,
      y: joint[1]!,
      z: joint.length > 3 ? joint[2]! : 0,
      anchor: joint.at(-1)!,
    })),
    links: links.map(([i, j]) => ({ i: i!, j: j! })),
  };
}

function inInches({ joints, links }: JudgedTruss): JudgedTruss {
  const f = 39.37007874015748;
  return {
    joints: joints.map(({ x, y, z = 0, anchor }) => ({ x: x * f, y: y * f, z: z * f, anchor })),
    links,
  };
}

const PIN = 3;
const ROLLER = 2;
const FREE = 0;
const TRIANGLE = [
  [0, 1],
  [1, 2],
  [0, 2],
];

const triangleOn = (a: number, b: number, c: number) =>
  truss(
    [
      [0, 0, a],
      [4, 0, b],
      [2, 1, c],
    ],
    TRIANGLE,
  );

describe('judgeTruss of a triangle', () => {
  it('finds it determinate on pin and roller', () => {
    expect(judgeTruss(triangleOn(PIN, ROLLER, FREE))).toEqual({
      status: 'determinate',
      degree: 0,
      W: 0,
      rank: 6,
      exact: true,
      mechanisms: [],
    });
  });

  it('finds it indeterminate by one on two pins', () => {
    expect(judgeTruss(triangleOn(PIN, PIN, FREE))).toMatchObject({
      status: 'indeterminate',
      degree: 1,
      W: -1,
      rank: 6,
    });
  });

  it('lets it turn about a single pin', () => {
    const verdict = judgeTruss(triangleOn(PIN, FREE, FREE));
    expect(verdict).toMatchObject({ status: 'underSupported', degree: 0, W: 1, rank: 5 });
    expect(verdict.mechanisms).toMatchObject([
      {
        joints: [
          { joint: 1, x: 0, y: 1, z: 0 },
          { joint: 2, x: -0.25, y: 0.5, z: 0 },
        ],
        causes: [{ code: 'tooFewRestraints', ids: [0] }],
      },
    ]);
  });

  it('gives three motions of a body to one without anchors, and first fixes that are pin and roller', () => {
    const verdict = judgeTruss(triangleOn(FREE, FREE, FREE));
    expect(verdict).toMatchObject({ status: 'underSupported', degree: 0, W: 3, rank: 3 });
    expect(verdict.mechanisms.map(({ fixes }) => fixes[0]?.edit)).toEqual([
      { op: 'add', path: '/joints/0/anchor', value: PIN },
      { op: 'add', path: '/joints/0/anchor', value: PIN },
      { op: 'add', path: '/joints/1/anchor', value: ROLLER },
    ]);
  });

  it('takes one of two equal triangles for the truss, the one that is held more, and the other for a part apart', () => {
    const apart = (first: number, second: number) => {
      const [a, b] = [triangleOn(first, FREE, FREE), triangleOn(second, FREE, FREE)];
      const joints = [...a.joints, ...b.joints.map((joint) => ({ ...joint, x: joint.x + 10 }))];
      const links = [...a.links, ...b.links.map(({ i, j }) => ({ i: i + 3, j: j + 3 }))];
      const { mechanisms } = judgeTruss({ joints, links });
      return new Set(
        mechanisms.flatMap(({ causes }) => causes.map(({ code, ids }) => `${code} ${ids.join()}`)),
      );
    };
    expect(apart(PIN, PIN)).toEqual(new Set(['tooFewRestraints 0', 'detachedPart 3,4,5']));
    expect(apart(ROLLER, PIN)).toEqual(new Set(['detachedPart 0,1,2', 'tooFewRestraints 3']));
  });

  it('lets it slide on three parallel restraints, although the count is satisfied', () => {
    const verdict = judgeTruss(triangleOn(ROLLER, ROLLER, ROLLER));
    expect(verdict).toMatchObject({ status: 'changeable', evidence: 'rank', degree: 1, W: 0, rank: 5 });
    expect(verdict.mechanisms).toMatchObject([
      { causes: [{ code: 'parallelRestraints', ids: [0, 1, 2] }], joints: [{ x: 1 }, { x: 1 }, { x: 1 }] },
    ]);
  });
});

// Three restraints whose lines meet in one point: x at two joints of the line y = 0 and y at one of them. The body can
// rotate about it instantaneously.
const CONCURRENT = truss(
  [
    [0, 0, 1],
    [4, 0, 1],
    [2, 0, ROLLER],
    [2, 1, FREE],
  ],
  [
    [0, 2],
    [2, 1],
    [2, 3],
    [0, 3],
    [1, 3],
  ],
);

// A joint in the middle of a straight line between two pins.
const STRAIGHT = truss(
  [
    [0, 0, PIN],
    [3, 7, PIN],
    [1.2, 2.8, FREE],
  ],
  [
    [0, 2],
    [1, 2],
  ],
);

// Two panels with both diagonals in the first and none in the second, although 2n = b + r.
const OVERBRACED = truss(
  [
    [0, 0, PIN],
    [1, 0, FREE],
    [2, 0, ROLLER],
    [0, 1, FREE],
    [1, 1, FREE],
    [2, 1, FREE],
  ],
  [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [0, 3],
    [1, 4],
    [2, 5],
    [0, 4],
    [1, 3],
  ],
);

// A hexagon with its three long diagonals and vertices on an ellipse: E. D. Bolker, B. Roth, When is a bipartite graph
// a rigid framework?, Pacific J. Math. 90 (1980): it is movable exactly if all six vertices lie on a conic.
const HEXAGON_LINKS = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 0],
  [0, 3],
  [1, 4],
  [2, 5],
];
const HEXAGON = truss(
  [
    [2, 0, PIN],
    [1, 2, ROLLER],
    [-1, 2, FREE],
    [-2, 0, FREE],
    [-1, -2, FREE],
    [1, -2, FREE],
  ],
  HEXAGON_LINKS,
);

/** A triangle above the ground on three vertical links, the last of which has the given length. */
const onThreeParallels = (last: number) =>
  truss(
    [
      [0, 0, PIN],
      [1, 0, PIN],
      [3, 1 - last, PIN],
      [0, 1, FREE],
      [1, 1, FREE],
      [3, 1, FREE],
      [1, 2, FREE],
    ],
    [
      [0, 3],
      [1, 4],
      [2, 5],
      [3, 4],
      [4, 5],
      [3, 6],
      [4, 6],
      [5, 6],
    ],
  );

describe('judgeTruss where 2n = b + r and yet the rank is short', () => {
  it.each([
    ['restraints through one point', CONCURRENT, 'instantlyChangeable', 'selfStress', 'concurrentRestraints'],
    ['two links on one line', STRAIGHT, 'instantlyChangeable', 'selfStress', 'collinearLinks'],
    ['a panel braced twice and one not at all', OVERBRACED, 'changeable', 'rank', 'openPanel'],
    ['a hexagon on a conic', HEXAGON, 'instantlyChangeable', 'selfStress', 'linkGeometry'],
    ['three parallel links of one length', onThreeParallels(1), 'changeable', 'followed', 'linkGeometry'],
    [
      'three parallel links of two lengths',
      onThreeParallels(2),
      'instantlyChangeable',
      'selfStress',
      'linkGeometry',
    ],
  ])('%s', (_, document, status, evidence, cause) => {
    const verdict = judgeTruss(document);
    const equations = 2 * document.joints.length;
    expect(verdict).toMatchObject({ status, evidence, W: 0, degree: 1, rank: equations - 1, exact: true });
    expect(verdict.mechanisms).toMatchObject([{ causes: [{ code: cause }] }]);
    expect(judgeTruss(inInches(document))).toMatchObject({ status, degree: 1, rank: equations - 1 });
  });

  it.each([
    // A rod that swings about its pin; a prop between two pins makes the count balance.
    [
      'a swinging rod',
      [
        [0, 0, PIN],
        [0, -2, FREE],
        [0, -1, FREE],
        [3, 0, PIN],
      ],
      [
        [0, 2],
        [2, 1],
        [0, 1],
        [0, 3],
      ],
    ],
    [
      'the coupler of a parallelogram',
      [
        [0, 0, PIN],
        [4, 0, PIN],
        [0, 3, FREE],
        [4, 3, FREE],
        [2, 3, FREE],
      ],
      [
        [0, 2],
        [1, 3],
        [2, 3],
        [2, 4],
        [4, 3],
        [0, 1],
      ],
    ],
  ] as const)(
    'follows %s with a joint in its middle, which is in a special place all the way',
    (_, joints, links) => {
      const verdict = judgeTruss(truss(joints, links));
      expect(verdict).toMatchObject({ status: 'changeable', evidence: 'followed', W: 0, degree: 2 });
      expect(verdict.mechanisms).toHaveLength(2);
    },
  );

  it('finds the same hexagon determinate with one vertex off the conic', () => {
    const joints = HEXAGON.joints.map((joint, k) => (k === 3 ? { ...joint, x: -2.001 } : joint));
    expect(judgeTruss({ ...HEXAGON, joints })).toMatchObject({ status: 'determinate', rank: 12 });
  });

  it('returns exact: false for a truss that only rounding keeps from a special position', () => {
    expect(judgeTruss(inInches(STRAIGHT))).toMatchObject({ status: 'instantlyChangeable', exact: false });
  });

  it('allows for a rounding of places far from the origin, and for no more', () => {
    // At 1e7 m neighbouring doubles differ by 2e-9 m, in inches as well: more than the limit for the elongation of
    // links a metre long.
    const far = (off: number) =>
      truss(
        [
          [1e7, 1e7, PIN],
          [1e7 + 4.7, 1e7 + 3.29, PIN],
          [1e7 + 1.7, 1e7 + 1.19 + off, FREE],
        ],
        [
          [0, 2],
          [1, 2],
        ],
      );
    expect(judgeTruss(inInches(far(0)))).toMatchObject({ status: 'instantlyChangeable', exact: false });
    expect(judgeTruss(inInches(far(1e-5)))).toMatchObject({ status: 'determinate' });
  });

  // Two triangles connected by three links are stable unless the lines of the links meet in one point (Desargues: the
  // triangles are then in perspective).
  it.each([
    ['in perspective from a point', [6, 0, 0, 6, 6, 6], 11],
    ['not in perspective', [6, 0, 0, 6, 6, 7], 12],
  ] as const)('joins two triangles %s', (_, [ax, ay, bx, by, cx, cy], rank) => {
    const document = truss(
      [
        [2, 0, PIN],
        [0, 2, ROLLER],
        [2, 2, FREE],
        [ax, ay, FREE],
        [bx, by, FREE],
        [cx, cy, FREE],
      ],
      [...TRIANGLE, ...TRIANGLE.map(([i, j]) => [i! + 3, j! + 3]), [0, 3], [1, 4], [2, 5]],
    );
    expect(judgeTruss(document).rank).toBe(rank);
  });
});

describe('judgeTruss of parts that move', () => {
  it('names a four-bar chain and its diagonals', () => {
    const verdict = judgeTruss(
      truss(
        [
          [0, 0, PIN],
          [4, 0, PIN],
          [4, 4, FREE],
          [0, 4, FREE],
        ],
        [
          [0, 3],
          [3, 2],
          [2, 1],
        ],
      ),
    );
    expect(verdict).toMatchObject({ status: 'changeable', degree: 0, W: 1, rank: 7 });
    expect(verdict.mechanisms).toMatchObject([
      {
        joints: [
          { joint: 2, x: 1, y: 0, z: 0 },
          { joint: 3, x: 1, y: 0, z: 0 },
        ],
        causes: [{ code: 'tooFewLinks', ids: [2, 3] }],
        fixes: [
          { edit: { value: { i: 0, j: 2 } } },
          { edit: { value: { i: 1, j: 3 } } },
          { code: 'addAnchor' },
        ],
      },
    ]);
  });

  it('distinguishes a joint without links from one that is fully anchored', () => {
    const { joints, links } = triangleOn(PIN, ROLLER, FREE);
    const loose = judgeTruss({ joints: [...joints, { x: 9, y: 9, anchor: FREE }], links });
    expect(loose).toMatchObject({ status: 'changeable', W: 2, rank: 6 });
    expect(loose.mechanisms.map(({ causes }) => causes)).toEqual([
      [{ code: 'looseJoint', ids: [3] }],
      [{ code: 'looseJoint', ids: [3] }],
    ]);
    const anchored = judgeTruss({ joints: [...joints, { x: 9, y: 9, anchor: PIN }], links });
    expect(anchored).toMatchObject({ status: 'determinate', W: 0, rank: 8 });
  });

  it('names a part that nothing ties to the rest', () => {
    const { joints, links } = triangleOn(PIN, ROLLER, FREE);
    const verdict = judgeTruss({
      joints: [...joints, { x: 9, y: 0, anchor: FREE }, { x: 9, y: 3, anchor: FREE }],
      links: [...links, { i: 3, j: 4 }],
    });
    expect(verdict).toMatchObject({ status: 'underSupported', W: 3, rank: 7 });
    expect(verdict.mechanisms.map(({ causes }) => causes)).toEqual(
      [1, 2, 3].map(() => [{ code: 'detachedPart', ids: [3, 4] }]),
    );
  });
});

describe('judgeTruss in space', () => {
  const FIXED = 7;
  const tetrahedron = (anchors: readonly number[]) =>
    truss(
      [
        [0, 0, 0],
        [3, 0, 0],
        [0, 3, 0],
        [0, 0, 3],
      ].map((place, k) => [...place, anchors[k]!]),
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    );

  it('finds a tetrahedron on six restraints determinate', () => {
    expect(judgeTruss(tetrahedron([FIXED, 6, 4, 0]))).toMatchObject({
      status: 'determinate',
      W: 0,
      rank: 12,
    });
  });

  it('gives one without anchors six motions', () => {
    const verdict = judgeTruss(tetrahedron([0, 0, 0, 0]));
    expect(verdict).toMatchObject({ status: 'underSupported', W: 6, rank: 6 });
    expect(verdict.mechanisms).toHaveLength(6);
  });

  it('turns one about the axis that the lines of all six restraints meet', () => {
    // The joints on the x axis are held in x, y, z and in y, z; the line of the sixth restraint meets the axis, too.
    const verdict = judgeTruss(tetrahedron([FIXED, 6, 2, 0]));
    expect(verdict).toMatchObject({ status: 'instantlyChangeable', W: 0, rank: 11 });
    expect(verdict.mechanisms).toMatchObject([{ causes: [{ code: 'concurrentRestraints' }] }]);
  });

  it('lets a joint go across the plane of all its links', () => {
    const verdict = judgeTruss(
      truss(
        [
          [0, 0, 0, FIXED],
          [4, 0, 0, FIXED],
          [0, 4, 0, FIXED],
          [4, 4, 1, FIXED],
          [1, 1, 0, 0],
        ],
        [
          [0, 4],
          [1, 4],
          [2, 4],
        ],
      ),
    );
    expect(verdict).toMatchObject({ status: 'instantlyChangeable', evidence: 'selfStress', rank: 14 });
    expect(verdict.mechanisms).toMatchObject([
      { joints: [{ joint: 4, x: 0, y: 0, z: 1 }], causes: [{ code: 'coplanarLinks', ids: [4] }] },
    ]);
  });
});
