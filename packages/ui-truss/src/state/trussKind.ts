import { LIMITS } from '@eecs/solver-core';
import { convertTruss, convertTrussSolution, parseTruss, trussHash } from '@eecs/solver-core/truss';
import type { DocumentKind } from '@eecs/ui-kit/editor';
import type { TrussNote } from '../editing/edit.ts';
import type { TrussKind } from '../props.ts';
import type { TrussTab } from './trussTabs.ts';

/** The kind of document of a truss editor's session. */
export interface TrussTypes extends TrussKind {
  readonly note: TrussNote;
  readonly tab: TrussTab;
}

/** The properties of trusses that an editor needs. */
export const trussKind: DocumentKind<TrussTypes> = {
  name: 'truss',
  editor: 'TrussEditor',
  parse: parseTruss,
  hash: trussHash,
  toSystem: convertTruss,
  answerToSystem: convertTrussSolution,
  limitsOf: (name) => LIMITS[name],
};
