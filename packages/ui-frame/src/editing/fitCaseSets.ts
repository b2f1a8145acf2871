import type { FrameCase } from '@eecs/solver-core/frame';
import { type FittedPart, fitCaseSets as fit } from '@eecs/ui-kit/editing';

/** Maps a part of one frame to the case sets of another; see `fitCaseSets` of the kit. */
export const fitCaseSets = (part: FrameCase, to: FrameCase): FittedPart<FrameCase> =>
  fit(part, to, (document, { load, own }) => {
    const mapLoad = <Load extends { readonly sets: number }>(one: Load): Load => ({
      ...one,
      sets: load(one.sets),
    });
    const mapOwn = <Owner extends { readonly sets?: number }>(owner: Owner): Owner =>
      owner.sets === undefined ? owner : { ...owner, sets: own(owner.sets) };
    return {
      ...document,
      joints: document.joints.map((joint) => ({
        ...joint,
        loads: joint.loads.map(mapLoad),
        ...(joint.support && { support: mapOwn(joint.support) }),
      })),
      members: document.members.map((member) => ({ ...mapOwn(member), loads: member.loads.map(mapLoad) })),
    };
  });
