import type { DxfLine } from '@eecs/ui-kit/editing';

/** Codes and values of a drawing, one after another. */
export type Codes = readonly (string | number)[];

/** A section of a drawing. */
export const section = (name: string, ...of: readonly Codes[]): Codes => [
  ...[0, 'SECTION', 2, name],
  ...of.flat(),
  ...[0, 'ENDSEC'],
];

/** The text of a drawing. */
export const file = (...sections: readonly Codes[]): string => [...sections.flat(), 0, 'EOF'].join('\r\n');

/** A header with the format version and the unit number. */
export const header = (version: string, units: number): Codes =>
  section('HEADER', [9, '$ACADVER', 1, version, 9, '$INSUNITS', 70, units]);

/** A line in the form of recent programs. */
export const line = (x0: number, y0: number, x1: number, y1: number, layer = 'Steel'): Codes => [
  ...[0, 'LINE', 5, 'A1', 100, 'AcDbEntity', 8, layer, 100, 'AcDbLine'],
  ...[10, x0, 20, y0, 30, 0, 11, x1, 21, y1, 31, 0],
];

/** A block with its base point. */
export const block = (name: string, base: readonly [number, number], ...of: readonly Codes[]): Codes => [
  ...[0, 'BLOCK', 8, '0', 2, name, 70, 0, 10, base[0], 20, base[1], 30, 0, 3, name, 1, ''],
  ...of.flat(),
  ...[0, 'ENDBLK', 8, '0'],
];

/** The text of a drawing without a header, which states no unit. */
export const dxf = (...entities: Codes): string => file(section('ENTITIES', entities));

/** The same text with a header that states a unit number, or an invalid one. */
export const inUnit = (unit: number | string, text: string): string =>
  [...section('HEADER', [9, '$INSUNITS', 70, unit]), text].join('\r\n');

/** A line of 3000 along x. */
export const LINE: Codes = [0, 'LINE', 8, 'Chord', 10, 0, 20, 0, 30, 0, 11, 3000, 21, 0, 31, 0];

/** The text of a drawing of lines in space, whose header states the unit number: 4 for millimetres, 6 for metres. */
export const drawLines = (unit: number, lines: readonly DxfLine[]): string =>
  inUnit(
    unit,
    dxf(
      ...lines.flatMap(({ from, to, layer }) => [
        ...[0, 'LINE', 8, layer, 10, from[0], 20, from[1], 30, from[2]],
        ...[11, to[0], 21, to[1], 31, to[2]],
      ]),
    ),
  );
