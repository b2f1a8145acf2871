import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { listZeroForce } from './forceLists.ts';
import { areSurelyFinite, linkStresses, linkUtilisations } from './linkStresses.ts';

/** Returns links of which each has a size of its own: its own material and a common cross-section. */
const sized = (sizes: readonly { readonly A?: number; readonly EI?: number }[]) => ({
  made: Int32Array.from(sizes.flatMap((_, k) => [k, 0])),
  sizes: sizes.map((size) => [{ EA: 0, A: 0, EI: 0, massPerLength: 0, ...size }]),
});

describe('stresses of links', () => {
  it('are N/A in MPa and in psi', () => {
    expect(linkStresses(Float64Array.of(10_000, -5000), sized([{ A: 10 }, { A: 20 }]), 0)).toEqual([
      10, -2.5,
    ]);
    expect(linkStresses(Float64Array.of(1000), sized([{ A: 4 }]), 1)).toEqual([250]);
  });
});

describe('utilisation', () => {
  const steel = { name: 'steel', E: 200_000, strength: { tension: 235, compression: 200 } };
  const [pulled, pressed, bare] = linkUtilisations(
    [steel, steel, { name: 'bare' }],
    { ...sized([{ EI: 200_000 }, { EI: 200_000 }, { EI: 0 }]), lengths: Float64Array.of(2, 2, 2) },
    { N: Float64Array.of(47_000, -40_000, -1000), stress: [47, -40, -1] },
  );

  it('takes the strength of its side', () => {
    expectClose(pulled!.stress!, 0.2, 1e-15);
    expectClose(pressed!.stress!, 0.2, 1e-15);
    expect(bare!.stress).toBeNull();
  });

  it('compares compression with the Euler load of a rod hinged at both ends', () => {
    expect(pulled!.buckling).toBe(0);
    // pi²·200 kN·m2/(2 m)² = 493.48 kN.
    expectClose(pressed!.buckling!, 40_000 / 493_480.2200544679, 1e-15);
    expect(bare!.buckling).toBeNull();
  });
});

describe('extremes', () => {
  const materials = [{ name: 'steel', E: 200_000, strength: { tension: 235, compression: 1e-3 } }];
  const isSure = (size: { readonly A: number; readonly EI: number }, length: number, scale: number) =>
    areSurelyFinite(
      materials,
      { ...sized([size, { A: 10, EI: 0 }]), lengths: Float64Array.of(1, length) },
      scale,
      0,
    );

  it('extremes prove that ordinary stresses and utilisations are finite', () => {
    expect(isSure({ A: 10, EI: 200_000 }, 2, 1e9)).toBe(true);
    expect(isSure({ A: 10, EI: 0 }, 2, 0)).toBe(true);
  });

  it('extremes do not prove it for a tiny area, a weak material, and a slender link', () => {
    expect(isSure({ A: 1e-300, EI: 200_000 }, 2, 1e9)).toBe(false);
    // 1e306/(10·100) MPa is a finite number, and still is divided by 1e-3 MPa; a thousand times the force overflows.
    expect(isSure({ A: 10, EI: 200_000 }, 2, 1e306)).toBe(true);
    expect(isSure({ A: 0.01, EI: 200_000 }, 2, 1e306)).toBe(false);
    expect(isSure({ A: 10, EI: 1e-300 }, 1e6, 1e3)).toBe(false);
  });
});

describe('links that bear nothing', () => {
  it('are those below a billionth of the largest force', () => {
    const N = Float64Array.of(1000, 0.9e-6, 1.1e-6, 0, -0.9e-6);
    expect(listZeroForce(N, 1000)).toEqual([1, 3, 4]);
  });

  it('are all where nothing acts', () => {
    expect(listZeroForce(new Float64Array(2), 0)).toEqual([0, 1]);
  });
});
