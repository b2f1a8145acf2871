import type { TrussCase } from '@eecs/solver-core/truss';
import { changeEach, forgetTitle } from '@eecs/ui-kit/editing';
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
  findMissingJoint,
  performCommon,
  takeNamed,
} from '@eecs/ui-kit/editor';
import { addTruss } from '../editing/addTruss.ts';
import type { Edit } from '../editing/edit.ts';
import { forgetLeftMade } from '../editing/forgetLeftMade.ts';
import { ANCHOR, addJoint, changeJoints, setSettlement } from '../editing/joints.ts';
import { addLink } from '../editing/links.ts';
import { addJointLoads } from '../editing/loads.ts';
import { addOverlapNotes } from '../editing/overlaps.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { FIRST_SECTION } from '../examples/firstConstants.ts';
import {
  STARTER_FIELDS,
  type StarterMeasure,
  createTrussStarter,
  getFirstMeasures,
} from '../starters/starterKinds.ts';
import { listChord } from './listChord.ts';
import type { Problem, Statement, Understood } from './statement.ts';

/** The context in which a line is applied. */
export interface LineSetting extends StructureApplying {
  /** Returns the creation time of a truss made by the line, ms. */
  readonly getTime: () => number;
}

/** A statement with its joints, by index. */
export interface AppliedStatement {
  readonly statement: Statement;
  readonly joints: readonly number[];
}

/** The command of a statement on the truss that the line creates or extends, or why it is impossible. */
type Step = LineStep<TrussCase, Pick<AppliedStatement, 'joints'>> | Problem;

/**
 * Applies a line, in one edit. If the line has a common truss, numbers of joints refer to that truss, and it replaces
 * or joins the existing one; otherwise they refer to the existing truss. Loads of a chord act on its joints between the
 * supports. The first statement that exceeds a limit ends the line.
 */
export function applyTrussLine(
  document: TrussCase,
  statements: readonly Statement[],
  setting: LineSetting,
): LineOutcome<Edit, AppliedStatement> {
  const { isInstead, newId, limits } = setting;
  const first = statements.find(({ kind }) => kind === 'truss');
  const isOwn = first !== undefined;
  const caseSets = isInstead && !statements.some(({ kind }) => kind === 'set') ? [] : document.caseSets;
  return applyLine<TrussCase, Understood, Problem, Pick<AppliedStatement, 'joints'>, Edit>(
    statements,
    setting,
    {
      start: isInstead && !isOwn ? clearTruss(document, caseSets) : document,
      nothing: { joints: [] },
      perform: (now, statement, set) => {
        if (statement.kind !== 'truss') return perform(now, statement, { ...setting, set });
        return statement === first
          ? begin({ ...document, caseSets }, statement, setting)
          : createProblem('secondTruss', '');
      },
      findFull: ({ joints, links }) => findFullList(joints, links, { ...limits, lines: limits.links }),
      finish: (now) => {
        const made = isOwn && !isInstead ? addTruss(document, now, newId) : { document: now, notes: [] };
        const edit = addOverlapNotes(document, made);
        return {
          document: forgetLeftMade(document.links, edit.document),
          notes: isInstead ? [] : edit.notes,
        };
      },
    },
  );
}

/** Removes everything drawn from a truss, and its title, description and self weight. */
function clearTruss(document: TrussCase, caseSets: TrussCase['caseSets']): TrussCase {
  const { weightSets: _, ...rest } = forgetTitle(document);
  return { ...rest, joints: [], links: [], guides: [], selfWeight: false, caseSets };
}

/** Creates the line's own truss, with the first material and cross-section of the document. */
function begin(
  document: TrussCase,
  { starter, lengths, panels }: Extract<Understood, { kind: 'truss' }>,
  { newId, getTime, limits }: LineSetting,
): Step {
  const { system } = document.units;
  const fields = STARTER_FIELDS[starter].filter((field) => field !== 'panels' && field !== 'load');
  const measured = Object.fromEntries(fields.map((field, at) => [field, lengths[at]]));
  const measures = { ...getFirstMeasures(starter, system), ...measured, load: 0 };
  const count = panels ?? measures.panels;
  // A grid has two layers of squares, a girder at most four joints per panel.
  if ((starter === 'spaceGrid' ? 2 * (count + 1) ** 2 : 4 * (count + 1)) > limits.joints)
    return createProblem('tooMany', String(count), limits.joints);
  const made = createTrussStarter(
    starter,
    { ...measures, panels: count },
    { system, newId, created: getTime() },
  );
  if (!made.ok) {
    const wrong = (name: StarterMeasure): boolean =>
      made.failures.some(({ path }) => path.startsWith(`/${name}`));
    return createProblem(wrong('panels') ? 'panels' : 'wrongMeasures', String(count));
  }
  return {
    document: {
      ...made.document,
      units: document.units,
      // The title of an empty board is kept for the new truss.
      ...(document.joints.length === 0 && { title: document.title, description: document.description }),
      ...(document.materials.length > 0 && { materials: document.materials }),
      ...(document.sections.length > 0 && { sections: document.sections }),
      caseSets: document.caseSets,
    },
  };
}

function perform(
  document: TrussCase,
  statement: Exclude<Understood, { kind: 'truss' }>,
  { newId, named, set }: LineSetting,
): Step {
  const { joints } = document;
  switch (statement.kind) {
    case 'joint':
      return drawJoint(document, addJoint(document, statement.place, newId).document);
    case 'rods':
      return drawLines(document, statement.pairs, {
        addLine: (now, ends) => addLink(now, ends, newId),
        code: 'rod',
      });
    case 'support': {
      const missing = findMissingJoint(joints, statement.joints);
      if (missing !== null) return missing;
      const pin = ANCHOR.x | ANCHOR.y | (isSpatial(document) ? ANCHOR.z : 0);
      const anchor = statement.verb === 'pin' ? pin : ANCHOR.y;
      const edit = changeJoints(document, new Set(statement.joints), (joint) => ({ ...joint, anchor }));
      return { document: edit.document, joints: statement.joints };
    }
    case 'force': {
      const { at, axis, value, source } = statement;
      const loaded = at.kind === 'chord' ? listChord(document, at.chord) : at.joints;
      const missing = findMissingJoint(joints, loaded);
      if (missing !== null) return missing;
      if (loaded.length === 0) return createProblem('chord', '');
      const load =
        axis === 'y'
          ? { className: 'ShearLoad' as const, value: -value, set }
          : { className: 'AxialLoad' as const, value, set };
      const added = addJointLoads(document, new Set(loaded), load, newId).document;
      return {
        document: source === undefined ? added : addSources(added, loaded, axis, source),
        joints: loaded,
      };
    }
    case 'settlement': {
      const missing = findMissingJoint(joints, statement.joints);
      if (missing !== null) return missing;
      const free = statement.joints.find((joint) => ((joints[joint]?.anchor ?? 0) & ANCHOR.y) === 0);
      if (free !== undefined) return createProblem('noSupport', String(free + 1));
      const settled = changeEach(document, statement.joints, (now, joint) =>
        setSettlement(now, joint, { axis: 'y', value: -statement.value, set }),
      );
      return { document: settled.document, joints: statement.joints };
    }
    case 'set':
    case 'weight':
      return performCommon(document, statement);
    case 'named': {
      const found = named.get(statement.name);
      return { document: found === undefined ? document : takeForAll(document, found) };
    }
    default:
      return statement satisfies never;
  }
}

/** Gives all rods a section or a material of a catalogue. */
function takeForAll(document: TrussCase, found: Named): TrussCase {
  const { index, ...lists } = takeNamed(document, found, FIRST_SECTION[document.units.system]);
  const change = found.kind === 'section' ? { sectionIndex: index } : { materialIndex: index };
  return { ...document, ...lists, links: document.links.map((link) => ({ ...link, ...change })) };
}

/** Lists the cross-section and the material of the old truss that a new one keeps. */
export const listKept = createKeptList<TrussCase>('truss', ({ links }) => links);

/** Adds the area whose product it is to the last load of some joints; a force along y acts downwards if positive. */
function addSources(
  document: TrussCase,
  joints: readonly number[],
  axis: 'x' | 'y',
  { pressure, ...lengths }: NonNullable<Extract<Understood, { kind: 'force' }>['source']>,
): TrussCase {
  const source = { pressure: axis === 'y' ? -pressure : pressure, ...lengths };
  return changeJoints(document, new Set(joints), (joint) => ({
    ...joint,
    loads: joint.loads.map((load, index) => (index === joint.loads.length - 1 ? { ...load, source } : load)),
  })).document;
}
