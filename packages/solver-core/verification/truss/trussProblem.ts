import type { Source } from '../problems/problem.ts';
import type { ComparedText } from '../problems/comparedTexts.ts';
import { endsOf, listLinks, drawnTruss } from './drawnTruss.ts';
import type { Drawing } from './drawnTruss.ts';

/**
 * A truss with published results, or with a closed form that follows in a few lines; the expected numbers never come
 * from our own run.
 */
export interface TrussProblem {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly drawing: Drawing;
  readonly document: object;
  readonly expected: readonly TrussExpected[];
  /** How the closed form is derived, or why the tolerance is wider than the rounding of the printed numbers. */
  readonly why?: string;
}

export type TrussAxis = 'x' | 'y' | 'z';

/** The compared value: of a link, of a joint along an axis, or of the whole. */
export type TrussQuantity =
  | { readonly kind: 'N' | 'stress'; readonly link: string }
  | { readonly kind: 'R' | 'u' | 'mohr'; readonly joint: string; readonly axis: TrussAxis }
  | { readonly kind: 'degree' | 'rank' | 'mechanisms' | 'zeroForce' }
  | { readonly kind: 'status' | 'message' | 'failure' | 'cause' };

/** One published number, in the base units of the document; a word if a verdict is expected. */
export interface TrussExpected {
  readonly what: TrussQuantity;
  readonly value: number | string;
  /** Relative to `scale`. */
  readonly tolerance: number;
  readonly scale: number;
  /** Index of the case set. */
  readonly set: number;
}

/** A closed form is met to the accuracy that the solver promises. */
const CLOSED_FORM = 1e-10;

export interface TrussDetails {
  /** Relative tolerance, according to the published digits. @default 1e-10, for a closed form */
  readonly tolerance?: number;
  /** The reference of the tolerance. @default the value, for 0 the largest of its kind in the problem */
  readonly scale?: number;
  readonly set?: number;
}

/** Expects axial forces by name of link, tension positive. */
export function forcesOf(
  values: Readonly<Record<string, number>>,
  details: TrussDetails = {},
): TrussExpected[] {
  return Object.entries(values).map(([link, value]) => expected({ kind: 'N', link }, value, details));
}

/** Expects stresses by name of link. */
export function stressesOf(
  values: Readonly<Record<string, number>>,
  details: TrussDetails = {},
): TrussExpected[] {
  return Object.entries(values).map(([link, value]) => expected({ kind: 'stress', link }, value, details));
}

/** Expects reactions by joint and axis, 'Ay'. */
export function reactionsOf(
  values: Readonly<Record<string, number>>,
  details: TrussDetails = {},
): TrussExpected[] {
  return Object.entries(values).map(([place, value]) =>
    expected({ kind: 'R', ...jointAndAxis(place) }, value, details),
  );
}

/** Expects displacements by joint and axis, 'By'. */
export function displacementsOf(
  values: Readonly<Record<string, number>>,
  details: TrussDetails = {},
): TrussExpected[] {
  return Object.entries(values).map(([place, value]) =>
    expected({ kind: 'u', ...jointAndAxis(place) }, value, details),
  );
}

/** Expects displacements by Mohr's sum, by joint and axis. */
export function mohrOf(
  values: Readonly<Record<string, number>>,
  details: TrussDetails = {},
): TrussExpected[] {
  return Object.entries(values).map(([place, value]) =>
    expected({ kind: 'mohr', ...jointAndAxis(place) }, value, details),
  );
}

/** Expects a whole number or a word about the truss. */
export function verdictOf(
  values: Readonly<Partial<Record<'degree' | 'rank' | 'mechanisms' | 'zeroForce', number>>> &
    Readonly<Partial<Record<'status' | 'message' | 'failure' | 'cause', string>>>,
): TrussExpected[] {
  return Object.entries(values).map(([kind, value]) =>
    expected({ kind } as TrussQuantity, value, { tolerance: 0, scale: 1 }),
  );
}

/** Returns the details of numbers published with `digits` decimals of `unit`: half of the last digit. */
export function printed(digits: number, unit = 1): TrussDetails {
  return { tolerance: 0.5 * 10 ** -digits, scale: unit };
}

function jointAndAxis(place: string): { joint: string; axis: TrussAxis } {
  return { joint: place.slice(0, -1), axis: place.at(-1) as TrussAxis };
}

function expected(what: TrussQuantity, value: number | string, details: TrussDetails): TrussExpected {
  const {
    tolerance = CLOSED_FORM,
    scale = typeof value === 'number' ? Math.abs(value) : 1,
    set = 0,
  } = details;
  return { what, value, tolerance, scale, set };
}

/** Creates a problem; a value of zero is compared with the largest of its kind. */
export function trussProblem(of: {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly drawing: Drawing;
  readonly expected: readonly TrussExpected[];
  readonly why?: string;
}): TrussProblem {
  const largest = (kind: string) =>
    Math.max(...of.expected.map(({ what, value }) => (what.kind === kind ? Math.abs(Number(value)) : 0)));
  const scaled = of.expected.map((one) => {
    if (one.scale > 0) return one;
    const scale = largest(one.what.kind) || Math.max(largest('N'), largest('R'));
    if (!(scale > 0)) throw new Error(`${of.id} needs a scale for a value of zero`);
    return { ...one, scale };
  });
  for (const { what } of scaled) checkName(what, of.drawing);
  return { ...of, expected: scaled, document: drawnTruss(of.drawing) };
}

function checkName(what: TrussQuantity, drawing: Drawing): void {
  if ('link' in what && !listLinks(drawing).includes(what.link))
    throw new Error(`there is no link ${what.link}`);
  if ('joint' in what && !(what.joint in drawing.joints)) throw new Error(`there is no joint ${what.joint}`);
  if ('link' in what) endsOf(what.link);
}

/** Cites a book or a program. */
export function source(
  author: string,
  title: string,
  edition: string,
  place: string,
  compared?: string | ComparedText,
): Source {
  return {
    ...{ author, title, edition, place },
    ...(compared !== undefined && { compared: typeof compared === 'string' ? { text: compared } : compared }),
  };
}

/**
 * Cites a closed form that follows in a few lines, stated in `why`; the book contains the problem, not always these
 * numbers.
 */
export function closedForm(author: string, title: string, place: string): Source {
  return { author, title, edition: 'closed form', place };
}
