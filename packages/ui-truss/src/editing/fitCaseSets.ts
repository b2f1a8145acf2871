import type { TrussCase } from '@eecs/solver-core/truss';
import { type FittedPart, fitCaseSets as fit } from '@eecs/ui-kit/editing';

/** Maps a part of one truss to the case sets of another; see `fitCaseSets` of the kit. */
export const fitCaseSets = (part: TrussCase, to: TrussCase): FittedPart<TrussCase> =>
  fit(part, to, (document, { load, own }) => {
    const mapOwner = <Owner extends TrussCase['joints'][number] | TrussCase['links'][number]>(
      owner: Owner,
    ): Owner => ({
      ...owner,
      loads: owner.loads.map((one) => ({ ...one, sets: load(one.sets) })),
      ...(owner.sets !== undefined && { sets: own(owner.sets) }),
    });
    return { ...document, joints: document.joints.map(mapOwner), links: document.links.map(mapOwner) };
  });
