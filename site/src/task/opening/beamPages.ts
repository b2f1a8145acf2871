import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import { beamExamples, isShare, readShare, recoverCase, translateExample } from '@eecs/ui-beam';
import { toExampleText } from '../../beam/exampleText.ts';
import { beamBranch } from '../../ports/kept/beamBranch.ts';
import type { OpenBranch } from './useOpenDocument.ts';

const examples = Object.values(beamExamples);

/** Beams, as their page opens them. */
export const beamPages: OpenBranch<BeamCase, SolvedBeam> = {
  ...beamBranch,
  listExamples: () => examples,
  translate: (example, loaded) => translateExample(example, toExampleText(loaded)),
  readShare: (fragment, limits) => (isShare(fragment) ? readShare(fragment, { limits }) : null),
  recover: recoverCase,
  isEmpty: ({ supports, loads }) => supports.length + loads.length === 0,
};
