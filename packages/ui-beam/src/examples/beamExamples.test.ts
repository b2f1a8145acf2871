import {
  type BeamCase,
  type BeamSet,
  caseHash,
  type Diagram,
  parseCase,
  solveBeam,
  valueAt,
} from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { applyFix } from '../editing/applyFix.ts';
import { beamExamples, GALLERY } from './beamExamples.ts';

/*
 * Verification of the gallery: every expected value is a closed form of structural theory (equilibrium, the force
 * method, superposition), written out below; none comes from a run of the solver. Bending moments are positive with
 * tension in the bottom fibre, reactions and deflections upwards, N in tension.
 */

const EXACT = 1e-10;
/** Modulus in Pa, second moment of area in m⁴ from cm⁴. */
const steelEI = (Iy: number): number => 210e9 * Iy * 1e-8;
/** Rectangle b·h in m. */
const rectangleI = (b: number, h: number): number => (b * h ** 3) / 12;

describe.each(Object.entries(beamExamples))('%s', (_, document) => {
  test('is canonical: reading it changes nothing', () => {
    expect(parseCase(document)).toEqual({ ok: true, document, corrections: [] });
  });

  test('stays within what an anonymous reader may solve', () => {
    expect(document.caseSets.length).toBeLessThanOrEqual(3);
  });
});

test('the gallery has twelve examples, each with its own fingerprint', () => {
  expect(GALLERY).toHaveLength(12);
  expect(new Set(Object.values(beamExamples).map(caseHash)).size).toBe(13);
});

test('the hinged spans give the forces found by hand', () => {
  const set = solve(beamExamples.hingedSpans);
  expectClose(valueAt(set.M, 3), 31075.887964, 1e-9);
  expectClose(valueAt(set.M, 6), -2483.04378, 1e-8);
  expectClose(set.R[0]?.axial, -2500, 1e-12);
  expectClose(set.R[0]?.normal, 13604.3902663, 1e-11);
  expectClose(set.R[1]?.normal, 16864.1430526, 1e-11);
  // m·g·l/2 of the part beyond the hinge.
  expectClose(set.R[2]?.normal, (42.2 * 9.80665 * 4) / 2, 1e-12);
});

test('two-span floor beam: the three-moment equation of equal spans', () => {
  const [q, l] = [12000, 5];
  const EI = steelEI(8356);
  const set = solve(beamExamples.twoSpans);
  expectClose(valueAt(set.M, 5), (-q * l * l) / 8, EXACT);
  expectClose(set.M.max.value, (9 * q * l * l) / 128, EXACT);
  expectClose(set.M.max.x, (3 * l) / 8, 1e-9);
  expectReactions(set, [(3 * q * l) / 8, (10 * q * l) / 8, (3 * q * l) / 8]);
  // A span as a propped beam: EI·v = -q/48·(l³·x - 3·l·x³ + 2·x⁴); in the middle -q·l⁴/192.
  expectDeflection(set, l / 2, (-q * l ** 4) / 192 / EI);
});

test('Gerber bridge girder: a simple beam between two arms', () => {
  const [q, l, a, s] = [30e3, 16, 4, 12];
  const EI = 210e9 * plateGirderI();
  const hinge = (q * s) / 2;
  const pier = -hinge * a - (q * a * a) / 2;
  const end = (q * l) / 2 + pier / l;
  const set = solve(beamExamples.gerberGirder);
  expectClose(pier, -960e3, EXACT);
  expectClose(end, 180e3, EXACT);
  expectClose(valueAt(set.M, 16), pier, EXACT);
  expectClose(valueAt(set.M, 36), pier, EXACT);
  expectClose(valueAt(set.M, 26), (q * s * s) / 8, EXACT);
  // Largest where the shear force of the end span vanishes, x = end/q.
  expectClose(valueAt(set.M, end / q), end ** 2 / (2 * q), EXACT);
  expectReactions(set, [end, q * l - end + q * a + hinge, q * l - end + q * a + hinge, end]);
  // The slope over the pier rotates the arm, which also bends under its load and the hinge force.
  const slope = (q * l ** 3) / (24 * EI) + (pier * l) / (3 * EI);
  const tip = slope * a - (q * a ** 4) / (8 * EI) - (hinge * a ** 3) / (3 * EI);
  expectDeflection(set, 20, tip);
  expectDeflection(set, 26, tip - (5 * q * s ** 4) / (384 * EI));
});

test('propped cantilever: one unknown by the force method', () => {
  const [P, L] = [20000, 4];
  const set = solve(beamExamples.proppedCantilever);
  expectClose(valueAt(set.M, 0), (-3 * P * L) / 16, EXACT);
  expectClose(valueAt(set.M, 2), (5 * P * L) / 32, EXACT);
  expectReactions(set, [(11 * P) / 16, (5 * P) / 16]);
  // Cantilever under P at midspan, -P·L³/24, less the prop's 5·P/16·(L³/24 + L³/16): v(L/2) = -7·P·L³/768EI.
  const EI = 210e9 * rolledI({ h: 0.152, b: 0.16, tw: 0.006, tf: 0.009, r: 0.015 });
  expectDeflection(set, 2, (-7 * P * L ** 3) / 768 / EI);
});

test('beam on springs: the middle bearing by compatibility', () => {
  const [q, L, c] = [15e3, 8, 1 / 2e6];
  const EI = steelEI(3892);
  const X = ((q * L * c) / 2 + (5 * q * L ** 4) / (384 * EI)) / ((3 * c) / 2 + L ** 3 / (48 * EI));
  const outer = (q * L - X) / 2;
  const set = solve(beamExamples.springSupports);
  expectReactions(set, [outer, X, outer]);
  expectDeflection(set, 0, -outer * c);
  expectDeflection(set, 4, -X * c);
  expectClose(valueAt(set.M, 4), (outer * L) / 2 - (q * L * L) / 8, EXACT);
  // Less than with rigid supports, which would give 10/8 of a span's load.
  expect(X).toBeLessThan((10 * q * (L / 2)) / 8);
});

test('crane girder: dead load, two wheels where their moment is greatest, and both factored', () => {
  const [q, P, L, s] = [2e3, 80e3, 8, 2.4];
  const x = L / 2 - s / 4;
  const craneAt = (place: number): number => {
    const left = (P * (L - x) + P * (L - x - s)) / L;
    return left * place - P * Math.max(0, place - x) - P * Math.max(0, place - x - s);
  };
  const deadAt = (place: number): number => (q * place * (L - place)) / 2;
  const [dead, crane, both] = solveSets(beamExamples.craneGirder);
  expectClose(x, 3.4, EXACT);
  expectClose(craneAt(x), (P * (L - s / 2) ** 2) / (2 * L), EXACT);
  expectClose(dead?.M.max.value, (q * L * L) / 8, EXACT);
  expectClose(crane?.M.max.value, craneAt(x), EXACT);
  expectClose(crane?.M.max.x, x, EXACT);
  for (const place of [1, 3.4, 5.8, 7]) {
    expectClose(valueAt(need(both).M, place), 1.35 * deadAt(place) + 1.5 * craneAt(place), EXACT);
  }
  const left = (P * (2 * L - 2 * x - s)) / L;
  expectReactions(need(both), [1.35 * q * 4 + 1.5 * left, 1.35 * q * 4 + 1.5 * (2 * P - left)]);
  // Deflection under the dead load, HEB 400: 5·q·L⁴/384EI.
  expectDeflection(need(dead), 4, (-5 * q * L ** 4) / (384 * steelEI(57680)));
});

test('triangular water pressure: a cantilever under a triangle', () => {
  const [q, h] = [9.81e3 * 3, 3];
  const EI = 33e9 * rectangleI(1, 0.3);
  const set = solve(beamExamples.waterPressure);
  expectClose(valueAt(set.M, 0), (-q * h * h) / 6, EXACT);
  expectClose(set.R[0]?.moment, (q * h * h) / 6, EXACT);
  expectReactions(set, [(q * h) / 2]);
  // M(x) = -q·(h - x)³/6h along the wall.
  expectClose(valueAt(set.M, 1), (-q * 2 ** 3) / (6 * h), EXACT);
  expectDeflection(set, h, (-q * h ** 4) / (30 * EI));
});

test('beam with overhangs: a span between two ends that hang out', () => {
  const [q, l, a] = [10e3, 6, 2];
  const EI = 11.5e9 * rectangleI(0.16, 0.4);
  const set = solve(beamExamples.overhangs);
  expectClose(valueAt(set.M, 2), (-q * a * a) / 2, EXACT);
  expectClose(valueAt(set.M, 8), (-q * a * a) / 2, EXACT);
  expectClose(set.M.max.value, (q * l * l) / 8 - (q * a * a) / 2, EXACT);
  expectReactions(set, [q * (l / 2 + a), q * (l / 2 + a)]);
  expectDeflection(set, 5, (-5 * q * l ** 4) / (384 * EI) + (q * a * a * l * l) / (16 * EI));
  // The slope over the support, q·l³/24EI - q·a²·l/4EI, lifts the end; its own load bends it down.
  const slope = (q * l ** 3) / (24 * EI) - (q * a * a * l) / (4 * EI);
  expectDeflection(set, 10, slope * a - (q * a ** 4) / (8 * EI));
});

test('settlement of a support: load and settlement superposed', () => {
  const [q, l, d] = [10e3, 6, 0.01];
  const EI = steelEI(8356);
  const set = solve(beamExamples.supportSettlement);
  expectClose(valueAt(set.M, l), (-q * l * l) / 8 + (3 * EI * d) / l ** 2, EXACT);
  const middle = (10 * q * l) / 8 - (6 * EI * d) / l ** 3;
  expectReactions(set, [(2 * q * l - middle) / 2, middle, (2 * q * l - middle) / 2]);
  expectDeflection(set, l, -d);
});

test('inclined rafter: vertical loads across and along, wind across', () => {
  const [q, w, L, slope] = [1.6e3, 600, 5, Math.PI / 6];
  const EI = 11e9 * rectangleI(0.08, 0.2);
  const across = q * Math.cos(slope);
  const along = q * Math.sin(slope);
  const [snow, wind, both] = solveSets(beamExamples.inclinedRafter);
  expectClose(snow?.M.max.value, (across * L * L) / 8, EXACT);
  expectClose(valueAt(need(snow).N, 0), -along * L, EXACT);
  expectClose(valueAt(need(snow).N, 2), -along * 3, EXACT);
  expectClose(snow?.R[0]?.axial, along * L, EXACT);
  expectReactions(need(snow), [(across * L) / 2, (across * L) / 2]);
  expectClose(wind?.M.max.value, (w * L * L) / 8, EXACT);
  expectClose(both?.M.max.value, ((1.35 * across + 0.9 * w) * L * L) / 8, EXACT);
  expectClose(valueAt(need(both).N, 0), -1.35 * along * L, EXACT);
  expectDeflection(need(wind), L / 2, (-5 * w * L ** 4) / (384 * EI));
});

test('balcony with a moment: three loads on a cantilever', () => {
  const [q, P, m, a] = [8.5e3, 1e3, 900, 1.8];
  const EI = 31e9 * rectangleI(1, 0.18);
  const set = solve(beamExamples.balcony);
  const wall = (-q * a * a) / 2 - P * a - m;
  expectClose(wall, -16.47e3, EXACT);
  expectClose(valueAt(set.M, 0), wall, EXACT);
  expectClose(set.R[0]?.moment, -wall, EXACT);
  expectReactions(set, [q * a + P]);
  expectDeflection(set, a, -((q * a ** 4) / 8 + (P * a ** 3) / 3 + (m * a * a) / 2) / EI);
});

test('stepped shaft: the unit-load integral over two diameters', () => {
  const [P, L, a] = [8e3, 1.2, 0.3];
  const [thin, thick] = [0.05, 0.07].map((d) => (206e9 * Math.PI * d ** 4) / 64) as [number, number];
  const set = solve(beamExamples.steppedShaft);
  expectClose(set.M.max.value, (P * L) / 4, EXACT);
  expectReactions(set, [P / 2, P / 2]);
  expectDeflection(set, L / 2, (-P / 6) * (a ** 3 / thin + ((L / 2) ** 3 - a ** 3) / thick));
});

test('two hinges in one span: refused as a mechanism, and every offered fix repairs it', () => {
  const document = beamExamples.tooManyHinges;
  const answer = solveBeam(document);
  expect(answer.level).toBe('error');
  expect(answer.message).toBe('singular');
  const fixes = answer.verdict?.mechanisms.flatMap(({ fixes: offered }) => offered) ?? [];
  expect(fixes.length).toBeGreaterThan(1);
  for (const fix of fixes) expect(solveBeam(applyFix(document, fix).document).level).toBe('ok');
});

test('two hinges in one span, repaired by hand: without either hinge the closed form holds', () => {
  const [P, span] = [10e3, 5];
  const without = (x: number): BeamCase => ({
    ...beamExamples.tooManyHinges,
    supports: beamExamples.tooManyHinges.supports.filter((support) => support.x !== x),
  });
  // One hinge at 8 m: nothing acts beyond it, so the arm carries P over 2 m; half of its moment is carried over to the
  // fixed end.
  const arm = solve(without(6));
  expectClose(valueAt(arm.M, 5), -2 * P, EXACT);
  expectClose(valueAt(arm.M, 0), P, EXACT);
  expectReactions(arm, [P - (P + (3 * P) / span), P + (3 * P) / span]);
  // One hinge at 6 m: the part beyond is a simple beam of 4 m; its hinge force acts on an arm of 1 m.
  const hung = solve(without(8));
  const force = (P * 3) / 4;
  expectClose(valueAt(hung.M, 5), -force, EXACT);
  expectClose(valueAt(hung.M, 0), force / 2, EXACT);
  expectClose(valueAt(hung.M, 7), (P * 1 * 3) / 4, EXACT);
  expectReactions(hung, [(-3 * force) / 2 / span, force + (3 * force) / 2 / span, P / 4]);
});

function solveSets(document: BeamCase): readonly BeamSet[] {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.sets;
}

function solve(document: BeamCase): BeamSet {
  return need(solveSets(document)[0]);
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('no such case set');
  return value;
}

/** Compares the vertical reactions by support, relative to the greatest of them; hinges have none. */
function expectReactions(set: BeamSet, want: readonly number[]): void {
  const scale = Math.max(...want.map(Math.abs));
  expect(set.R.filter(({ normal }) => Math.abs(normal) > EXACT * scale)).toHaveLength(want.length);
  const got = set.R.map(({ normal }) => normal);
  want.forEach((value, i) => expect(Math.abs((got[i] ?? NaN) - value)).toBeLessThanOrEqual(EXACT * scale));
}

/** Compares a deflection in metres, relative to the greatest. */
function expectDeflection(set: BeamSet, x: number, want: number): void {
  const got = valueAt(set.deflection, x);
  expect(Math.abs(got - want), `${got} is not ${want}`).toBeLessThanOrEqual(EXACT * greatest(set.deflection));
}

function greatest({ min, max }: Diagram): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}

/** Second moment of area of the plate girder, m⁴: the full rectangle less the two voids beside the web. */
function plateGirderI(): number {
  return rectangleI(0.35, 1) - rectangleI(0.35 - 0.016, 1 - 2 * 0.03);
}

/**
 * Second moment of area of a rolled I section, m⁴: the rectangle less the voids, plus four fillets by Steiner's
 * theorem.
 */
function rolledI(of: Readonly<Record<'h' | 'b' | 'tw' | 'tf' | 'r', number>>): number {
  const { h, b, tw, tf, r } = of;
  const quarter = (Math.PI * r * r) / 4;
  const area = r * r - quarter;
  // A square less a quarter circle about the opposite corner; distances are from the corner of flange and web.
  const arc = r - (4 * r) / (3 * Math.PI);
  const centroid = (r ** 3 / 2 - quarter * arc) / area;
  const quarterOwn = (Math.PI * r ** 4) / 16 - quarter * (r - arc) ** 2;
  const own = r ** 4 / 3 - (quarterOwn + quarter * arc ** 2) - area * centroid ** 2;
  const fillets = 4 * (own + area * (h / 2 - tf - centroid) ** 2);
  return rectangleI(b, h) - rectangleI(b - tw, h - 2 * tf) + fillets;
}
