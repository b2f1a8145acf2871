import type { ProfileGroup } from './profile.ts';

/** Rows of tables as printed, A in cm2 or in2, Iy in cm4 or in4, ey in cm or in; dimensions in mm or in. */
export const gostProfiles: readonly ProfileGroup[] = [
  {
    title: 'GOST 8239-89: I sections with tapered flanges',
    source: 'GOST 8239-89, transcribed in the public repository pyltsin/Construct',
    profiles: [
      {
        name: 'I-beam 20',
        section: {
          className: 'hsection',
          h: 200,
          b: 100,
          tw: 5.2,
          tf: 8.4,
          r1: 9.5,
          r2: 4,
          sf: 12,
          uf: 23.7,
        },
        published: { A: '26.8', Iy: '1840', Iz: '115' },
      },
      {
        name: 'I-beam 30',
        section: {
          className: 'hsection',
          h: 300,
          b: 135,
          tw: 6.5,
          tf: 10.2,
          r1: 12,
          r2: 5,
          sf: 12,
          uf: 32.125,
        },
        published: { A: '46.5', Iy: '7080', Iz: '337' },
      },
    ],
  },
  {
    title: 'GOST 8240-97: channels, tapered and parallel',
    source: 'GOST 8240-97, transcribed in the public repository pyltsin/Construct',
    profiles: [
      {
        name: 'Channel 20У',
        section: { className: 'csection', h: 200, b: 76, tw: 5.2, tf: 9, r1: 9.5, r2: 4, sf: 10, uf: 35.4 },
        published: { A: '23.4', Iy: '1520', Iz: '113' },
      },
      {
        name: 'Channel 20П',
        section: { className: 'csection', h: 200, b: 76, tw: 5.2, tf: 9, r1: 9.5, r2: 5.5 },
        published: { A: '23.4', Iy: '1530', Iz: '134' },
      },
    ],
  },
  {
    title: 'GOST 26020-83: H sections',
    source: 'GOST 26020-83, transcribed in the public repository pyltsin/Construct',
    profiles: [
      {
        name: 'H-beam 30К1',
        section: { className: 'hsection', h: 296, b: 300, tw: 9, tf: 13.5, r1: 18 },
        published: { A: '108', Iy: '18110', Iz: '6079' },
      },
    ],
  },
  {
    title: 'GOST 8509-93: angles',
    source: 'GOST 8509-93, transcribed in the public repository pyltsin/Construct',
    profiles: [
      {
        name: 'L100x100x10',
        section: { className: 'lsection', h: 100, b: 100, t: 10, r1: 12, r2: 4 },
        published: { A: '19.24', Iy: '178.95', Iz: '178.95' },
      },
      {
        name: 'L90x90x9',
        section: { className: 'lsection', h: 90, b: 90, t: 9, r1: 10, r2: 3.3 },
        published: { A: '15.6', Iy: '118', Iz: '118' },
      },
    ],
  },
  {
    title: 'GOST 19771-93: bent angles',
    source: 'GOST 19771-93, transcribed in the public repository pyltsin/Construct',
    profiles: [
      {
        name: 'Bent L80x80x6',
        section: { className: 'lsection', h: 80, b: 80, t: 6, r1: 9, bent: true },
        published: { A: '8.93', Iy: '55.85', Iz: '55.85' },
        allowed: { Iy: 0.00015, Iz: 0.00015 },
        why: 'two legs 65 by 6 and a quarter ring of radii 9 and 15, whose centroid is at 22.964 mm, give 13.731 + 23.478 + 0.117 + 15.545 + 0.177 + 2.810 = 55.858 cm4, which is printed truncated: own moments and A·d² of the upright leg, the lying leg and the ring',
      },
    ],
  },
  {
    title: 'GOST 8732-78: pipes',
    source: 'GOST 8732-78, transcribed in the public repository pyltsin/Construct',
    profiles: [
      {
        name: 'Pipe 219x10',
        section: { className: 'roundpipe', Dy: 219, tw: 10 },
        published: { A: '65.66', Iy: '3593.29' },
      },
      {
        name: 'Pipe 108x6',
        section: { className: 'roundpipe', Dy: 108, tw: 6 },
        published: { A: '19.23', Iy: '250.91' },
      },
    ],
  },
];
