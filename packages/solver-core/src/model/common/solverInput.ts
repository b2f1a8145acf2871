import type { CommonCase, CaseSet, CrossSection, Material, SectionClass, UnitSystem } from './document.ts';
import { PERMANENT_ACTIONS } from './permanentFactor.ts';
import { SHAPE_PARAMETERS } from './shapeParameters.ts';

// Every object below is written with its keys in order, so that no sorting is needed; tests of the fingerprints check
// this.
/** Returns the parts of the case sets that enter the fingerprint of a document. */
export function toCaseSetsInput(
  document: Pick<CommonCase, 'caseSets' | 'selfWeight' | 'weightSets'>,
): readonly object[] {
  return document.caseSets.map((set) => ({
    angle: set.angle,
    combined: set.combined,
    factors: set.combined ? toFactors(set.factors, document) : undefined,
  }));
}

/** Returns the part of a material that enters the fingerprint of a document. */
export function toMaterialInput({ E, G, alpha, nu, rho, strength }: Material): object {
  return {
    E,
    G,
    alpha,
    nu,
    rho,
    strength: strength && { compression: strength.compression, tension: strength.tension },
  };
}

/** The fields of each shape that enter the fingerprint, sorted once. */
const SECTION_KEYS: ReadonlyMap<SectionClass, readonly (keyof CrossSection)[]> = /* @__PURE__ */ new Map(
  (Object.keys(SHAPE_PARAMETERS) as SectionClass[]).map((name) => [
    name,
    [...SHAPE_PARAMETERS[name], 'className' as const, 'units' as const].sort(),
  ]),
);

/**
 * Returns the part of a section that enters the fingerprint. It does not depend on whether a section states the
 * document's own units or omits them.
 */
export function toSectionInput(section: CrossSection, system: UnitSystem): object {
  const input: Record<string, unknown> = {};
  for (const name of SECTION_KEYS.get(section.className)!) input[name] = section[name];
  if (section.units === system) delete input['units'];
  const { parts, units = system } = section;
  if (section.className === 'builtup')
    input['parts'] = parts?.map((part) => {
      const { alpha, flip, y, z } = part;
      const placed = Object.entries({ ...toSectionInput(part as CrossSection, units), alpha, flip, y, z });
      return Object.fromEntries(placed.sort(([one], [other]) => (one < other ? -1 : 1)));
    });
  return input;
}

/**
 * Returns the factors of existing sets that can be members, and of permanent actions. A factor of 1 is omitted, because
 * it is the default, unless it belongs to self weight and the document names the sets in which self weight acts: only
 * then does it differ from no factor, for which the members count.
 */
function toFactors(
  factors: CaseSet['factors'],
  { caseSets, selfWeight, weightSets }: Pick<CommonCase, 'caseSets' | 'selfWeight' | 'weightSets'>,
): object | undefined {
  const entries = caseSets.flatMap(({ combined }, index): [string, number][] => {
    const factor = factors?.[index] ?? 1;
    return combined || factor === 1 ? [] : [[String(index), factor]];
  });
  for (const action of PERMANENT_ACTIONS) {
    const factor = factors?.[action];
    const isStated = action === 'weight' && selfWeight && weightSets !== undefined;
    if (factor !== undefined && (factor !== 1 || isStated)) entries.push([action, factor]);
  }
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
