import { readCase } from './triangle.ts';

/** Two rods that meet 1.5 m above a span of 4 m, and a tie, under dead load, snow and suction; no rule yet. */
export const roof = readCase({
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    {
      x: 2,
      y: 1.5,
      loads: [
        { className: 'ShearLoad', c: [-10e3], sets: 1 },
        { className: 'ShearLoad', c: [-6e3], sets: 2 },
        { className: 'ShearLoad', c: [12e3], sets: 4 },
      ],
    },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
    { i: 0, j: 1 },
  ],
  caseSets: [
    { title: 'Dead', action: { kind: 'G' } },
    { title: 'Snow', action: { kind: 'S' } },
    { title: 'Suction', action: { kind: 'W' } },
  ],
});
