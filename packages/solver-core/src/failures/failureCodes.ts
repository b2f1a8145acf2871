import type { FailureGroup } from './failureGroups.ts';

/**
 * Every refusal code with its error number; the part before the dot is its group. Solvers name the codes they use and
 * do not need the list, so it is a module of its own.
 */
export const FAILURE_CODES = {
  'schema.notObject': 40002,
  'schema.version': 40002,
  'schema.kind': 40002,
  'schema.required': 40002,
  'schema.type': 40002,
  'schema.notFinite': 40002,
  'schema.className': 40002,
  'schema.range': 40002,
  'schema.arity': 40002,
  'schema.notPositive': 40002,
  'schema.depth': 40002,
  'schema.tooMany': 40002,
  'schema.tooLong': 40002,
  'schema.tooGreat': 40002,
  'schema.release': 40002,
  'schema.notHeld': 40002,
  'length.notPositive': 40002,
  'geometry.loadOutside': 42217,
  'geometry.supportOutside': 42217,
  'geometry.emptyRange': 42217,
  'geometry.sectionOrder': 42217,
  'geometry.index': 42217,
  'geometry.factor': 42217,
  'geometry.supportsAtOneX': 42216,
  'materials.modulus': 42215,
  'materials.poisson': 42215,
  'materials.area': 42215,
  'materials.inertia': 42215,
  'materials.dimensions': 42215,
  'materials.overlap': 42215,
  'materials.incomplete': 42215,
  'materials.needed': 42215,
  'materials.shape': 42215,
  'materials.shearModulus': 42215,
  'materials.shearArea': 42215,
  'conditions.count': 42212,
  'conditions.horizontal': 42212,
  'singular.mechanism': 42210,
  'singular.rounding': 42210,
  'range.size': 42211,
  'loads.none': 42213,
  'loads.unassigned': 42214,
  'features.shear': 42201,
} as const satisfies Readonly<Record<`${FailureGroup}.${string}`, number>>;

/** Code of a refusal. */
export type FailureCode = keyof typeof FAILURE_CODES;
