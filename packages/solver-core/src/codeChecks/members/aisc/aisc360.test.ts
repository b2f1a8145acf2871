import { expectClose } from '@eecs/testing';
import { type Random, createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import type { CrossSection } from '../../../model/common/document.ts';
import { type MemberSection, describeMemberSection } from '../memberSection.ts';
import { resistFlexure } from './flexure.ts';
import { interact } from './interact.ts';
import { findMomentFactor } from './momentFactor.ts';
import { resistShear } from './shear.ts';

const ALL = { judgesChannels: true, judgesSideways: true };
const KSI = 6.894757293168;
const INCH = 25.4;
const KIP = 4448.2216152605;
const E = 29_000;

/** A section in kips and inches, the units of the standard. */
interface Plates {
  readonly kind: 'I' | 'built-up' | 'channel' | 'box' | 'welded box' | 'pipe';
  readonly d: number;
  readonly bf: number;
  readonly tw: number;
  readonly tf: number;
  readonly r: number;
  readonly A: number;
  readonly Ix: number;
  readonly Iy: number;
  readonly Sx: number;
  readonly Zx: number;
  readonly J: number;
  readonly Cw: number;
}

/** An independent implementation of chapter F: the nominal strength in kip-in, null if the chapter has no rule. */
function flexureByText(p: Plates, Fy: number, { Lb, Cb }: { Lb: number; Cb: number }): number | null {
  const Mp = Fy * p.Zx;
  const My = Fy * p.Sx;
  const s = Math.sqrt(E / Fy);
  const line = (high: number, low: number, part: number): number => high - (high - low) * part;
  if (p.kind === 'pipe') {
    const D = p.d / p.tw;
    if (D > (0.45 * E) / Fy) return null;
    if (D <= (0.07 * E) / Fy) return Mp;
    return D > (0.31 * E) / Fy ? (0.33 * E * p.Sx) / D : Math.min(Mp, (0.021 * E * p.Sx) / D + My);
  }
  if (p.kind === 'box' || p.kind === 'welded box') {
    const take = p.kind === 'box' ? 3 : 2;
    const [b, h] = [p.bf / p.tw - take, p.d / p.tw - take];
    if (h > 5.7 * s) return null;
    let M = Mp;
    const edge = p.kind === 'box' ? 1.4 : 1.49;
    if (b > edge * s) {
      const be = Math.min(b, 1.92 * s * (1 - ((p.kind === 'box' ? 0.38 : 0.34) / b) * s)) * p.tw;
      const lost = b * p.tw - be;
      const I = p.Ix - (2 * lost * p.tw ** 3) / 12 - 2 * lost * p.tw * (p.d / 2 - p.tw / 2) ** 2;
      M = Math.min(M, (Fy * I) / (p.d / 2));
    } else if (b > 1.12 * s) M = Math.min(M, Mp - (Mp - My) * (3.57 * b * Math.sqrt(Fy / E) - 4));
    if (h > 2.42 * s) M = Math.min(M, Mp - (Mp - My) * (0.305 * h * Math.sqrt(Fy / E) - 0.738));
    if (p.Iy < p.Ix) {
      const k = E * Math.sqrt(p.Iy / p.A) * Math.sqrt(p.J * p.A);
      const [Lp, Lr] = [(0.13 * k) / Mp, (2 * k) / (0.7 * My)];
      if (Lb > Lr) M = Math.min(M, (2 * k * Cb) / Lb);
      else if (Lb > Lp) M = Math.min(M, Cb * line(Mp, 0.7 * My, (Lb - Lp) / (Lr - Lp)));
    }
    return M;
  }
  const ho = p.d - p.tf;
  const h = p.d - 2 * p.tf - (p.kind === 'built-up' ? 0 : 2 * p.r);
  const [web, flange] = [h / p.tw, p.kind === 'channel' ? p.bf / p.tf : p.bf / (2 * p.tf)];
  const kc = Math.max(0.35, Math.min(0.76, 4 / Math.sqrt(web)));
  const [lp, lr] = [0.38 * s, p.kind === 'built-up' ? 0.95 * Math.sqrt((kc * E) / (0.7 * Fy)) : s];
  const flangeBy = (high: number, slender: number): number =>
    flange <= lp ? high : flange <= lr ? line(high, 0.7 * slender, (flange - lp) / (lr - lp)) : Infinity;
  const slenderFlange = flange > lr ? (0.9 * E * kc * p.Sx) / flange ** 2 : Infinity;
  if (web <= 3.76 * s) {
    if (p.kind === 'channel' && flange > lp) return null;
    const ry = Math.sqrt(p.Iy / p.A);
    const Lp = 1.76 * ry * s;
    const rts = Math.sqrt(Math.sqrt(p.Iy * p.Cw) / p.Sx);
    const c = p.kind === 'channel' ? (ho / 2) * Math.sqrt(p.Iy / p.Cw) : 1;
    const a = (p.J * c) / (p.Sx * ho);
    const FL = 0.7 * Fy;
    const Lr = 1.95 * rts * (E / FL) * Math.sqrt(a + Math.sqrt(a * a + 6.76 * (FL / E) * (FL / E)));
    const Fe = E * ((Math.PI * rts) / Lb) ** 2;
    const elastic = Cb * p.Sx * Math.sqrt(Fe * (Fe + 0.078 * a * Math.PI ** 2 * E));
    const ltb = Lb <= Lp ? Mp : Lb <= Lr ? Cb * line(Mp, 0.7 * My, (Lb - Lp) / (Lr - Lp)) : elastic;
    return Math.min(Mp, ltb, flangeBy(Mp, My), slenderFlange);
  }
  if (p.kind === 'channel') return null;
  const aw = (h * p.tw) / (p.bf * p.tf);
  const rt = p.bf / Math.sqrt(12 + 2 * aw);
  const Lp = 1.1 * rt * s;
  if (web <= 5.7 * s) {
    const Rpc = line(Math.min(Mp, 1.6 * My) / My, 1, (web - 3.76 * s) / (1.94 * s));
    const FL = 0.7 * Fy;
    const x = p.J / (p.Sx * ho);
    const Lr = 1.95 * rt * (E / FL) * Math.sqrt(x + Math.sqrt(x ** 2 + 6.76 * (FL / E) ** 2));
    const Fcr = ((Cb * Math.PI ** 2 * E) / (Lb / rt) ** 2) * Math.sqrt(1 + 0.078 * x * (Lb / rt) ** 2);
    const ltb =
      Lb <= Lp ? Infinity : Lb <= Lr ? Cb * line(Rpc * My, FL * p.Sx, (Lb - Lp) / (Lr - Lp)) : Fcr * p.Sx;
    return Math.min(Rpc * My, ltb, flangeBy(Rpc * My, My), slenderFlange);
  }
  if (web > Math.min(260, (0.4 * E) / Fy)) return null;
  const part = Math.min(10, aw);
  const Rpg = Math.min(1, 1 - (part * (web - 5.7 * s)) / (1200 + 300 * part));
  const Lr = Math.PI * rt * Math.sqrt(E / (0.7 * Fy));
  const Fcr =
    Lb <= Lp
      ? Fy
      : Cb * (Lb <= Lr ? line(Fy, 0.7 * Fy, (Lb - Lp) / (Lr - Lp)) : E * ((Math.PI * rt) / Lb) ** 2);
  return Rpg * Math.min(My, Fcr * p.Sx, flangeBy(My, My), slenderFlange);
}

/** Returns the shear strength in kips with its resistance factor. */
function shearByText(p: Plates, Fy: number): { readonly Vn: number; readonly phi: number } {
  if (p.kind === 'pipe')
    return { Vn: (p.A / 2) * Math.min(0.6 * Fy, (0.78 * E) / Math.pow(p.d / p.tw, 3 / 2)), phi: 0.9 };
  if (p.kind === 'box' || p.kind === 'welded box') {
    const h = p.d - (p.kind === 'box' ? 3 : 2) * p.tw;
    const k = Math.sqrt((5 * E) / Fy);
    const l = h / p.tw;
    const Cv2 = l <= 1.1 * k ? 1 : l <= 1.37 * k ? (1.1 * k) / l : (1.51 * k * k) / (l * l);
    return { Vn: 1.2 * Fy * h * p.tw * Cv2, phi: 0.9 };
  }
  const l = (p.d - 2 * p.tf - (p.kind === 'built-up' ? 0 : 2 * p.r)) / p.tw;
  if (p.kind === 'I' && l <= 2.24 * Math.sqrt(E / Fy)) return { Vn: 0.6 * Fy * p.d * p.tw, phi: 1 };
  return { Vn: 0.6 * Fy * p.d * p.tw * Math.min(1, (1.1 * Math.sqrt((5.34 * E) / Fy)) / l), phi: 0.9 };
}

const KINDS: Readonly<Record<MemberSection['shape'], Plates['kind']>> = {
  rolledI: 'I',
  weldedI: 'built-up',
  channel: 'channel',
  box: 'box',
  pipe: 'pipe',
};

function toPlates(section: MemberSection): Plates {
  const { shape, h, b, tw, tf, r, A, Iy, Iz, Wel, Wpl, It, Iw } = section;
  const isWelded = shape === 'box' && r < 0.5 * tw;
  return {
    kind: isWelded ? 'welded box' : KINDS[shape],
    d: h / INCH,
    bf: b / INCH,
    tw: tw / INCH,
    tf: tf / INCH,
    r: r / INCH,
    A: A / INCH ** 2,
    Ix: Iy / INCH ** 4,
    Iy: Iz / INCH ** 4,
    Sx: Wel / INCH ** 3,
    Zx: Wpl / INCH ** 3,
    J: It / INCH ** 4,
    Cw: Iw / INCH ** 6,
  };
}

/** Draws a section of any proportions, including thin webs and wide flanges. */
function drawSection(random: Random): CrossSection {
  const size = (low: number, high: number): number => low + (high - low) * random.next();
  const tf = size(6, 30);
  const flanged = { b: size(6, 40) * tf, h: size(15, 80) * tf, tf };
  const wall = size(4, 12);
  const shapes: readonly object[] = [
    { className: 'hsection', ...flanged, tw: size(0.3, 1) * tf, r1: size(0.3, 1) * tf },
    { className: 'hsection', ...flanged, tw: size(0.15, 1) * tf, r1: 0 },
    {
      className: 'csection',
      h: size(8, 40) * tf,
      b: size(4, 15) * tf,
      tf,
      tw: size(0.4, 1) * tf,
      r1: 0.5 * tf,
    },
    { className: 'rectangularpipe', h: size(8, 140) * wall, b: size(8, 60) * wall, tw: wall, r1: 2 * wall },
    { className: 'rectangularpipe', h: size(8, 140) * wall, b: size(8, 60) * wall, tw: wall },
    { className: 'roundpipe', Dy: size(10, 320) * wall, tw: wall },
  ];
  return { label: 'drawn', ...random.pick(shapes) } as CrossSection;
}

const SEED = Number(process.env['EECS_SEED'] ?? 29);
const CASES = 10_000;
const EACH = 80;

test(`${CASES} drawn members (seed ${SEED}): the same strengths as a second reading of the text gives`, () => {
  const random = createRandom(SEED);
  const seen = new Map<string, number>();
  const differing: object[] = [];
  const differ = (one: number, other: number): boolean => !(Math.abs(one - other) <= 1e-9 * Math.abs(other));
  for (let k = 0; k < CASES / EACH; k++) {
    const section = describeMemberSection(drawSection(random), 0, { ...ALL, isSideways: false });
    if (section === null) throw new Error('no section');
    const plates = toPlates(section);
    for (let one = 0; one < EACH; one++) {
      const Fy = 36 + 64 * random.next();
      const steel = { E: E * KSI, G: 11_200 * KSI, fy: Fy * KSI };
      const { Lb, Cb } = { Lb: 12 + 600 * random.next(), Cb: 0.7 + 2 * random.next() };
      const found = resistFlexure(section, steel, { Lb: Lb * INCH, Cb });
      const expected = flexureByText(plates, Fy, { Lb, Cb });
      const nominal = found && found.nominal / KIP / INCH;
      if (nominal === null || expected === null ? nominal !== expected : differ(nominal, expected))
        differing.push({ plates, Fy, Lb, Cb, nominal, expected });
      if (found) seen.set(found.clause, (seen.get(found.clause) ?? 0) + 1);
      const shear = resistShear(section, steel);
      const { Vn, phi } = shearByText(plates, Fy);
      if (differ(shear.nominal / KIP, Vn) || shear.phi !== phi) differing.push({ plates, Fy, Vn, shear });
    }
  }
  expect(differing.slice(0, 3)).toEqual([]);
  // Each section of the chapter was drawn many times.
  for (const clause of ['F2', 'F3', 'F4', 'F5', 'F7', 'F8'])
    expect(seen.get(clause) ?? 0).toBeGreaterThan(20);
});

test('the elastic strength of a built-up section is Timoshenko’s critical moment', () => {
  const plates = { className: 'hsection', label: 'I', h: 400, b: 150, tw: 8, tf: 12, r1: 0 } as CrossSection;
  const section = describeMemberSection(plates, 0, { ...ALL, isSideways: false })!;
  const steel = { E: E * KSI, G: 11_200 * KSI, fy: 50 * KSI };
  const L = 9000;
  const found = resistFlexure(section, steel, { Lb: L, Cb: 1 })!;
  expect(L).toBeGreaterThan(found.Lr!);
  const [EIz, GIt, EIw] = [steel.E * section.Iz, steel.G * section.It, steel.E * section.Iw];
  expectClose(found.nominal, (Math.PI / L) * Math.sqrt(EIz * (GIt + (Math.PI ** 2 * EIw) / L ** 2)), 1e-2);
});

test('(H1-1a) and (H1-1b) meet at 0.2 of the axial strength', () => {
  expectClose(interact({ axial: 0.2, moment: 0.9 }).utilisation, 1, 1e-12);
  expectClose(interact({ axial: 0.2 - 1e-12, moment: 0.9 }).utilisation, 1, 1e-9);
});

/** Cb of a stretch with these moments. */
function factorOf(c: readonly number[], momentOf: (force: number) => number = () => 0): number {
  const [x0, x1] = [1000, 3000];
  const M = [{ x0, x1, c }];
  const line = [{ x0, x1, c: [c.length > 2 ? -2 * c[2]! : 0] }];
  return findMomentFactor({ x0, x1, isHeld: [true, true], M, N: [], line, points: [], momentOf });
}

test('Cb of AISC Manual table 3-1 and of end moments', () => {
  expectClose(factorOf([1]), 1, 1e-12);
  // 12.5/(2.5 + 3·3/4 + 4·1/2 + 3·1/4), which is 1.67.
  expectClose(factorOf([1, -1 / 2000]), 12.5 / 7.5, 1e-12);
  expectClose(factorOf([1, -2 / 2000]), 12.5 / 5.5, 1e-12);
  // A uniform load: 1.14.
  const even = [0, 4 / 2000, -4 / 2000 ** 2];
  expectClose(factorOf(even), 12.5 / (2.5 + 3 * 0.75 + 4 + 3 * 0.75), 1e-12);
  expectClose(
    factorOf(even, (force) => Math.abs(force)),
    factorOf(even) / 1.4,
    1e-12,
  );
  expectClose(
    factorOf(even, (force) => -force),
    factorOf(even),
    1e-12,
  );
});
