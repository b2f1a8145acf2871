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

/** The kind of document of a beam editor's session. */
export interface BeamTypes {
  readonly document: BeamCase;
  readonly solved: SolvedBeam;
  readonly refused: RefusedBeam;
  readonly note: EditNote;
  readonly tab: InputTab;
  readonly item: Selection;
}

/** The facts about beams that an editor needs. */
export const beamKind: DocumentKind<BeamTypes> = {
  name: 'beam',
  editor: 'BeamEditor',
  parse: parseCase,
  hash: caseHash,
  toSystem: convertCase,
  answerToSystem: convertResults,
  limitsOf: (name) => LIMITS[name],
};
