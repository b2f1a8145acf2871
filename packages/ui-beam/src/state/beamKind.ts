import { LIMITS, caseHash, convertCase, convertResults, parseCase } from '@eecs/solver-core';
import type { DocumentKind } from '@eecs/ui-kit/editor';
import type { EditNote } from '../editing/edit.ts';
import type { BeamKind } from '../props.ts';
import type { InputTab } from './inputTabs.ts';

/** The kind of document of a beam editor's session. */
export interface BeamTypes extends BeamKind {
  readonly note: EditNote;
  readonly tab: InputTab;
}

/** The properties of beams that an editor needs. */
export const beamKind: DocumentKind<BeamTypes> = {
  name: 'beam',
  editor: 'BeamEditor',
  parse: parseCase,
  hash: caseHash,
  toSystem: convertCase,
  answerToSystem: convertResults,
  limitsOf: (name) => LIMITS[name],
};
