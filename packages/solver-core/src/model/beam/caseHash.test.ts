import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import fixture from '../../../verification/fixtures/fixture1.json' with { type: 'json' };
import { caseHash } from './caseHash.ts';
import { CHECKSUM } from '../common/checksum.ts';
import type { BeamCase } from './document.ts';
import { parseCase } from './parseCase.ts';
import { sha1 } from '../../hashing/sha1.ts';

function read(document: unknown): BeamCase {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

describe('sha1', () => {
  it('has the digests of FIPS 180-4', () => {
    expect(sha1('abc')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
    expect(sha1('')).toBe('da39a3ee5e6b4b0d3255bfef95601890afd80709');
    expect(sha1('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '84983e441c3bd26ebaae4aa1f95129e5e54670f1',
    );
  });

  it('agrees with the platform for texts of any length', () => {
    for (const text of Array.from({ length: 200 }, (_, n) => '{"x":[1,-2.5e-7]}'.repeat(20).slice(0, n))) {
      expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
    }
    expect(CHECKSUM).toBe(sha1('EECS'));
  });
});

describe('caseHash', () => {
  const hash = caseHash(read(fixture));

  it('does not see ids, titles, colours, grid and unknown fields, nor -0 and spellings', () => {
    const changed = {
      ...fixture,
      id: 99,
      title: 'Another',
      grid: { step: 2, minors: 5, yStep: 1 },
      k: 3,
      ratio: 9,
      isReal: false,
      note: 'kept',
      supports: fixture.supports.map((support) => ({
        ...support,
        x: support.x === 0 ? -0 : support.x,
        className: support.className.toUpperCase(),
      })),
      loads: fixture.loads.map((load) => ({ ...load, id: `${load.id}!`, color: 'red' })),
    };
    expect(caseHash(read(changed))).toBe(hash);
    expect(read(changed)).toMatchObject({ note: 'kept' });
  });

  it('sees every number the solver reads, and the order of loads', () => {
    const variants = [
      { ...fixture, L: 12.5 },
      { ...fixture, selfWeight: true },
      { ...fixture, units: { ...fixture.units, system: 1 } },
      { ...fixture, loads: [...fixture.loads].reverse() },
      { ...fixture, materials: [{ ...fixture.materials[0], E: 200000 }] },
      { ...fixture, sections: [{ ...fixture.sections[0], r1: 14 }] },
      { ...fixture, caseSets: [{ ...fixture.caseSets[0], angle: 5 }] },
      // The bounding box of a generic section defines where its outermost fibres are.
      ...[200, 210].map((h) => ({
        ...fixture,
        sections: [{ className: 'generic', A: 1, Iy: 1, ez: 90, h }],
      })),
    ];
    const hashes = variants.map((variant) => caseHash(read(variant)));
    expect(new Set([hash, ...hashes]).size).toBe(variants.length + 1);
  });

  it('takes what is stated as a default for the default', () => {
    const sets = (factors?: object, members = [{ title: 'a' }, { title: 'b' }]) =>
      caseHash(
        read({
          ...fixture,
          caseSets: [...members, { title: 'all', combined: true, ...(factors && { factors }) }],
        }),
      );
    expect(sets({ 0: 1 })).toBe(sets());
    expect(new Set([sets(), sets({ 0: 1.35 }), sets({ 1: 1.35 }), sets({ 0: 0 })]).size).toBe(4);
    const inUnits = (units: number) => ({ ...fixture, sections: [{ ...fixture.sections[0], units }] });
    expect(caseHash(read(inUnits(0)))).toBe(hash);
    expect(caseHash(read(inUnits(1)))).not.toBe(hash);
  });
});
