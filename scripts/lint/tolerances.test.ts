import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';

const SOURCES = path.join(ROOT, 'packages/solver-core/src');

/** Small numbers that are not tolerances: factors of units, and limits of input and output. */
const OTHERS = [
  'member/consistentUnits.ts',
  'catalogue/materials/readMaterials.ts',
  'model/common/schemaReader.ts',
  'units/formatNumber.ts',
  'units/unit.ts',
];

/** A number written with a negative power of ten. */
const SMALL = /\b\d+(?:\.\d+)?e-\d+/;

test('every tolerance of the core has a name, a scale and a reason in one table', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'));
  const withNumbers = files.filter((file) =>
    SMALL.test(withoutComments(readFileSync(path.join(SOURCES, file), 'utf8'))),
  );
  expect(withNumbers.sort()).toEqual([...OTHERS, 'linalg/tolerance.ts'].sort());
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
