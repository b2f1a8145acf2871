import { describe, expect, test } from 'vitest';
import fixture from '../../../verification/fixtures/fixture1.json' with { type: 'json' };
import { solveBeam } from '../../beam/solveBeam.ts';

const beam = {
  schema: 1,
  L: 4,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 4 },
  ],
  loads: [{ className: 'Q', x: 2, c: [-10000] }],
};

function unknownFieldsOf(document: unknown) {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.corrections.filter(({ code }) => code === 'correction.unknownField');
}

describe('unknownFields', () => {
  test('lists each unknown field by its place, with the known ones', () => {
    const odd = {
      ...beam,
      E: 210e3,
      caseset: [],
      units: { sytem: 1 },
      loads: [{ ...beam.loads[0], alfa: 90 }],
    };
    const found = unknownFieldsOf(odd);
    expect(found.map(({ path }) => path)).toEqual(['/loads/0/alfa', '/E', '/caseset', '/units/sytem']);
    expect(found[0]).toMatchObject({ ids: [0], values: { actual: 'alfa' } });
    expect(String(found[0]?.values['allowed']).split(', ')).toContain('alpha');
  });

  test('lists nothing for a complete document, short forms, and fields of editors', () => {
    expect(unknownFieldsOf(fixture)).toEqual([]);
    const loads = [
      { className: 'q(x)', x0: 0, x1: 4, y0: -1, y1: -2, y2: -3 },
      { className: 'R', x0: 1, c: [-1], y: 0 },
    ];
    expect(
      unknownFieldsOf({ ...beam, loads, checksum: '', hash: '', totalMass: 3, modified: true, state: {} }),
    ).toEqual([]);
  });

  test('lists twenty of thousands', () => {
    const strange = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`x${i}`, i]));
    expect(unknownFieldsOf({ ...beam, ...strange })).toHaveLength(20);
  });
});
