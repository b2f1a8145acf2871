import type { Profile, ProfileGroup } from './profile.ts';

/** Rows of tables as printed, A in cm2 or in2, Iy in cm4 or in4, ey in cm or in; dimensions in mm or in. */
export const aiscProfiles: readonly ProfileGroup[] = [
  {
    title: 'AISC Manual, 16th edition',
    source: 'AISC shapes database v16.0, transcribed in the public repository waynemaranga/steelsnakes',
    profiles: [
      {
        name: 'W12X50',
        section: { className: 'hsection', units: 1, h: 12.2, b: 8.08, tw: 0.37, tf: 0.64, r1: 0.5 },
        published: {
          A: '14.6',
          Iy: '391',
          Iz: '56.3',
          WyTop: '64.2',
          Wply: '71.9',
          Wplz: '21.3',
          It: '1.71',
        },
        allowed: { Iy: 0.003, WyTop: 0.0015, Wply: 0.0008 },
        why: 'the manual prints no root radius; it is taken as kdes - tf',
      },
      {
        name: 'W18X35',
        section: { className: 'hsection', units: 1, h: 17.7, b: 6, tw: 0.3, tf: 0.425, r1: 0.402 },
        published: {
          A: '10.3',
          Iy: '510',
          Iz: '15.3',
          WyTop: '57.6',
          Wply: '66.5',
          Wplz: '8.06',
          It: '0.506',
        },
      },
      {
        name: 'W8X40',
        section: { className: 'hsection', units: 1, h: 8.25, b: 8.07, tw: 0.36, tf: 0.56, r1: 0.394 },
        published: {
          A: '11.7',
          Iy: '146',
          Iz: '49.1',
          WyTop: '35.5',
          Wply: '39.8',
          Wplz: '18.5',
          It: '1.12',
        },
      },
      {
        name: 'C10X20',
        section: {
          className: 'csection',
          units: 1,
          h: 10,
          b: 2.74,
          tw: 0.379,
          tf: 0.436,
          r1: 0.3392,
          r2: 0.1835,
          sf: 16.6667,
          uf: 1.1805,
        },
        published: {
          A: '5.87',
          ey: '0.606',
          Iy: '78.9',
          Iz: '2.8',
          WyTop: '15.8',
          Wply: '19.4',
          Wplz: '2.7',
          It: '0.368',
        },
        allowed: { ey: 0.002, Iy: 0.0012, Iz: 0.003, Wplz: 0.004 },
        why: 'the manual prints no radii; they are taken from a rule for standard channels',
      },
      {
        name: 'WT8X50',
        section: { className: 'tsection', units: 1, h: 8.49, b: 10.4, tw: 0.585, tf: 0.985, r1: 0.405 },
        published: { A: '14.7', ez: '1.76', Iy: '76.8', Iz: '93.1', Wply: '20.7', Wplz: '27.4', It: '3.85' },
        allowed: { Iy: 0.0007, Iz: 0.007, Wplz: 0.004 },
        why: 'the manual prints no root radius; it is taken as kdes - tf',
      },
      {
        name: 'HSS6X4X3/8',
        section: { className: 'rectangularpipe', units: 1, h: 6, b: 4, tw: 0.349, r1: 0.698, ri: 0.349 },
        published: {
          A: '6.18',
          Iy: '28.3',
          Iz: '14.9',
          WyTop: '9.43',
          Wply: '11.9',
          Wplz: '8.94',
          It: '32.8',
        },
      },
      {
        name: 'HSS8X8X1/2',
        section: { className: 'rectangularpipe', units: 1, h: 8, b: 8, tw: 0.465, r1: 0.93, ri: 0.465 },
        published: { A: '13.5', Iy: '125', Iz: '125', WyTop: '31.2', Wply: '37.5', Wplz: '37.5', It: '204' },
      },
      {
        name: 'Pipe6STD',
        section: { className: 'roundpipe', units: 1, Dy: 6.625, tw: 0.261 },
        published: { A: '5.2', Iy: '26.5', WyTop: '7.99', Wply: '10.6', It: '52.9' },
        allowed: { A: 0.0036 },
        why: 'the wall is printed as 0.261, and is 0.93 of 0.28',
      },
      {
        name: 'HSS6.625X0.375',
        section: { className: 'roundpipe', units: 1, Dy: 6.625, tw: 0.349 },
        published: { A: '6.88', Iy: '34', WyTop: '10.3', Wply: '13.8', It: '68' },
      },
    ],
  },
  {
    title: 'AISC Manual, 16th edition: S beams',
    source: 'AISC shapes database v16.0, transcribed in the public repository waynemaranga/steelsnakes',
    allowed: { A: 0.0035, Iy: 0.0045, Iz: 0.004 },
    why: 'the manual prints no radii; they are taken from a rule',
    profiles: [
      sBeam('S20X86', [20.3, 7.06, 0.66, 0.92, 0.605, 0.343, 1.6], ['25.3', '1570', '46.6']),
      sBeam('S12X31.8', [12, 5, 0.35, 0.544, 0.45, 0.25, 1.1625], ['9.31', '217', '9.33']),
      sBeam('S8X18.4', [8, 4, 0.271, 0.425, 0.371, 0.2026, 0.93225], ['5.4', '57.5', '3.69']),
    ],
  },
  {
    title: 'AISC Manual, 16th edition: angles',
    source: 'AISC shapes database v16.0, transcribed in the public repository waynemaranga/steelsnakes',
    allowed: { A: 0.007, Iy: 0.014, Iz: 0.014 },
    why: 'the manual prints no radii: its areas are those of sharp corners, its second moments include rounded toes',
    profiles: [
      angle('L8X8X1', [8, 8, 1], ['15.1', '89.1', '89.1']),
      angle('L6X4X1/2', [6, 4, 0.5], ['4.75', '17.3', '6.22']),
      angle('L4X4X1/4', [4, 4, 0.25], ['1.93', '3', '3']),
    ],
  },
];

type Three = readonly [A: string, Iy: string, Iz: string];

function sBeam(
  name: string,
  [h, b, tw, tf, r1, r2, uf]: readonly [number, number, number, number, number, number, number],
  [A, Iy, Iz]: Three,
): Profile {
  const section = { className: 'hsection', units: 1, h, b, tw, tf, r1, r2, sf: 100 / 6, uf } as const;
  return { name, section, published: { A, Iy, Iz } };
}

function angle(name: string, [h, b, t]: readonly [number, number, number], [A, Iy, Iz]: Three): Profile {
  return { name, section: { className: 'lsection', units: 1, h, b, t }, published: { A, Iy, Iz } };
}
