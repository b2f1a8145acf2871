import type * as z from 'zod';
import type { StructureKind } from '../kinds/structures.ts';
import type { ApiReply } from './apiPort.ts';
import { describeBeam, describeFrame, describeTruss, type ToolAnswer } from './describeAnswer.ts';
import { BEAM_CHECKS, type CheckTool, TRUSS_CHECKS } from './describeChecks.ts';
import {
  describeBeamCombinations,
  describeFrameCombinations,
  describeTrussCombinations,
} from './describeCombinations.ts';
import {
  type CHECKED_KINDS,
  BEAM_GUIDE,
  FRAME_GUIDE,
  TRUSS_GUIDE,
  beamShape,
  frameShape,
  trussShape,
} from './documentShapes.ts';

/** The data of the tool by which agents solve a kind of structure. */
export interface StructureTool {
  readonly title: string;
  readonly description: string;
  /** Instructions for an agent: how to write a document. */
  readonly guide: string;
  /** The shape of a document, as far as the tool checks it. */
  readonly shape: z.ZodObject;
  /** Describes a solved document. */
  readonly describe: (body: ApiReply['body'], document: Readonly<Record<string, unknown>>) => ToolAnswer;
}

/** The functions that describe a document with combined case sets. */
export const DESCRIBE_COMBINED: { readonly [K in StructureKind]: StructureTool['describe'] } = {
  msb: describeBeamCombinations,
  truss: describeTrussCombinations,
  frame: describeFrameCombinations,
};

type CheckedKind = (typeof CHECKED_KINDS)[keyof typeof CHECKED_KINDS];

/** The checks by a design code, for each kind that has some. */
export const CHECKS: { readonly [K in CheckedKind]: CheckTool } = { msb: BEAM_CHECKS, truss: TRUSS_CHECKS };

/** The tools that solve, one for each kind. */
export const STRUCTURE_TOOLS: { readonly [K in StructureKind]: StructureTool } = {
  msb: {
    title: 'Solve a beam',
    description:
      'Solves a multi-span beam exactly: reactions, extremes of N, Q, M and deflection of every case set. For a mechanism, it returns what moves and what would hold it.',
    guide: BEAM_GUIDE,
    shape: beamShape,
    describe: describeBeam,
  },
  truss: {
    title: 'Solve a truss',
    description:
      'Solves a plane or spatial truss: axial forces (tension positive), reactions, displacements where materials and sections are given.',
    guide: TRUSS_GUIDE,
    shape: trussShape,
    describe: describeTruss,
  },
  frame: {
    title: 'Solve a plane frame',
    description:
      'Solves a plane frame exactly to first order: reactions, extremes of N, Q, M and deflection along each member, displacements of the joints. For a mechanism, it returns what moves and what would hold it.',
    guide: FRAME_GUIDE,
    shape: frameShape,
    describe: describeFrame,
  },
};
