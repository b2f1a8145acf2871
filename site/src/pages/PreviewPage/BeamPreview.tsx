import type { BeamCase } from '@eecs/solver-core';
import { BeamEditor, beamMessages } from '@eecs/ui-beam';
import { kitMessages } from '@eecs/ui-kit';
import { useBeamHost } from '../../beam/useBeamHost.ts';
import { beamBranch } from '../../ports/kept/beamBranch.ts';
import { type WholeTaskProps, useWholeProps } from './useWholeProps.ts';

const CATALOGUES = [beamMessages, kitMessages];

/** A saved beam with its results, to be looked at only. */
export function BeamPreview(task: WholeTaskProps<BeamCase>) {
  const props = useWholeProps(task, beamBranch, CATALOGUES);
  const host = useBeamHost();
  return props === null ? null : <BeamEditor host={host} {...props} />;
}
