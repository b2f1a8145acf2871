import {
  SHARED_TEXTS,
  describeArea,
  describePointArea,
  describeReactionSource,
} from '../common/describedSchema.ts';
import { describeSchema } from '../common/describeSchema.ts';
import type { SchemaTexts } from '../common/describeSchema.ts';
import type { Schema } from '../common/schemaReader.ts';
import { trussCaseSchema as bareCase } from './trussSchema.ts';

const SETS = { description: 'Bit i: the load belongs to case set i.' } as const;

/**
 * Titles and descriptions of the parts of a truss document, by their paths in the schema. The types of
 * `trussDocument.generated.ts` are generated from them (`scripts/writeTypes.ts`): a `title` names a type, a
 * `description` becomes its comment.
 */
export const TRUSS_TEXTS: SchemaTexts = {
  '': { title: 'TrussCase' },
  ...SHARED_TEXTS,
  ...describePointArea('.joints[].loads[]'),
  ...describeArea('.links[].loads[]'),
  ...describeReactionSource('.joints[].loads[]'),
  '.aspectRatio': { description: 'Width over height of the drawing.' },
  '.divisor': { description: 'For drawing only.' },
  '.joints[]': { title: 'Joint' },
  '.joints[].z': { description: 'Out of the page.' },
  '.joints[].anchor': { description: 'Bits of the held directions: 1 is x, 2 is y, 4 is z.' },
  '.joints[].loads[]': { title: 'JointLoad' },
  '.joints[].loads[].className': { title: 'JointLoadClass' },
  '.joints[].loads[].c': {
    description: '[value, its part along x, its part along y]; value, alpha and beta decide.',
  },
  '.joints[].loads[].alpha': { description: 'Direction in the xy plane, degrees counter-clockwise from +x.' },
  '.joints[].loads[].beta': { description: 'Degrees by which it is raised out of the xy plane, towards +z.' },
  '.joints[].loads[].sets': SETS,
  '.joints[].settlement': {
    title: 'JointSettlement',
    description: 'Imposed displacement of held directions.',
  },
  '.joints[].sets': { description: 'In which case sets the settlement acts; all when absent.' },
  '.links[]': { title: 'Link' },
  '.links[].i': { description: 'Index of the joint it starts at.' },
  '.links[].j': { description: 'Index of the joint it ends at.' },
  '.links[].materialIndex': { description: '-1 is none.' },
  '.links[].sectionIndex': { description: '-1 is none.' },
  '.links[].loads[]': { title: 'LinkLoad' },
  '.links[].loads[].className': { title: 'LinkLoadClass' },
  '.links[].loads[].x': {
    description: 'Start and end along the link, from its joint i; the whole link when absent.',
  },
  '.links[].loads[].y': { description: 'Ordinates at start, middle, end, along alpha, per length of link.' },
  '.links[].loads[].alpha': {
    description: 'Direction in the global xy plane, degrees counter-clockwise from +x.',
  },
  '.links[].loads[].sets': SETS,
  '.links[].dT': { description: 'Change of temperature; above zero the link grows.' },
  '.links[].dL': { description: 'Above zero the link is too long.' },
  '.links[].sets': { description: 'In which case sets dT and dL act; all when absent.' },
  '.guides[]': { title: 'Guide', description: 'A line or curve to draw by; nothing that acts.' },
  '.guides[]|0': { title: 'LineGuide', description: 'A straight line without ends, through x0, y0.' },
  '.guides[]|0.alpha': { description: 'Direction, degrees counter-clockwise from +x.' },
  '.guides[]|1': { title: 'CircleGuide', description: 'A circle about x0, y0.' },
  '.guides[]|1.a': { description: 'Radius.' },
  '.guides[]|2': { title: 'EllipseGuide', description: 'An ellipse about x0, y0.' },
  '.guides[]|2.a': { description: 'Semi-axis along alpha.' },
  '.guides[]|2.b': { description: 'Semi-axis across alpha.' },
  '.guides[]|2.alpha': { description: 'Direction of a, degrees counter-clockwise from +x.' },
};

/** JSON Schema of a truss document; its types are generated from it (`npm run types`). */
export const trussCaseSchema: Schema = /* @__PURE__ */ describeSchema(bareCase, '', TRUSS_TEXTS);
