import type { FrameCase, FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import { forgetTitle } from '@eecs/ui-kit/editing';
import {
  type LineOutcome,
  type LineStep,
  type Named,
  type StructureApplying,
  applyLine,
  createLineProblem as createProblem,
  createKeptList,
  drawJoint,
  drawLines,
  findFullList,
  performCommon,
  takeNamed,
} from '@eecs/ui-kit/editor';
import { addFrame } from '../editing/addFrame.ts';
import type { Edit } from '../editing/edit.ts';
import { forgetLeftMade } from '../editing/forgetLeftMade.ts';
import { addJoint } from '../editing/joints.ts';
import { addMember, changeMembers } from '../editing/members.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { createTypedFrame } from './createTypedFrame.ts';
import { findJoints, findMembers, findParts } from './findParts.ts';
import { holdJoints, hingeParts, settleJoints, springJoints } from './holdParts.ts';
import { loadMembers, loadParts } from './loadParts.ts';
import type { CommonFrame, Problem, Statement, Understood } from './statement.ts';

/** A statement with the indexes of the joints and members that it refers to, and a load that it added. */
export interface AppliedStatement {
  readonly statement: Statement;
  readonly joints: readonly number[];
  readonly members: readonly number[];
  readonly load?: FrameJointLoad | MemberLoad;
  /** Whether later statements gave feet of a common frame other supports; `joints` are the remaining feet. */
  readonly isHeldAnew?: boolean;
}

/** The frame after a statement, with what the statement referred to. */
export type Step = LineStep<FrameCase, Parts>;

type Parts = Omit<AppliedStatement, 'statement'>;

/** A member counts as this many links of a truss. */
const LINKS_OF_MEMBER = 5;

/**
 * Applies a line as one edit. If the line has a common frame, numbers of joints and members refer to that frame, and it
 * replaces or joins the present frame; otherwise they refer to the present frame. The first statement that exceeds a
 * limit ends the line.
 */
export function applyFrameLine(
  document: FrameCase,
  statements: readonly Statement[],
  setting: StructureApplying,
): LineOutcome<Edit, AppliedStatement> {
  const { isInstead, newId, limits } = setting;
  const first = statements.find(({ kind }) => kind === 'frame');
  let feet: FrameCase['joints'] = [];
  const namesSet = statements.some(({ kind }) => kind === 'set');
  const isEmpty = isInstead || first !== undefined;
  const { drawn, rows, ...outcome } = applyLine<FrameCase, Understood, Problem, Parts, Edit>(
    statements,
    setting,
    {
      start: isEmpty ? clearFrame(document, { isInstead, keepsSets: namesSet }) : document,
      nothing: { joints: [], members: [] },
      perform: (now, statement, set) => {
        if (statement.kind !== 'frame') return perform(now, statement, { ...setting, set });
        if (statement !== first) return createProblem('secondFrame', '');
        const step = createTypedFrame(now, statement, limits.joints);
        if (!('kind' in step)) feet = step.document.joints;
        return step;
      },
      findFull: ({ joints, members }) =>
        findFullList(joints, members, { ...limits, lines: limits.links / LINKS_OF_MEMBER }),
      finish: (now) => {
        const edit: Edit =
          first !== undefined && !isInstead ? addFrame(document, now, newId) : { document: now, notes: [] };
        return { ...edit, document: forgetLeftMade(document.members, edit.document) };
      },
    },
  );
  return { ...outcome, rows: listFeet(rows, feet, drawn) };
}

/** Leaves a common frame the feet that no later statement of its line supports in another way. */
function listFeet(
  rows: readonly AppliedStatement[],
  made: FrameCase['joints'],
  { joints }: FrameCase,
): readonly AppliedStatement[] {
  return rows.map((row) => {
    if (row.statement.kind !== 'frame') return row;
    const kept = row.joints.filter(
      (index) => joints[index]?.support?.className === made[index]?.support?.className,
    );
    return kept.length === row.joints.length ? row : { ...row, joints: kept, isHeldAnew: true };
  });
}

/**
 * Removes all drawn objects from a frame; for a replacement also its title and self-weight, and its case sets unless
 * the line names one.
 */
function clearFrame(
  document: FrameCase,
  { isInstead, keepsSets }: { readonly isInstead: boolean; readonly keepsSets: boolean },
): FrameCase {
  const bare = { joints: [], members: [], guides: [] };
  if (!isInstead) return { ...document, ...bare };
  const { weightSets: _, ...rest } = document.joints.length > 0 ? forgetTitle(document) : document;
  return { ...rest, ...bare, selfWeight: false, caseSets: keepsSets ? document.caseSets : [] };
}

function perform(
  document: FrameCase,
  statement: Exclude<Understood, CommonFrame>,
  { newId, named, set }: StructureApplying,
): Step | Problem {
  switch (statement.kind) {
    case 'joint':
      return drawJoint(document, addJoint(document, statement.place, newId).document);
    case 'members':
      return drawLines(document, statement.pairs, {
        addLine: (now, ends) => addMember(now, ends, newId),
        code: 'noNew',
      });
    case 'support': {
      const joints = findJoints(document, statement.at);
      return 'kind' in joints ? joints : holdJoints(document, joints.found, statement.verb);
    }
    case 'spring': {
      const joints = findJoints(document, statement.at);
      return 'kind' in joints ? joints : springJoints(document, joints.found, statement.stiffness);
    }
    case 'hinge': {
      const parts = findParts(document, statement.at);
      return 'kind' in parts ? parts : hingeParts(document, parts);
    }
    case 'settlement': {
      const joints = findJoints(document, statement.at);
      return 'kind' in joints
        ? joints
        : settleJoints(document, joints.found, { value: statement.value, set });
    }
    case 'force': {
      const parts = findParts(document, statement.at);
      return 'kind' in parts ? parts : loadParts(document, parts, { load: statement, set, newId });
    }
    case 'spread': {
      const members = findMembers(document, statement.at);
      return 'kind' in members
        ? members
        : loadMembers(document, members.found, { load: statement, set, newId });
    }
    case 'set':
    case 'weight':
      return performCommon(document, statement);
    case 'named': {
      const members = findMembers(document, statement.at);
      if ('kind' in members) return members;
      const found = named.get(statement.name);
      const taken = found === undefined ? document : takeFor(document, found, members.found);
      return { document: taken, members: members.found };
    }
    default:
      return statement satisfies never;
  }
}

/** Gives members a section or a material of a catalogue. */
function takeFor(document: FrameCase, found: Named, members: readonly number[]): FrameCase {
  const [outline] = createEmptyFrame(document.units.system).sections;
  if (outline === undefined) throw new Error('`createEmptyFrame` makes a frame with a cross-section.');
  const { index, ...lists } = takeNamed(document, found, outline);
  const change = found.kind === 'section' ? { crossSectionIndex: index } : { materialIndex: index };
  return changeMembers({ ...document, ...lists }, new Set(members), change).document;
}

/** Lists the cross-section and the material of the old frame that its replacement keeps. */
export const listKept = createKeptList<FrameCase>('frame', ({ members }) => members);
