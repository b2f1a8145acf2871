import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { convertCase } from '../../units/convertCase.ts';
import { caseHash } from './caseHash.ts';
import { parseCase } from './parseCase.ts';

const beam = (load: object) => ({
  schema: 1,
  L: 6,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 6 },
  ],
  loads: [{ className: 'DistributedLoad', x: [0, 6], ...load }],
});

function read(load: object) {
  const parsed = parseCase(beam(load));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const [first] = parsed.document.loads;
  if (first?.className !== 'DistributedLoad') throw new Error('another load');
  return { ...parsed, load: first };
}

const SOURCE = { pressure: -3500, width: 2.4 };

test('3.5 kN/m² on a width of 2.4 m are 8.4 kN/m, and both are kept', () => {
  const { load, document } = read({ source: SOURCE });
  expect(load.y).toEqual([-8400, -8400, -8400]);
  expect(load.source).toEqual(SOURCE);
  // The solver reads only the product, so the fingerprint equals that of a plain load.
  expect(caseHash(document)).toBe(caseHash(read({ y: -8400 }).document));
});

test('ordinates that are given decide', () => {
  const { load } = read({ y: -9000, source: SOURCE });
  expect(load.y).toEqual([-9000, -9000, -9000]);
});

test('a width of nothing is refused by its place', () => {
  const parsed = parseCase(beam({ source: { pressure: -3500, width: 0 } }));
  expect(parsed.ok ? [] : parsed.failures.map(({ path }) => path)).toContain('/loads/0/source/width');
});

test('in US units 50 psf on 10 ft are 500 lbf/ft, there and back', () => {
  const { document } = read({ source: { pressure: -2394.0129, width: 3.048 } });
  const [load] = convertCase(document, 1).loads;
  if (load?.className !== 'DistributedLoad') throw new Error('another load');
  // 50 psf = 50/144 psi, 10 ft = 120 in.
  expectClose(load.source!.pressure, -50 / 144, 1e-6);
  expectClose(load.source!.width, 120, 1e-12);
  expectClose(load.y[0], load.source!.pressure * load.source!.width, 1e-12);
  const [back] = convertCase(convertCase(document, 1), 0).loads;
  expectClose(back?.className === 'DistributedLoad' ? back.source!.width : 0, 3.048, 1e-12);
});
