import type { HandModel } from './handModel.ts';

/**
 * An unknown force of a support or a hinge: R is a force across the beam, H along it, M a couple, Q the force across
 * the beam in a hinge.
 */
export interface HandUnknown {
  readonly letter: 'R' | 'H' | 'M' | 'Q';
  readonly name: string;
  readonly x: number;
  /** Index of the support or the hinge. */
  readonly support: number;
}

/** A part between cuts, with its unknowns across the beam: `sense` is -1 for a hinge force on the part on its left. */
export interface HandDisc {
  readonly x0: number;
  readonly x1: number;
  readonly across: readonly { readonly unknown: HandUnknown; readonly sense: 1 | -1 }[];
}

/** A beam with chosen supports and hinges: the given beam, or a primary system of it. */
export interface PrimarySystem {
  readonly discs: readonly HandDisc[];
  readonly along: readonly HandUnknown[];
}

/** A constraint that is removed: the moment over a bearing inside a part, or a reaction. */
export interface Release {
  readonly kind: 'joint' | 'R' | 'M' | 'H';
  readonly support: number;
  readonly name: string;
  readonly x: number;
}

/** Cuts a beam at its hinges and at the released joints, and lists the supports without the released reactions. */
export function createPrimarySystem(model: HandModel, releases: readonly Release[] = []): PrimarySystem {
  const isFree = (kind: Release['kind'], support: number) =>
    releases.some((release) => release.kind === kind && release.support === support);
  const joints = releases
    .filter(({ kind }) => kind === 'joint')
    .map(({ support, x, name }) => ({ support, x, name: `${name}` }));
  const cuts = [...model.hinges, ...joints].sort((a, b) => a.x - b.x);
  const hingeOf = (cut: (typeof cuts)[number]): HandUnknown => ({ letter: 'Q', ...cut });
  const discs = [...cuts, null].map((cut, k): HandDisc => {
    const before = cuts[k - 1] ?? null;
    const x0 = before?.x ?? 0;
    const x1 = cut?.x ?? model.L;
    // A bearing under a cut belongs to the part on its left.
    const own = model.bearings.filter(({ x }) => (before === null || x > x0) && x <= x1);
    const across = own.flatMap(({ support, name, x, holds }) => [
      ...(holds.y && !isFree('R', support) ? [{ letter: 'R', support, name, x } as const] : []),
      ...(holds.r && !isFree('M', support) ? [{ letter: 'M', support, name, x } as const] : []),
    ]);
    return {
      x0,
      x1,
      across: [
        ...(before === null ? [] : [{ unknown: hingeOf(before), sense: 1 as const }]),
        ...across.map((unknown) => ({ unknown, sense: 1 as const })),
        ...(cut === null ? [] : [{ unknown: hingeOf(cut), sense: -1 as const }]),
      ],
    };
  });
  const along = model.bearings.flatMap(({ support, name, x, holds }): HandUnknown[] =>
    holds.x && !isFree('H', support) ? [{ letter: 'H', support, name, x }] : [],
  );
  return { discs, along };
}

/** Returns the key of an unknown in the solution. */
export function keyOf({ letter, support }: Pick<HandUnknown, 'letter' | 'support'>): string {
  return `${letter} ${support}`;
}

/** Returns the number of unknowns across the beam minus the number of equations. */
export function degreeAcross({ discs }: PrimarySystem): number {
  const unknowns = new Set(discs.flatMap(({ across }) => across.map(({ unknown }) => keyOf(unknown))));
  return unknowns.size - 2 * discs.length;
}
