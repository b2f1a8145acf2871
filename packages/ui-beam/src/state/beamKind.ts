import {
  type BeamCase,
  LIMITS,
  type RefusedBeam,
  type SolvedBeam,
  caseHash,
  convertCase,
  convertResults,
  parseCase,
} from '@eecs/solver-core';
import type { DocumentKind } from '@eecs/ui-kit/editor';
import type { EditNote } from '../editing/edit.ts';
import type { Selection } from '../naming/boardItem.ts';
import type { InputTab } from './inputTabs.ts';

/** What the session of a beam editor is about. */
export interface BeamTypes {
  readonly document: BeamCase;
  readonly solved: SolvedBeam;
  readonly refused: RefusedBeam;
  readonly note: EditNote;
  readonly tab: InputTab;
  readonly item: Selection;
}

/** What an editor has to know of beams. */
export const beamKind: DocumentKind<BeamTypes> = {
  name: 'beam',
  editor: 'BeamEditor',
  parse: parseCase,
  hash: caseHash,
  toSystem: convertCase,
  answerToSystem: convertResults,
  limitsOf: (name) => LIMITS[name],
};
