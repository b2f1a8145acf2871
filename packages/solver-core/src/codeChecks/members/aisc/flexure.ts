import type { Steel } from '../../rods/rodResistance.ts';
import type { MemberSection } from '../memberSection.ts';
import type { Flexure, Unbraced } from './flexureTypes.ts';
import { type Bar, findLateralStrength } from './lateralStrength.ts';
import { resistBox } from './boxes.ts';
import { webHeight } from './webHeight.ts';

/** A beam that is restrained laterally throughout. */
export const BRACED: Unbraced = { Lb: 0, Cb: 1 };

/** AISC 360-22, F13.2: the greatest height of webs without stiffeners. */
const HIGHEST_WEB = { ratio: 260, factor: 0.4 };

/**
 * Computes the nominal flexural strength by AISC 360-22 chapter F: F2 and F3 for I sections and channels with compact
 * webs, F4 and F5 for I sections with other webs, F6 about the weak axis, F7 for boxes, F8 for pipes. Returns null for
 * sections that the chapter does not describe: channels with noncompact flanges, webs above the limits of F13.2.
 */
export function resistFlexure(section: MemberSection, steel: Steel, unbraced: Unbraced): Flexure | null {
  if (section.shape === 'pipe') return resistPipe(section, steel);
  if (section.shape === 'box') return resistBox(section, steel, unbraced);
  const { isSideways = false, b, tw, tf } = section;
  const limit = Math.sqrt(steel.E / steel.fy);
  const height = webHeight(section);
  const web = height / tw;
  const kc = Math.min(Math.max(4 / Math.sqrt(web), 0.35), 0.76);
  const flange: Slender = {
    ratio: section.shape === 'channel' ? b / tf : b / 2 / tf,
    compact: 0.38 * limit,
    slender: section.shape === 'weldedI' && !isSideways ? 0.95 * Math.sqrt(kc / 0.7) * limit : limit,
    kc,
  };
  if (isSideways) return resistSideways(section, steel, flange);
  const isCompactWeb = web <= 3.76 * limit;
  if (section.shape === 'channel')
    return isCompactWeb && flange.ratio <= flange.compact
      ? resistCompact(section, steel, { unbraced, flange })
      : null;
  if (isCompactWeb) return resistCompact(section, steel, { unbraced, flange });
  const bar = { section, steel, unbraced, flange, web, aw: (height * tw) / (b * tf) };
  if (web <= 5.7 * limit) return resistNoncompactWeb(bar);
  if (web > Math.min(HIGHEST_WEB.ratio, (HIGHEST_WEB.factor * steel.E) / steel.fy)) return null;
  return resistSlenderWeb(bar);
}

interface Slender {
  readonly ratio: number;
  readonly compact: number;
  readonly slender: number;
  readonly kc: number;
}

/** Interpolates from `full` at a compact ratio to `yielding` at a slender one. */
function between(full: number, yielding: number, { ratio, compact, slender }: Slender): number {
  return full - ((full - yielding) * (ratio - compact)) / (slender - compact);
}

/** F2, and F3 if the flange is not compact. */
function resistCompact(
  section: MemberSection,
  steel: Steel,
  { unbraced, flange }: { readonly unbraced: Unbraced; readonly flange: Slender },
): Flexure {
  const { Wel: S, Wpl: Z, A, Iz, Iw, It, h, tf } = section;
  const { E, fy } = steel;
  const full = fy * Z;
  const ho = h - tf;
  const rts = Math.sqrt(Math.sqrt(Iz * Iw) / S);
  const c = section.shape === 'channel' ? (ho / 2) * Math.sqrt(Iz / Iw) : 1;
  const bar: Bar = {
    full,
    yielding: 0.7 * fy * S,
    S,
    r: rts,
    Lp: 1.76 * Math.sqrt((Iz / A) * (E / fy)),
    torsion: (It * c) / (S * ho),
    stress: 0.7 * fy,
  };
  const lateral = findLateralStrength(bar, E, unbraced);
  const local =
    flange.ratio <= flange.compact
      ? full
      : flange.ratio <= flange.slender
        ? between(full, 0.7 * fy * S, flange)
        : (0.9 * E * flange.kc * S) / flange.ratio ** 2;
  const clause = flange.ratio <= flange.compact ? 'F2' : 'F3';
  return { nominal: Math.min(full, lateral.nominal, local), clause, Lp: bar.Lp, Lr: lateral.Lr };
}

interface ThinWeb {
  readonly section: MemberSection;
  readonly steel: Steel;
  readonly unbraced: Unbraced;
  readonly flange: Slender;
  readonly web: number;
  /** Twice the area of the web in compression divided by that of the flange. */
  readonly aw: number;
}

/** F4: doubly symmetric I sections with webs that are not compact. */
function resistNoncompactWeb({ section, steel, unbraced, flange, web, aw }: ThinWeb): Flexure {
  const { Wel: S, Wpl: Z, It, b, h, tf } = section;
  const { E, fy } = steel;
  const limit = Math.sqrt(E / fy);
  const plastic = Math.min(fy * Z, 1.6 * fy * S);
  const full = between(plastic, fy * S, { ratio: web, compact: 3.76 * limit, slender: 5.7 * limit, kc: 0 });
  const r = b / Math.sqrt(12 * (1 + aw / 6));
  const bar: Bar = {
    full,
    yielding: 0.7 * fy * S,
    S,
    r,
    Lp: 1.1 * r * limit,
    torsion: It / (S * (h - tf)),
    stress: 0.7 * fy,
  };
  const lateral = findLateralStrength(bar, E, unbraced);
  const local =
    flange.ratio <= flange.compact
      ? full
      : flange.ratio <= flange.slender
        ? between(full, 0.7 * fy * S, flange)
        : (0.9 * E * flange.kc * S) / flange.ratio ** 2;
  return { nominal: Math.min(full, lateral.nominal, local), clause: 'F4', Lp: bar.Lp, Lr: lateral.Lr };
}

/** F5: doubly symmetric I sections with slender webs. */
function resistSlenderWeb({ section, steel, unbraced: { Lb, Cb }, flange, web, aw }: ThinWeb): Flexure {
  const { Wel: S, b } = section;
  const { E, fy } = steel;
  const limit = Math.sqrt(E / fy);
  const part = Math.min(aw, 10);
  const Rpg = Math.min(1, 1 - (part / (1200 + 300 * part)) * (web - 5.7 * limit));
  const r = b / Math.sqrt(12 * (1 + aw / 6));
  const [Lp, Lr] = [1.1 * r * limit, Math.PI * r * Math.sqrt(E / (0.7 * fy))];
  const lateral =
    Lb <= Lp
      ? fy
      : Math.min(
          fy,
          Cb * (Lb <= Lr ? fy - (0.3 * fy * (Lb - Lp)) / (Lr - Lp) : (Math.PI ** 2 * E) / (Lb / r) ** 2),
        );
  const local =
    flange.ratio <= flange.compact
      ? fy
      : flange.ratio <= flange.slender
        ? between(fy, 0.7 * fy, flange)
        : (0.9 * E * flange.kc) / flange.ratio ** 2;
  return { nominal: Rpg * S * Math.min(fy, lateral, local), clause: 'F5', Lp, Lr };
}

/** F6: I sections bent about the weak axis. */
function resistSideways({ Wel: S, Wpl: Z }: MemberSection, { E, fy }: Steel, flange: Slender): Flexure {
  const full = Math.min(fy * Z, 1.6 * fy * S);
  const local =
    flange.ratio <= flange.compact
      ? full
      : flange.ratio <= flange.slender
        ? between(full, 0.7 * fy * S, flange)
        : (0.69 * E * S) / flange.ratio ** 2;
  return { nominal: Math.min(full, local), clause: 'F6', Lp: null, Lr: null };
}

/** F8: round pipes. */
function resistPipe({ h, tw, Wel: S, Wpl: Z }: MemberSection, { E, fy }: Steel): Flexure | null {
  const ratio = h / tw;
  if (ratio > (0.45 * E) / fy) return null;
  const nominal =
    ratio <= (0.07 * E) / fy
      ? fy * Z
      : ratio <= (0.31 * E) / fy
        ? Math.min(fy * Z, ((0.021 * E) / ratio + fy) * S)
        : ((0.33 * E) / ratio) * S;
  return { nominal, clause: 'F8', Lp: null, Lr: null };
}
