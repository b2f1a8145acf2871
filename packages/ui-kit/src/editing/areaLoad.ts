import { jointForce } from '@eecs/solver-core/truss';
import { type PlainEdit, toPlainEdit } from './edit.ts';
import { readPath, replacePath } from './pathEdits.ts';

/**
 * A load on an area: its pressure, the tributary width and, for a point load, the spacing of the points. The load is
 * their product.
 */
export interface Area {
  readonly pressure: number;
  readonly width: number;
  readonly spacing?: number;
}

/** The fields of a load of any structure that its area decides. */
interface AreaLoad {
  readonly className: string;
  readonly source?: Area;
  readonly alpha: number;
  readonly beta?: number;
  readonly c?: readonly number[];
  readonly y?: readonly number[];
}

/** Relative tolerance for a load to count as the product. */
const SAME_PRODUCT = 1e-9;

/** Returns the area of a load; null if the load is not its product. */
export function getArea(load: object): Area | null {
  const { source } = load as AreaLoad;
  const value = valueOf(load);
  if (source === undefined || value === null) return null;
  return Math.abs(productOf(source) - value) <= SAME_PRODUCT * Math.abs(value) ? source : null;
}

/**
 * Returns whether a load can be the product of an area: a force, or a uniform load. Moments, masses and other shapes
 * cannot.
 */
export function mayHaveArea(load: object): boolean {
  return valueOf(load) !== null;
}

/**
 * Makes the load at a JSON pointer the product of an area. A missing value stays; lengths that the load did not have
 * are 1. Null makes it a plain load again, with the same value.
 */
export function changeAreaAt<Document extends object>(
  document: Document,
  path: string,
  change: Partial<Area> | null,
): PlainEdit<Document> {
  const load = readPath(document, path);
  if (typeof load !== 'object' || load === null) return toPlainEdit(document);
  const value = valueOf(load);
  if (value === null) return toPlainEdit(document);
  const { source: _, ...plain } = load as AreaLoad;
  if (change === null) return toPlainEdit(replacePath(document, path, [plain]));
  const first = { pressure: value, width: 1, ...(plain.c !== undefined && { spacing: 1 }) };
  const source: Area = { ...(getArea(load) ?? first), ...change };
  if (!(source.width > 0) || !((source.spacing ?? 1) > 0)) return toPlainEdit(document);
  const q = productOf(source);
  const changed =
    plain.c === undefined
      ? { ...plain, y: [q, q, q], source }
      : { ...plain, c: jointForce(q, plain.alpha, plain.beta), source };
  return toPlainEdit(replacePath(document, path, [changed]));
}

const productOf = ({ pressure, width, spacing = 1 }: Area): number => pressure * width * spacing;

/** Returns the force of a point load or the ordinate of a uniform load; null for any other load. */
function valueOf(load: object): number | null {
  const { className, c, y } = load as AreaLoad;
  if (c !== undefined) return className === 'BendingMoment' ? null : c[0]!;
  const isUniform = y !== undefined && y.every((ordinate) => ordinate === y[0]);
  return isUniform && className === 'DistributedLoad' ? y[0]! : null;
}
