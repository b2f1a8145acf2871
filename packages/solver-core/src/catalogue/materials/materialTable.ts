/** Groups of materials; each is a drawer. */
export const MATERIAL_GROUPS = [
  'steelEn',
  'steelGost',
  'steelAstm',
  'steelIs',
  'steelJis',
  'stainless',
  'castSteel',
  'reinforcing',
  'aluminium',
  'greyIron',
  'ductileIron',
  'copper',
  'titanium',
  'magnesium',
  'concreteEn',
  'concreteSp',
  'concreteAci',
  'masonry',
  'timberEn',
  'glulam',
  'timberSp',
  'timberNds',
  'glass',
  'composite',
] as const;

export type MaterialGroup = (typeof MATERIAL_GROUPS)[number];

/** Materials of one group from one source. */
export interface MaterialTable {
  readonly group: MaterialGroup;
  /** Designation of the standard. */
  readonly source: string;
  /**
   * Names of the columns after the name of the material, separated by spaces: E and G in GPa, nu, rho in kg/m3, alpha
   * in 1e-6/°C, strengths in MPa (fy yield or 0.2 % proof, fu tensile, fc compressive, fm bending), limits of validity.
   */
  readonly columns: string;
  /** One line for each material, with cells separated by semicolons. */
  readonly rows: string;
}
