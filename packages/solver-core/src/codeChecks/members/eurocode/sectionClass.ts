import { ROUND, epsilonOf, flatWidth } from '../../epsilon.ts';
import type { Steel } from '../../rods/rodResistance.ts';
import type { MemberSection, SectionClass } from '../memberSection.ts';

/** Greatest ratios of width to thickness divided by epsilon, for pipes by its square, for classes 1, 2 and 3. */
const LIMITS = {
  outstand: [9, 10, 14],
  internal: [33, 38, 42],
  bentWeb: [72, 83, 124],
  pipe: [50, 70, 90],
} as const;

/**
 * Webs with at most this ratio of height to thickness divided by epsilon need no check of shear buckling, with eta 1.
 */
const STOCKY_WEB = 72;

/** The greatest compression of a part, N, zero without any, and the magnitude of its greatest moment, N·mm. */
export interface Pushed {
  readonly push: number;
  readonly moment: number;
  readonly gammaM0?: number | undefined;
}

/**
 * Classifies a cross-section in bending about y by EN 1993-1-1 table 5.2. Compression shifts the stress in the web,
 * which is computed for the moment that makes the section plastic (class 1 and 2) or yield (class 3) together with the
 * compression. A part with more compression than bending is classified as if it were in uniform compression.
 */
export function classify(
  section: MemberSection,
  steel: Pick<Steel, 'E' | 'fy'>,
  pushed: Pushed,
): SectionClass {
  const { shape, h, b, tw, tf, r } = section;
  const epsilon = epsilonOf(steel);
  if (shape === 'pipe') return classOf(h / tw / epsilon ** 2, LIMITS.pipe);
  const [flange, web] =
    shape === 'box'
      ? [classOf(flatWidth(b, { tw, r }) / tw / epsilon, LIMITS.internal), flatWidth(h, { tw, r })]
      : [classOf(((b - tw) / 2 - r) / tf / epsilon, LIMITS.outstand), h - 2 * (tf + r)];
  return Math.max(
    flange,
    classOf(web / tw / epsilon, webLimits(section, steel.fy, { ...pushed, web })),
  ) as SectionClass;
}

function classOf(ratio: number, limits: readonly number[]): SectionClass {
  const index = limits.findIndex((limit) => ratio <= limit);
  return index < 0 ? 4 : ((index + 1) as SectionClass);
}

function webLimits(
  { shape, A, Wel, tw }: MemberSection,
  fy: number,
  { push, moment, gammaM0 = 1, web }: Pushed & { readonly web: number },
): readonly number[] {
  if (push === 0) return LIMITS.bentWeb;
  if (moment / Wel < push / A) return LIMITS.internal;
  const design = fy / gammaM0;
  const thickness = shape === 'box' ? 2 * tw : tw;
  const alpha = Math.min(1, (1 + push / (design * thickness * web)) / 2);
  const psi = Math.min(1, (2 * push) / (A * design) - 1);
  return [396 / (13 * alpha - 1), 456 / (13 * alpha - 1), 42 / (0.67 + 0.33 * psi)];
}

/** Returns the shear area across y by EN 1993-1-1, 6.2.6 (3), with eta 1.0, mm2. */
export function shearAreaOf({ shape, A, h, b, tw, tf, r }: MemberSection): number {
  if (shape === 'pipe') return (2 * A) / Math.PI;
  if (shape === 'box') return r >= ROUND * tw ? (A * h) / (b + h) : 2 * (h - 2 * tw) * tw;
  const web = (h - 2 * tf) * tw;
  return shape === 'weldedI' ? web : Math.max(A - 2 * b * tf + (tw + 2 * r) * tf, web);
}

/** Returns whether a web reaches the plastic resistance of its shear area without buckling: EN 1993-1-1, 6.2.6 (6). */
export function isWebStocky({ shape, h, tw, tf, r }: MemberSection, steel: Pick<Steel, 'E' | 'fy'>): boolean {
  if (shape === 'pipe') return true;
  const height = shape === 'box' ? flatWidth(h, { tw, r }) : h - 2 * tf;
  return height / tw <= STOCKY_WEB * epsilonOf(steel);
}
