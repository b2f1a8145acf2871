import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { CaseEdit } from '../common/caseEdit.ts';

/** Changes that a rule of editing made to a truss beside the wanted one. */
export type TrussNoteCode = 'loadsMovedInside' | 'linksRemoved' | 'gridTooFine' | 'loadsLeftUnassigned';

/** The truss a rule leaves and what it did. */
export type TrussEdit = CaseEdit<TrussCase, TrussNoteCode>;
