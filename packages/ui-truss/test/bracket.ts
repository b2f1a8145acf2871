import type { TrussCase } from '@eecs/solver-core/truss';
import { readCase } from './triangle.ts';

const SET = { angle: 0, color: '#888', description: '', combined: false };

/** A bracket of two rods with sides 3, 4, 5 and a zero-force post: 12 kN down in one set, 6 kN up in the other. */
export const bracket: TrussCase = readCase({
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 0, y: 3, anchor: 3 },
    {
      x: 4,
      y: 3,
      loads: [
        { id: 'd', className: 'ShearLoad', c: [-12000], sets: 1 },
        { id: 'u', className: 'ShearLoad', c: [6000], sets: 2 },
      ],
    },
    { x: 2, y: 3 },
    { x: 2, y: 1.5 },
  ],
  links: [
    { i: 0, j: 4 },
    { i: 4, j: 2 },
    { i: 1, j: 3 },
    { i: 3, j: 2 },
    { i: 3, j: 4 },
    { i: 1, j: 4 },
  ],
  caseSets: [
    { ...SET, title: 'Down' },
    { ...SET, title: 'Up' },
  ],
});
