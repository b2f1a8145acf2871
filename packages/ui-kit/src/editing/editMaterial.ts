import { type Material, completeConstants } from '@eecs/solver-core';

/** A number of a material that has a field in the editors. */
export type MaterialNumber = 'E' | 'G' | 'nu' | 'K' | 'rho' | 'alpha';

/** A strength of a material. */
export type Strength = keyof NonNullable<Material['strength']>;

/**
 * Returns the material with one number changed, in the material's own units; null removes the number. A modulus E that
 * follows from G and nu is stored, because the solver reads E. The result has no `origin`, because it no longer has the
 * numbers of the catalogue row.
 */
export function withMaterialNumber(material: Material, key: MaterialNumber, value: number | null): Material {
  const { [key]: _, origin, ...rest } = material;
  const changed: Material = value === null ? rest : { ...rest, [key]: value };
  const { E, linked } = completeConstants(changed);
  return linked === 'E' && E !== null ? { ...changed, E } : changed;
}

/**
 * Returns the material with one strength changed, MPa or psi; null removes it. The first strength applies in tension
 * and compression, as for metals, until the other one is given. The result has no `origin`.
 */
export function withStrength(material: Material, key: Strength, value: number | null): Material {
  const { strength = {}, origin, ...rest } = material;
  const { [key]: _, ...other } = strength;
  const isFirst = strength.tension === undefined && strength.compression === undefined;
  const given =
    value === null ? other : isFirst ? { tension: value, compression: value } : { ...other, [key]: value };
  return Object.keys(given).length === 0 ? rest : { ...rest, strength: given };
}
