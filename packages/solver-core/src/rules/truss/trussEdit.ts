import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { CaseEdit } from '../common/caseEdit.ts';

/** Changes that an editing rule made to a truss in addition to the requested one. */
export type TrussNoteCode = 'loadsMovedInside' | 'linksRemoved' | 'gridTooFine' | 'loadsLeftUnassigned';

/** The truss after a rule, and what the rule did. */
export type TrussEdit = CaseEdit<TrussCase, TrussNoteCode>;
