import type { FrameCase, FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import { createSteel, forgetTitle, setSelfWeight } from '@eecs/ui-kit/editing';
import {
  type LineApplying,
  type LineOutcome,
  type Named,
  applyStatements,
  createLineProblem as createProblem,
  findFullList,
  isLineDone,
  listKeptEntries,
  takeMaterial,
  takeSection,
} from '@eecs/ui-kit/editor';
import { addFrame } from '../editing/addFrame.ts';
import type { Edit, NewId } from '../editing/edit.ts';
import { forgetLeftMade } from '../editing/forgetLeftMade.ts';
import { addJoint } from '../editing/joints.ts';
import { addMember, changeMembers } from '../editing/members.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { createTypedFrame } from './createTypedFrame.ts';
import { findJoints, findMembers, findParts } from './findParts.ts';
import { holdJoints, hingeParts, settleJoints, springJoints } from './holdParts.ts';
import { loadMembers, loadParts } from './loadParts.ts';
import type { Problem, Statement, Understood } from './statement.ts';

/** Maximum sizes of a frame. */
export interface FrameLimits {
  readonly joints: number;
  readonly links: number;
  readonly loads: number;
}

/** The context in which a line is applied. */
export interface LineSetting extends LineApplying<FrameLimits> {
  readonly newId: NewId;
}

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
export type Step = { readonly document: FrameCase } & Partial<Omit<AppliedStatement, 'statement'>>;

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
  setting: LineSetting,
): LineOutcome<Edit, AppliedStatement> {
  const { isInstead, named, newId, limits } = setting;
  const first = statements.find(({ kind }) => kind === 'frame');
  let { set } = setting;
  let feet: FrameCase['joints'] = [];
  const namesSet = statements.some(({ kind }) => kind === 'set');
  let now =
    isInstead || first !== undefined ? clearFrame(document, { isInstead, keepsSets: namesSet }) : document;
  const applyOne = (statement: Statement): AppliedStatement => {
    if (statement.kind === 'problem') return { statement, joints: [], members: [] };
    const step =
      statement.kind === 'frame' && statement !== first
        ? createProblem('secondFrame', '')
        : perform(now, statement, { ...setting, set });
    if (statement.kind === 'set') ({ set } = statement);
    if ('kind' in step) return { statement: step, joints: [], members: [] };
    const { document: next, joints = [], members = [], load } = step;
    now = next;
    if (statement.kind === 'frame') feet = next.joints;
    return { statement, joints, members, ...(load !== undefined && { load }) };
  };
  const applied = applyStatements(statements, applyOne, () => findFull(now, limits));
  const rows = listFeet(applied.rows, feet, now);
  if (applied.full !== null) return { edit: null, rows, full: applied.full };
  if (!isLineDone(rows, named)) return { edit: null, rows };
  const edit: Edit =
    first !== undefined && !isInstead ? addFrame(document, now, newId) : { document: now, notes: [] };
  const made = forgetLeftMade(document.members, edit.document);
  const full = findFull(made, limits);
  return {
    edit: full === null ? { document: made, notes: edit.notes } : null,
    rows,
    full,
  };
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

/** Returns the capacity of a list that a frame exceeds; null if there is room. */
function findFull({ joints, members }: FrameCase, limits: FrameLimits): number | null {
  return findFullList(joints, members, { ...limits, lines: limits.links / LINKS_OF_MEMBER });
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
  statement: Understood,
  { newId, named, set, limits }: LineSetting,
): Step | Problem {
  switch (statement.kind) {
    case 'frame':
      return createTypedFrame(document, statement, limits.joints);
    case 'joint': {
      const edit = addJoint(document, statement.place, newId);
      return edit.document === document
        ? createProblem('jointThere', '')
        : { document: edit.document, joints: [document.joints.length] };
    }
    case 'members':
      return drawMembers(document, statement.pairs, newId);
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
    case 'set': {
      const count = Math.max(1, document.caseSets.length);
      return statement.set >= 0 && statement.set < count
        ? { document }
        : createProblem('noSet', String(statement.set + 1), count);
    }
    case 'weight':
      return { document: setSelfWeight(document, statement.isOn).document };
    case 'named': {
      const members = findMembers(document, statement.at);
      if ('kind' in members) return members;
      const found = named.get(statement.name);
      const taken = found === undefined ? document : takeNamed(document, found, members.found);
      return { document: taken, members: members.found };
    }
    default:
      return statement satisfies never;
  }
}

function drawMembers(
  document: FrameCase,
  pairs: readonly (readonly [number, number])[],
  newId: NewId,
): Step | Problem {
  let now = document;
  for (const [i, j] of pairs) {
    const missing = [i, j].find((joint) => document.joints[joint] === undefined);
    if (missing !== undefined) return createProblem('noJoint', String(missing + 1), document.joints.length);
    const next = addMember(now, { i, j }, newId).document;
    if (next === now) return createProblem('noNew', `${i + 1}-${j + 1}`);
    now = next;
  }
  return { document: now };
}

/** Gives members a section or a material of a catalogue. */
function takeNamed(document: FrameCase, found: Named, members: readonly number[]): FrameCase {
  const { system } = document.units;
  if (found.kind === 'section') {
    const [outline] = createEmptyFrame(system).sections;
    if (outline === undefined) throw new Error('`createEmptyFrame` makes a frame with a cross-section.');
    const [sections, crossSectionIndex] = takeSection(document.sections, found.section, outline);
    return changeMembers({ ...document, sections }, new Set(members), { crossSectionIndex }).document;
  }
  const [materials, materialIndex] = takeMaterial(document.materials, found.material, createSteel(system));
  return changeMembers({ ...document, materials }, new Set(members), { materialIndex }).document;
}

/** Lists the cross-section and the material of the old frame that its replacement keeps. */
export function listKept(
  document: FrameCase,
  named: readonly Named['kind'][],
  statements: readonly Statement[],
): readonly string[] {
  const isMade = document.members.length > 0 && statements.some(({ kind }) => kind === 'frame');
  return isMade ? listKeptEntries(document, named) : [];
}
