import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { parseCase } from '../../model/beam/parseCase.ts';
import { loadMaterials } from './loadMaterials.ts';
import type { MaterialGroup } from './materialTable.ts';
import { MATERIAL_GROUPS } from './materialTable.ts';
import type { CatalogueMaterial } from './readMaterials.ts';

const drawers = await loadMaterials();
const all = drawers.flatMap(({ children }) => children);
const of = (group: MaterialGroup): readonly CatalogueMaterial[] =>
  drawers[MATERIAL_GROUPS.indexOf(group)]?.children ?? [];
const KSI = 6.894757;

describe('the materials of the catalogue', () => {
  it('are 124, each known by its name alone', () => {
    expect(all).toHaveLength(124);
    expect(new Set(all.map(({ material }) => material.name)).size).toBe(124);
    expect(drawers.filter(({ children }) => children.length === 0)).toEqual([]);
  });

  it.each(all)('$material.name goes into a case as it is', ({ material }) => {
    const parsed = parseCase({
      schema: 1,
      L: 1,
      supports: [{ className: 'cantilever', x: 0 }],
      materials: [material],
    });
    expect(parsed.ok && parsed.document.materials).toEqual([material]);
  });

  it.each(all)(
    '$material.name has all constants in the range of solids',
    ({ material, strengths, source }) => {
      const { E = NaN, G = NaN, nu = 0.3, rho = NaN, alpha = NaN } = material;
      expect(E).toBeGreaterThan(1000);
      expect(E).toBeLessThan(250_000);
      expect(G).toBeLessThan(E / 2);
      expect(nu).toBeGreaterThan(0);
      expect(nu).toBeLessThan(0.5);
      expect(rho).toBeGreaterThan(300);
      expect(rho).toBeLessThan(9000);
      expect(alpha).toBeGreaterThan(1e-6);
      expect(alpha).toBeLessThan(3e-5);
      expect(Object.keys(strengths)).not.toEqual([]);
      expect(Object.keys(material.strength ?? {})).not.toEqual([]);
      expect(strengths.fu ?? Infinity).toBeGreaterThanOrEqual(strengths.fy ?? 0);
      expect(source).not.toBe('');
    },
  );

  it('agree in E, G and nu to 2 %, but where G is a rule of the code or the material has a grain', () => {
    const independent: readonly CatalogueMaterial[] = [...of('concreteSp'), ...of('composite')];
    for (const entry of all) {
      const { E = NaN, G, nu } = entry.material;
      if (nu === undefined || independent.includes(entry)) continue;
      // The G of AZ31B, 17 instead of 16.67 GPa, differs by exactly 2 %.
      expectClose(G, E / (2 * (1 + nu)), 0.02 + 1e-9);
    }
  });

  it('materials have K = E/(3(1 - 2nu)), except timber', () => {
    for (const { material } of all) {
      const { E = NaN, nu, K } = material;
      if (nu === undefined) expect(K).toBeNull();
      else expectClose(K ?? NaN, E / (3 - 6 * nu), 1e-11);
    }
    const timber = [...of('timberEn'), ...of('glulam'), ...of('timberSp'), ...of('timberNds')];
    expect(all.filter(({ material }) => material.nu === undefined)).toEqual(timber);
  });
});

describe('the materials against the formulas of their codes', () => {
  it('EN 1992-1-1, table 3.1: Ecm = 22 ((fck + 8)/10)^0.3 GPa, rounded', () => {
    for (const { material, strengths } of of('concreteEn')) {
      const Ecm = 22 * ((strengths.fc ?? NaN) / 10 + 0.8) ** 0.3;
      expect(Math.abs((material.E ?? NaN) / 1000 - Ecm)).toBeLessThanOrEqual(0.6);
      expect(material.name.startsWith(`C${strengths.fc}/`)).toBe(true);
    }
  });

  it("ACI 318, 19.2.2.1: Ec = 57 000 sqrt(f'c) psi", () => {
    for (const { material, strengths } of of('concreteAci')) {
      const psi = Number(material.name.split(' ')[0]);
      expectClose(material.E, 57 * Math.sqrt(psi) * KSI, 3e-4);
      expectClose(strengths.fc, (psi / 1000) * KSI, 3e-4);
    }
  });

  it('SP 63.13330: G = 0.4 Eb; EN 1996-1-1: E = 1000 fk, G = 0.4 E', () => {
    for (const { material } of [...of('concreteSp'), ...of('masonry')]) {
      expectClose(material.G, 0.4 * (material.E ?? NaN), 1e-12);
    }
    for (const { material, strengths } of of('masonry')) {
      expectClose(material.E, 1000 * (strengths.fc ?? NaN), 1e-12);
    }
  });

  it('EN 338: G = E/16 to two decimals of a GPa, and the number of the class is its bending strength', () => {
    for (const { material, strengths } of of('timberEn')) {
      expect(Math.abs((material.G ?? NaN) - (material.E ?? NaN) / 16)).toBeLessThanOrEqual(5.001);
      expect(material.name.slice(1)).toBe(String(strengths.fm));
    }
    for (const { material, strengths } of of('glulam')) {
      expect(material.name.slice(2, -1)).toBe(String(strengths.fm));
    }
  });

  it('EN 14080: combined glulam as printed: E, density, ft, fc', () => {
    const rows = of('glulam').flatMap(({ material: { name, E, rho }, strengths: { fu, fc } }) =>
      name.endsWith('c') ? [[name, E, rho, fu, fc]] : [],
    );
    expect(rows).toEqual([
      ['GL20c', 10_400, 390, 15, 18.5],
      ['GL22c', 10_400, 390, 16, 20],
      ['GL24c', 11_000, 400, 17, 21.5],
      ['GL26c', 12_000, 420, 19, 23.5],
      ['GL28c', 12_500, 420, 19.5, 24],
      ['GL30c', 13_000, 430, 19.5, 24.5],
      ['GL32c', 13_500, 440, 19.5, 24.5],
    ]);
  });

  it('NDS Supplement, table 4A: Fb, Ft, Fc in psi and E in 10⁶ psi', () => {
    const printed = [
      [1500, 1000, 1700, 1.9],
      [1000, 675, 1500, 1.7],
      [900, 575, 1350, 1.6],
      [850, 525, 1300, 1.3],
      [875, 450, 1150, 1.4],
    ];
    of('timberNds').forEach(({ material: { E }, strengths: { fm, fu, fc } }, row) => {
      const [Fb = NaN, Ft = NaN, Fc = NaN, modulus = NaN] = printed[row] ?? [];
      expectClose(fm, (Fb / 1000) * KSI, 1e-3);
      expectClose(fu, (Ft / 1000) * KSI, 1e-3);
      expectClose(fc, (Fc / 1000) * KSI, 1e-3);
      expectClose(E, modulus * 1000 * KSI, 1e-3);
    });
  });

  it('AISC 360: 29 000 and 11 200 ksi, 490 lb/ft3, strengths whole in ksi', () => {
    for (const { material, strengths } of of('steelAstm')) {
      expectClose(material.E, 29_000 * KSI, 1e-4);
      expectClose(material.G, 11_200 * KSI, 1e-4);
      expectClose(material.rho, 490 * 16.018463, 1e-4);
      for (const strength of [strengths.fy ?? NaN, strengths.fu ?? NaN]) {
        expectClose(strength / KSI, Math.round(strength / KSI), 5e-4);
      }
    }
  });

  it('EN 1993-1-1, 3.2.6 and table 3.1: S355', () => {
    expect(of('steelEn').find(({ material }) => material.name === 'S355')).toEqual({
      title: 'S355',
      material: {
        name: 'S355',
        E: 210_000,
        G: 81_000,
        nu: 0.3,
        K: 175_000,
        rho: 7850,
        alpha: 1.2e-5,
        strength: { tension: 355, compression: 355 },
      },
      strengths: { fy: 355, fu: 490 },
      limits: 't ≤ 40 mm',
      source: 'EN 1993-1-1',
    });
  });
});

it('words are translated, designations are not', async () => {
  const [russian, ukrainian] = await Promise.all([loadMaterials('ru'), loadMaterials('uk')]);
  for (const translated of [russian, ukrainian]) {
    expect(translated.map(({ children }) => children.map(({ material }) => material))).toEqual(
      drawers.map(({ children }) => children.map(({ material }) => material)),
    );
    for (const { drawer, children } of translated) {
      expect(drawer).toMatch(/[А-яІіЇїЄє]/);
      // English words in lower case would be a name without a translation.
      for (const { title } of children) expect(title).not.toMatch(/\b(?!psi\b|fk\b)[a-z]{2,}/);
    }
  }
});
