/** Rows whose published values do not match their published dimensions, and the presumed reason. */
export interface InconsistentRows {
  readonly drawer: string;
  readonly labels: readonly string[];
  readonly quantities: readonly ('A' | 'Iy' | 'Iz')[];
  readonly reason: string;
}

const L250 = [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 34];
const L300_AREA = [26, 28, 31, 33, 34];
const L300_REST = [25, 27, 29, 30, 32, 35];

export const INCONSISTENT_ROWS: readonly InconsistentRows[] = [
  {
    drawer: 'EN 10365 / HL',
    labels: ['HL 1100x607', 'HL 1100x548', 'HL 1100 R', 'HL 1100 M', 'HL 1100 B', 'HL 1100 A'],
    quantities: ['A'],
    reason: 'A is that of a root radius of 20 mm, Iy and Iz are those of the 30 mm that are printed',
  },
  {
    drawer: 'EN 10056 / equal legs',
    labels: L250.map((t) => `L 250x250x${t}.0`),
    quantities: ['Iy', 'Iz'],
    reason: 'A agrees with the printed radii, second moments are 0.8 to 1.4 % less than these give',
  },
  {
    drawer: 'EN 10056 / equal legs',
    labels: L300_AREA.map((t) => `L 300x300x${t}.0`),
    quantities: ['A', 'Iy', 'Iz'],
    reason: 'the whole size is 1 to 2 % less than its dimensions give',
  },
  {
    drawer: 'EN 10056 / equal legs',
    labels: L300_REST.map((t) => `L 300x300x${t}.0`),
    quantities: ['Iy', 'Iz'],
    reason:
      'the whole size is 1 to 2 % less than its dimensions give; the rounding of A hides half of it here',
  },
  {
    drawer: 'EN 10056 / equal legs',
    labels: ['L 90x90x5.0', 'L 75x75x4.0', 'L 65x65x4.0', 'L 45x45x3.0'],
    quantities: ['Iy', 'Iz'],
    reason: 'second moments 0.7 to 1.5 % less than the dimensions give, A agrees',
  },
  {
    drawer: 'EN 10056 / equal legs',
    labels: ['L 200x200x16.0'],
    quantities: ['Iy', 'Iz'],
    reason: 'second moments 3.8 % more than the dimensions give, as if 2340 had been printed 2430; A agrees',
  },
  {
    drawer: 'BS 4 / UB',
    labels: ['UB 533x165x85'],
    quantities: ['Iy'],
    reason: 'Iy is 0.3 % less than the dimensions give, A and Iz agree',
  },
  {
    drawer: 'EN 10365 / UPN',
    labels: ['UPN 400', 'UPN 65'],
    quantities: ['Iz'],
    reason: 'Iz off by 0.6 and 0.9 %, one up and one down; A and Iy agree',
  },
  {
    drawer: 'EN 10055 / T',
    labels: ['T 40', 'T 60', 'T 80', 'T 140'],
    quantities: ['Iy'],
    reason: 'written down from memory, unconfirmed; A and Iz agree',
  },
  {
    drawer: 'EN 10055 / T',
    labels: ['T 35', 'T 120'],
    quantities: ['Iz'],
    reason: 'written down from memory, unconfirmed; off by 0.9 and 1.4 %',
  },
  {
    drawer: 'AISC 16 / ST',
    labels: ['ST2X4.75', 'ST2X3.85', 'ST1.5X3.75', 'ST1.5X2.85'],
    quantities: ['Iy'],
    reason: 'small tees cut from S beams: radii and slope follow a rule of the mill, and Iy depends on them',
  },
  {
    drawer: 'AISC 16 / HP',
    labels: ['HP10X42'],
    quantities: ['Iy'],
    reason: 'Iy is 2.2 % less than the dimensions and the radius that kdes leaves give, A agrees',
  },
  {
    drawer: 'AISC 16 / HP',
    labels: ['HP8X36'],
    quantities: ['A', 'Iy'],
    reason: 'A and Iy are 2.2 and 2.8 % less than the dimensions and the radius that kdes leaves give',
  },
  {
    drawer: 'GOST 19772-93 / bent, Rm ≤ 460 MPa',
    labels: ['L105x100x3'],
    quantities: ['A', 'Iy', 'Iz'],
    reason: 'A and the second moments are 0.15 % less than the dimensions give',
  },
  {
    drawer: 'GOST 30245-2003 / rectangular',
    labels: ['50x30x4'],
    quantities: ['Iz'],
    reason: 'Iz is 0.5 % less than the dimensions give, A and Iy agree',
  },
  {
    drawer: 'AISC 16 / Pipe',
    labels: ['Pipe26XS', 'Pipe24XS', 'Pipe20XS', 'Pipe18XS', 'Pipe16XS', 'Pipe14XS', 'Pipe12XXS'],
    quantities: ['A', 'Iy'],
    reason: 'A and Iy do not agree with the printed diameter and design wall',
  },
  {
    drawer: 'AISC 16 / Pipe',
    labels: ['Pipe10STD', 'Pipe12XS'],
    quantities: ['A'],
    reason: 'A does not agree with the printed diameter and design wall, Iy does',
  },
  {
    drawer: 'IS 808 / LB',
    labels: ['LB 250', 'LB 275', 'LB 300', 'LB 325', 'LB 350'],
    quantities: ['Iz'],
    reason: 'Iz is 1.2 to 3.2 % less than the dimensions give, A and Iy agree',
  },
  {
    drawer: 'IS 808 / SC',
    labels: ['SC 250'],
    quantities: ['A', 'Iz'],
    reason: 'A, Iy and Iz are 0.7 to 1.2 % less than the dimensions give',
  },
  {
    drawer: 'IS 808 / WPB',
    labels: ['WPB 280 X 280 X 284.13'],
    quantities: ['A', 'Iy', 'Iz'],
    reason: 'the dimensions are those of another section, A and the moments those of this one',
  },
  {
    drawer: 'IS 808 / ISA',
    labels: ['L 40 x20x3', 'L 40 x20x4'],
    quantities: ['Iy'],
    reason: 'Iy is 1.2 % more than the dimensions give, A and Iz agree',
  },
  {
    drawer: 'KS D 3502, JIS G 3192 / H',
    labels: ['H 100x50x5x7', 'H 310x305x15x20', 'H 310x310x20x20'],
    quantities: ['Iy'],
    reason: 'Iy is 4.2, 1.7 and 1.6 % less than the dimensions give, A and Iz agree',
  },
  {
    drawer: 'KS D 3502, JIS G 3192 / H',
    labels: ['H 350x357x19x19'],
    quantities: ['A'],
    reason: 'A is 3.6 % less than the dimensions give, Iy and Iz agree',
  },
  {
    drawer: 'JIS G 3350',
    labels: ['C 100x50x20x2.8'],
    quantities: ['Iy', 'Iz'],
    reason: 'Iy and Iz are 4 % above the trend of the neighbouring thicknesses; A agrees',
  },
];

/** Returns whether a value of a row is known not to match its dimensions. */
export function isInconsistent(drawer: string, label: string, quantity: 'A' | 'Iy' | 'Iz'): boolean {
  return INCONSISTENT_ROWS.some(
    (rows) => rows.drawer === drawer && rows.labels.includes(label) && rows.quantities.includes(quantity),
  );
}
