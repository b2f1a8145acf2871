import type { SetStresses, StressGap, StressPlaces } from '../beam/results/stressParts.ts';
import type { SolvedFrame } from '../frame/answer/frameAnswer.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';
import {
  createStressMemory,
  NO_STRESSES,
  type StressOptions,
  stressesInRanges,
} from '../stress/computeStresses.ts';
import { isSearchable } from '../stress/equivalentStress.ts';
import { placeMember } from './placeMembers.ts';

/** The points of the section of a member at which its diagrams give stresses, from its centroid in its own axes. */
export type MemberPlaces = Omit<StressPlaces, 'x0' | 'x1'>;

/** Stresses of a solved frame. */
export interface FrameStresses {
  /** For each case set the stresses along each member, MPa or psi; unknown ones are null. */
  readonly sets: readonly { readonly members: readonly SetStresses[] }[];
  /** One entry for each member; null if its stresses are unknown. */
  readonly places: readonly (MemberPlaces | null)[];
  /** Why stresses are null. */
  readonly gaps: readonly StressGap[];
}

/**
 * Computes the stresses along the members of a solved frame as exact piecewise polynomials, and by `hasTheories` the
 * equivalent stresses of five strength theories, with the formulas for a beam: each member is seen along its axis from
 * joint i to joint j, z along its own y.
 *
 * `document` is the document that was solved. Stresses are null for a frame without real constants, for a member whose
 * section does not determine them, and the theories also for a frame for which they would take seconds; `gaps` gives
 * the reasons. Source: THEORY.md, "Stresses".
 *
 * @example computeFrameStresses(document, answer).sets[0].members[2].S?.bottom.max // { x: 3, value: 117.2 }
 */
export function computeFrameStresses(
  document: FrameCase,
  answer: Pick<SolvedFrame, 'sets'>,
  { memory = createStressMemory(), ...options }: StressOptions = {},
): FrameStresses {
  const { sets } = answer;
  const ranges = document.members.map((member) => placeMember(document, member, memory.shapes));
  if (ranges.includes(null)) {
    return {
      sets: sets.map(({ members }) => ({ members: members.map(() => NO_STRESSES) })),
      places: ranges.map(() => null),
      gaps: [{ code: 'stress.noConstants', path: '/members' }],
    };
  }
  const diagrams = sets.flatMap(({ members }) => members);
  const outlined = ranges.flatMap((range) =>
    range?.shape.section ? [{ section: range.shape.section }] : [],
  );
  // The size of the search grows with all members of all sets; a single range stands for the sections of each member.
  const isTooLarge = options.hasTheories === true && !isSearchable(diagrams, outlined.slice(0, 1));
  const hasTheories = options.hasTheories === true && (options.isPassing === true || !isTooLarge);
  const found = ranges.map((range, member) =>
    stressesInRanges(
      [range!],
      { sets: sets.map((set) => set.members[member]!) },
      { ...options, memory, hasTheories },
    ),
  );
  const gaps = new Map(found.flatMap((one) => one.gaps).map((gap) => [gap.code + gap.path, gap]));
  return {
    sets: sets.map((_, index) => ({ members: found.map((one) => one.sets[index]!) })),
    places: found.map(({ places: [place] }) =>
      place === undefined ? null : { top: place.top, bottom: place.bottom, shear: place.shear },
    ),
    gaps: [
      ...gaps.values(),
      ...(options.hasTheories === true && !hasTheories ? ([{ code: 'stress.size', path: '' }] as const) : []),
    ],
  };
}
