import { expect, test } from 'vitest';
import { caseHash } from '../beam/caseHash.ts';
import { parseCase } from '../beam/parseCase.ts';

const bare = {
  schema: 1,
  L: 6,
  supports: [],
  materials: [{ name: 'S355', E: 210_000, nu: 0.3 }],
  sections: [{ className: 'circle', label: '20', Dy: 20 }],
};

function read(input: object) {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

test('a document keeps where its materials and sections were taken from, and its fingerprint does not know', () => {
  const origin = { kind: 'catalogue', id: 'EN 10365 / IPE#IPE 300' };
  const taken = read({
    ...bare,
    materials: [{ ...bare.materials[0], origin }],
    sections: [{ ...bare.sections[0], origin: { kind: 'own', id: '7' } }],
  });
  expect(taken.materials[0]?.origin).toEqual(origin);
  expect(taken.sections[0]?.origin).toEqual({ kind: 'own', id: '7' });
  expect(caseHash(taken)).toBe(caseHash(read(bare)));
});

test('an origin of no known kind is refused with its place', () => {
  const parsed = parseCase({
    ...bare,
    sections: [{ ...bare.sections[0], origin: { kind: 'moon', id: '1' } }],
  });
  expect(parsed.ok).toBe(false);
  expect(parsed.ok ? [] : parsed.failures.map(({ path }) => path)).toEqual(['/sections/0/origin/kind']);
});
