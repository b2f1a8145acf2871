import type { CatalogueLocale } from '../drawerNames.ts';
import type { Material } from '../../model/common/document.ts';
import { nameGroup, nameMaterial } from './materialNames.ts';
import { MATERIAL_GROUPS, type MaterialTable } from './materialTable.ts';

/** Strengths as a standard defines them, MPa. */
export interface Strengths {
  /** Yield or 0.2 % proof strength. */
  readonly fy?: number;
  /** Ultimate strength in tension. */
  readonly fu?: number;
  /** Compressive strength. */
  readonly fc?: number;
  /** Bending strength. */
  readonly fm?: number;
}

/** A material of the catalogue. */
export interface CatalogueMaterial {
  /** The name in words of a language, or the designation. */
  readonly title: string;
  /**
   * The material as it is stored in a case, in the units of an SI case; its name is the designation, the same in every
   * language.
   */
  readonly material: Material;
  readonly strengths: Strengths;
  /** Where the strengths are valid, such as a range of thickness; empty if nothing is stated. */
  readonly limits: string;
  /** Designation of the standard. */
  readonly source: string;
}

/** A group of materials. */
export interface MaterialDrawer {
  readonly index: number;
  readonly drawer: string;
  readonly children: readonly CatalogueMaterial[];
}

/** Significant digits of a converted number: more than any table has, and few enough to cut off rounding errors. */
const DIGITS = 12;

/** Puts the materials of some tables into the drawers of their groups. */
export function readMaterials(tables: readonly MaterialTable[], locale: CatalogueLocale): MaterialDrawer[] {
  return MATERIAL_GROUPS.map((group, index) => ({
    index,
    drawer: nameGroup(group, locale),
    children: tables
      .filter((table) => table.group === group)
      .flatMap((table) => splitRows(table).map((row) => readMaterial(table, row, locale))),
  }));
}

function splitRows({ rows }: MaterialTable): string[] {
  return rows.trim().split('\n');
}

function readMaterial(table: MaterialTable, row: string, locale: CatalogueLocale): CatalogueMaterial {
  const [name = '', ...cells] = row.split(';');
  const columns = table.columns.split(' ');
  const texts = new Map(columns.map((column, i) => [column, cells[i] ?? '']));
  const read = (column: string): number => {
    const text = texts.get(column) ?? '';
    const value = Number(text);
    if (text === '' || !(value > 0)) throw new Error(`${name} of ${table.source} has no ${column}`);
    return value;
  };
  const has = (column: string): boolean => (texts.get(column) ?? '') !== '';
  const E = toDigits(read('E') * 1000);
  const nu = has('nu') ? read('nu') : null;
  const strengths: Strengths = Object.fromEntries(
    ['fy', 'fu', 'fc', 'fm'].filter(has).map((column) => [column, read(column)]),
  );
  return {
    title: nameMaterial(name, locale),
    material: {
      name,
      E,
      G: toDigits(read('G') * 1000),
      ...(nu === null ? {} : { nu }),
      K: nu === null ? null : bulkModulus(E, nu),
      rho: read('rho'),
      alpha: toDigits(read('alpha') * 1e-6),
      strength: usableStrength(strengths),
    },
    strengths,
    limits: texts.get('limits') ?? '',
    source: table.source,
  };
}

/**
 * Returns the strengths that stresses of a case are compared with: the yield strength in both directions, otherwise the
 * standard's values for tension and for compression. A bending strength is shown but not compared, because timber is
 * weaker in pure tension and a case does not distinguish bending from tensile stresses. A brittle material that has
 * only a tensile strength gets no strength in compression.
 */
function usableStrength({ fy, fu, fc }: Strengths): NonNullable<Material['strength']> {
  const tension = fy ?? fu;
  const compression = fy ?? fc;
  return {
    ...(tension === undefined ? {} : { tension }),
    ...(compression === undefined ? {} : { compression }),
  };
}

/** K = E/(3(1 - 2nu)); no material of the catalogue is incompressible. */
function bulkModulus(E: number, nu: number): number {
  return toDigits(E / (3 * (1 - 2 * nu)));
}

function toDigits(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
