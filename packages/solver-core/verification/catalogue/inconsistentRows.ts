/** Rows whose published values do not belong to their published dimensions, and why we think so. */
export interface InconsistentRows {
  readonly drawer: string;
  readonly labels: readonly string[];
  readonly quantities: readonly ('A' | 'Iy' | 'Iz')[];
  readonly reason: string;
}

const L250 = [17, 18, 20, 21, 23, 24, 25, 26, 27, 29, 32, 34];
const L300_AREA = [28, 31, 33, 34];
const L300_REST = [25, 29, 30, 32, 35];

export const INCONSISTENT_ROWS: readonly InconsistentRows[] = [
  {
    drawer: 'EN 10365 / HL',
    labels: ['HL 1100x607', 'HL 1100 M', 'HL 1100 B', 'HL 1100 A'],
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
    labels: ['L 75x75x4.0'],
    quantities: ['Iy', 'Iz'],
    reason: 'second moments 1 % less than the dimensions give, A agrees',
  },
  {
    drawer: 'EN 10365 / UPN',
    labels: ['UPN 400', 'UPN 65'],
    quantities: ['Iz'],
    reason: 'Iz off by 0.6 and 0.9 %, one up and one down; A and Iy agree',
  },
  {
    drawer: 'EN 10055 / T',
    labels: ['T 40', 'T 80'],
    quantities: ['Iy'],
    reason: 'written down from memory, unconfirmed; A and Iz agree',
  },
  {
    drawer: 'EN 10055 / T',
    labels: ['T 35'],
    quantities: ['Iz'],
    reason: 'written down from memory, unconfirmed; off by 0.9 %',
  },
  {
    drawer: 'AISC 16 / ST',
    labels: ['ST2X4.75', 'ST2X3.85', 'ST1.5X2.85'],
    quantities: ['Iy'],
    reason: 'small tees cut from S beams: radii and slope are a rule of the mill, and Iy hangs on them',
  },
  {
    drawer: 'AISC 16 / Pipe',
    labels: ['Pipe26XS', 'Pipe18XS', 'Pipe12XXS'],
    quantities: ['A', 'Iy'],
    reason: 'A and Iy are not those of the printed diameter and design wall',
  },
  {
    drawer: 'AISC 16 / Pipe',
    labels: ['Pipe10STD', 'Pipe12XS'],
    quantities: ['A'],
    reason: 'A is not that of the printed diameter and design wall, Iy is',
  },
  {
    drawer: 'IS 808 / LB',
    labels: ['LB 250', 'LB 275', 'LB 300'],
    quantities: ['Iz'],
    reason: 'Iz is 2.7 % less than the dimensions give, A and Iy agree',
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
    reason: 'the dimensions are of another section, A and the moments of this one',
  },
  {
    drawer: 'IS 808 / ISA',
    labels: ['L 40 x20x3'],
    quantities: ['Iy'],
    reason: 'Iy is 1.2 % more than the dimensions give, A and Iz agree',
  },
  {
    drawer: 'KS D 3502, JIS G 3192 / H',
    labels: ['H 100x50x5x7', 'H 310x305x15x20'],
    quantities: ['Iy'],
    reason: 'Iy is 4.2 and 1.7 % less than the dimensions give, A and Iz agree',
  },
  {
    drawer: 'KS D 3502, JIS G 3192 / H',
    labels: ['H 350x357x19x19'],
    quantities: ['A'],
    reason: 'A is 3.6 % less than the dimensions give, Iy and Iz agree',
  },
];

/** Says whether a value of a row is known not to belong to its dimensions. */
export function isInconsistent(drawer: string, label: string, quantity: 'A' | 'Iy' | 'Iz'): boolean {
  return INCONSISTENT_ROWS.some(
    (rows) => rows.drawer === drawer && rows.labels.includes(label) && rows.quantities.includes(quantity),
  );
}
