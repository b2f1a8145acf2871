import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { RuleEdit } from '../../rules/ruleEdit.ts';

/** What a rule of editing did to a truss beside what was asked. */
export type TrussNoteCode = 'loadsMovedInside' | 'linksRemoved' | 'gridTooFine' | 'loadsLeftUnassigned';

/** The truss a rule leaves and what it did. */
export type TrussEdit = RuleEdit<TrussCase, TrussNoteCode>;
