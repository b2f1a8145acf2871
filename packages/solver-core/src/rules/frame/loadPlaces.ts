import type { FrameCase, FrameJointLoad, MemberLoad } from '../../model/frame/frameDocument.ts';
import { isUnassigned } from '../common/sets/isUnassigned.ts';

/** The place of a load of a frame: its joint or member, and its index there. */
export interface LoadPlace {
  readonly list: 'joints' | 'members';
  /** Index of the joint or member. */
  readonly index: number;
  /** Index among its loads. */
  readonly load: number;
}

/** Lists the places of the wanted loads, those of joints first. */
export function listLoadPlaces(
  { joints, members }: Pick<FrameCase, 'joints' | 'members'>,
  isWanted: (load: FrameJointLoad | MemberLoad, place: LoadPlace) => boolean,
): LoadPlace[] {
  const found: LoadPlace[] = [];
  const look = (list: LoadPlace['list'], owners: readonly Owner[]): void => {
    owners.forEach(({ loads }, index) => {
      loads.forEach((load, at) => {
        const place = { list, index, load: at };
        if (isWanted(load, place)) found.push(place);
      });
    });
  };
  look('joints', joints);
  look('members', members);
  return found;
}

interface Owner {
  readonly loads: readonly (FrameJointLoad | MemberLoad)[];
}

/** Lists the loads that act in no case set (info w10): a frame with such loads cannot be solved. */
export function listUnassignedLoads(
  document: Pick<FrameCase, 'joints' | 'members' | 'caseSets'>,
): readonly LoadPlace[] {
  const { length } = document.caseSets;
  return length === 0 ? [] : listLoadPlaces(document, (load) => isUnassigned(load, length));
}

/** Writes the place of a load as a JSON pointer into the document: `/joints/3/loads/0`. */
export function toLoadPath({ list, index, load }: LoadPlace): string {
  return `/${list}/${index}/loads/${load}`;
}
