import { sectionProperties } from '../../src/index.ts';
import type { CrossSection, SectionProperties } from '../../src/index.ts';

/**
 * A property that tables print; `ey` and `ez` in cm if the table is metric, `ez` of a tee from the face of its flange.
 */
export type PublishedName = 'A' | 'ey' | 'ez' | 'Iy' | 'Iz' | 'Iu' | 'Iv' | 'WyTop' | 'Wply' | 'Wplz' | 'It';

/** A rolled section as a table prints it: dimensions, and the properties as texts, with their digits. */
export interface Profile {
  readonly name: string;
  readonly section: Omit<CrossSection, 'label'>;
  readonly published: Readonly<Partial<Record<PublishedName, string>>>;
  /** Allowed relative deviations beyond the rounding of the table. */
  readonly allowed?: Readonly<Partial<Record<PublishedName, number>>>;
  /** The reason for the wider tolerance. */
  readonly why?: string;
}

export interface ProfileGroup {
  readonly title: string;
  readonly source: string;
  readonly profiles: readonly Profile[];
  /** For every profile of the table. */
  readonly allowed?: Profile['allowed'];
  readonly why?: string;
}

/** A published number and the one found. */
export interface ComparedProperty {
  readonly name: PublishedName;
  readonly published: number;
  readonly found: number;
  /** Relative to the published number. */
  readonly deviation: number;
  readonly allowed: number;
}

/**
 * Compares a profile with its table; half of the last printed digit is allowed, more for a torsion constant, or the
 * value stated for the profile or its table.
 */
export function compareProfile(
  { name, section, published, allowed }: Profile,
  table: Pick<ProfileGroup, 'allowed'> = {},
): ComparedProperty[] {
  const result = sectionProperties({ label: name, ...section }, section.units ?? 0);
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.failures)}`);
  return Object.entries(published).map(([key, text]) => {
    const property = key as PublishedName;
    const value = Number(text);
    const found = foundAs(property, { section, properties: result.properties });
    return {
      name: property,
      published: value,
      found,
      deviation: Math.abs(found / value - 1),
      allowed: Math.max(
        allowed?.[property] ?? table.allowed?.[property] ?? 0,
        property === 'It' ? FIT_OF_TABLES : 0,
        lastDigit(text) / 2 / value,
      ),
    };
  });
}

function foundAs(
  name: PublishedName,
  { section, properties }: { section: Profile['section']; properties: SectionProperties },
): number {
  if (name !== 'ey' && name !== 'ez') return properties[name] ?? NaN;
  const isTee = section.className === 'tsection' && name === 'ez';
  const place = isTee ? (section.h ?? NaN) - properties.ez : properties[name];
  return section.units === 1 ? place : place / 10;
}

/**
 * Tables print a fitted torsion constant: t³/3 of plates and the contribution of their junctions (M. A. El Darwish, B.
 * G. Johnston, 1965), with the mean thickness of tapered flanges. `twist.test.ts` checks the exact one to 0.1 %.
 */
const FIT_OF_TABLES = 0.07;

/** The reason for the tolerance of a torsion constant, for readers. */
export const FIT_REASON =
  'tables print a fitted torsion constant It, from which the exact one may differ by 7 %';

/**
 * Returns one unit of the last digit: of the third, or of a later one that is printed; trailing zeros may be missing.
 */
function lastDigit(text: string): number {
  const digits = text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;
  return 10 ** (Math.floor(Math.log10(Number(text))) + 1 - Math.max(digits, LEAST_DIGITS));
}

/** Tables print three digits or more; a transcription loses trailing zeros. */
const LEAST_DIGITS = 3;
