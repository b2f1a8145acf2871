import type { Roles } from './roles.ts';

/** A pair of colours: foreground, background, and the required contrast (text 4.5, lines and graphics 3). */
export interface RolePair {
  readonly front: keyof Roles;
  readonly back: keyof Roles;
  readonly minimum: 3 | 4.5;
  /** A translucent colour between the two. */
  readonly over?: keyof Roles;
}

const SURFACES = ['board', 'sheet', 'sunken'] as const;
const TEXTS = ['ink', 'inkMuted', 'negativeText', 'positiveText', 'error'] as const;
const GRAPHICS = [
  'line',
  'accent',
  'focus',
  'negative',
  'positive',
  'success',
  'notify',
  'warning',
  'error',
] as const;

/**
 * Every pair that occurs in the kit, except hairlines and grids, which are decorative: nothing is lost without them.
 */
export const rolePairs: readonly RolePair[] = [
  ...SURFACES.flatMap((back) => TEXTS.map((front): RolePair => ({ front, back, minimum: 4.5 }))),
  ...SURFACES.flatMap((back) => GRAPHICS.map((front): RolePair => ({ front, back, minimum: 3 }))),
  { front: 'inkInverse', back: 'ink', minimum: 4.5 },
  { front: 'onAccent', back: 'accent', minimum: 4.5 },
  { front: 'onAccent', back: 'accentHover', minimum: 4.5 },
  { front: 'ink', back: 'accentWash', minimum: 4.5 },
  { front: 'accent', back: 'accentWash', minimum: 3 },
  { front: 'line', back: 'accentWash', minimum: 3 },
  { front: 'negative', back: 'board', over: 'negativeFill', minimum: 3 },
  { front: 'positive', back: 'board', over: 'positiveFill', minimum: 3 },
];
