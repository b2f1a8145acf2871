import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareReports, readDoors, writeReport } from './apiReport.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'doors-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readDoor(text: string) {
  writeFileSync(path.join(folder, 'length.d.ts'), '/** In m. */\nexport declare const LENGTH: 6;\n');
  const declarations = path.join(folder, 'index.d.ts');
  writeFileSync(declarations, text);
  const [report] = readDoors([{ specifier: 'beam', declarations }]);
  if (report === undefined) throw new Error('no report');
  return report;
}

const DOOR = `export { LENGTH as SPAN } from './length.ts';
/** Sums. */
export declare function add(a: number, b: number): number;
export type { Beam } from 'elsewhere';
`;

test('a report holds each public name with its declaration, without comments', () => {
  expect([...readDoor(DOOR).names]).toEqual([
    ['Beam', "export { Beam } from 'elsewhere';"],
    ['SPAN', 'export declare const LENGTH: 6;\nexport { LENGTH as SPAN };'],
    ['add', 'export declare function add(a: number, b: number): number;'],
  ]);
});

test('a name that goes and an argument that changes are reported', () => {
  const before = writeReport(readDoor(DOOR));
  const after = readDoor('export declare function add(a: number, b: string): number;');
  expect(compareReports(before, after)).toEqual({
    lost: [
      "export { Beam } from 'elsewhere';",
      'export declare const LENGTH: 6;',
      'export declare function add(a: number, b: number): number;',
    ],
    other: ['export declare function add(a: number, b: string): number;'],
  });
});

test('keys of texts and attributes of elements are left out: they change without a change of names', () => {
  const keys = Array.from({ length: 20 }, (_, at) => `    k${at}: string;\n`).join('');
  const door = readDoor(
    `export declare const messages: Catalogue<{\n${keys}}>;\nexport declare const Bar: IStyledComponentBase<"web", Omit<object, "style">> & string;`,
  );
  expect([...door.names.values()]).toEqual([
    'export declare const Bar: IStyledComponentBase<…>;',
    'export declare const messages: Catalogue<{ … }>;',
  ]);
});
