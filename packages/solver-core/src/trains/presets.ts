import type { Train, TrainAxle, TrainGroup } from './train.ts';

/** A kip in newtons, and a foot in metres: both by definition (NIST SP 811, B.8). */
const KIP = 4448.2216152605;
const FOOT = 0.3048;

const axles = (...list: readonly (readonly [load: number, behind: number])[]): readonly TrainAxle[] =>
  list.map(([load, behind]) => ({ load, behind }));

/** The truck of HL-93: 35, 145 and 145 kN, 4.3 m apart, the last gap up to `greatest`. */
const designTruck = (greatest: number, factor = 1): readonly TrainGroup[] =>
  greatest === 4.3
    ? [{ axles: axles([35e3 * factor, 0], [145e3 * factor, 4.3], [145e3 * factor, 8.6]) }]
    : [
        { axles: axles([35e3 * factor, 0], [145e3 * factor, 4.3]) },
        { axles: axles([145e3 * factor, 0]), gap: [4.3, greatest] },
      ];

const HL_93 = 'AASHTO LRFD Bridge Design Specifications, 3.6.1.2, 3.6.1.3 and 3.6.2';
const HL_93_LANE = { load: 9.3e3 };

/** Load models of standards, in newtons and metres, without the distribution across the deck. */
export const TRAINS: readonly Train[] = [
  {
    id: 'lm1-lane1',
    title: 'LM1, lane 1',
    source: 'EN 1991-2:2003, 4.3.2 and table 4.2, a lane of 3 m, alpha 1; dynamic effects are part of it',
    groups: [{ axles: axles([300e3, 0], [300e3, 1.2]) }],
    lane: { load: 27e3 },
    leavesOut: false,
  },
  {
    id: 'lm71',
    title: 'LM71',
    source: 'EN 1991-2:2003, 6.3.2 and figure 6.1, alpha 1, without a dynamic factor',
    groups: [{ axles: axles([250e3, 0], [250e3, 1.6], [250e3, 3.2], [250e3, 4.8]) }],
    lane: { load: 80e3, clear: 0.8 },
    leavesOut: true,
  },
  ...(
    [
      ['sw0', 'SW/0', 133e3, 15, 5.3],
      ['sw2', 'SW/2', 150e3, 25, 7],
    ] as const
  ).map(([id, title, load, length, between]): Train => ({
    id,
    title,
    source: 'EN 1991-2:2003, 6.3.3, figure 6.2 and table 6.1, alpha 1, without a dynamic factor',
    groups: [
      {
        axles: [],
        patches: [
          { load, behind: 0, length },
          { load, behind: length + between, length },
        ],
      },
    ],
    leavesOut: false,
  })),
  {
    id: 'hl93-truck',
    title: 'HL-93, truck and lane',
    source: HL_93,
    groups: designTruck(9),
    lane: HL_93_LANE,
    dynamic: 1.33,
    leavesOut: true,
  },
  {
    id: 'hl93-tandem',
    title: 'HL-93, tandem and lane',
    source: HL_93,
    groups: [{ axles: axles([110e3, 0], [110e3, 1.2]) }],
    lane: HL_93_LANE,
    dynamic: 1.33,
    leavesOut: true,
  },
  {
    // For moments over piers and reactions at piers: 90 % of two trucks and of the lane load.
    id: 'hl93-pair',
    title: 'HL-93, two trucks and lane at 90 %',
    source: HL_93,
    groups: [
      ...designTruck(4.3, 0.9),
      ...designTruck(4.3, 0.9).map((group) => ({ ...group, gap: [15, Infinity] as const })),
    ],
    lane: { load: 0.9 * HL_93_LANE.load },
    dynamic: 1.33,
    leavesOut: true,
  },
  {
    id: 'hs20',
    title: 'HS20-44',
    source: 'AASHTO Standard Specifications for Highway Bridges, 17th edition, 3.7.6, without impact',
    groups: [
      { axles: axles([8 * KIP, 0], [32 * KIP, 14 * FOOT]) },
      { axles: axles([32 * KIP, 0]), gap: [14 * FOOT, 30 * FOOT] },
    ],
    leavesOut: true,
  },
];

/** Creates a crane on a runway: two or four wheels of equal load, by their distances from the first. */
export function createCrane(load: number, behind: readonly number[]): Train {
  return {
    id: 'crane',
    title: '',
    source: '',
    groups: [{ axles: [0, ...behind].map((place) => ({ load, behind: place })) }],
    leavesOut: false,
  };
}
