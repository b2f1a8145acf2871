import {
  SHARED_TEXTS,
  describeArea,
  describePointArea,
  describeReactionSource,
} from '../common/describedSchema.ts';
import { describeSchema } from '../common/describeSchema.ts';
import type { SchemaTexts } from '../common/describeSchema.ts';
import type { Schema } from '../common/schemaReader.ts';
import { frameCaseSchema as bareCase } from './frameSchema.ts';

const SETS = { description: 'Bit i: the load belongs to case set i.' } as const;
const FRAME = {
  title: 'LoadFrame',
  description:
    'Axes that `alpha` is measured from and length that a distributed load is given for: `member` axes, `global` axes with the length of the member, or global axes with the length that the member covers across the load (`projected`).',
} as const;
const END = {
  title: 'MemberEnd',
  description: 'The actions that an end of a member passes on to its joint.',
} as const;

/**
 * Titles and descriptions of the parts of a frame document, by their paths in the schema. The types of
 * `frameDocument.generated.ts` are generated from them (`scripts/writeTypes.ts`): a `title` names a type, a
 * `description` becomes its comment.
 */
export const FRAME_TEXTS: SchemaTexts = {
  '': { title: 'FrameCase' },
  ...SHARED_TEXTS,
  ...describePointArea('.joints[].loads[]'),
  ...describePointArea('.members[].loads[]|0'),
  ...describeArea('.members[].loads[]|1'),
  ...describeReactionSource('.joints[].loads[]'),
  ...describeReactionSource('.members[].loads[]|0'),
  '.kind': { title: 'FrameKind' },
  '.inextensible': { description: 'No member changes its length by its axial force.' },
  '.secondOrder': {
    description:
      'Equilibrium of the displaced frame: axial forces act on the deflections of the members. Q is the shear force dM/dx of the turned section.',
  },
  '.joints[]': { title: 'FrameJoint' },
  '.joints[].support': { title: 'FrameSupport' },
  '.joints[].support.className': {
    title: 'FrameSupportClass',
    description:
      '`cantilever` holds x, y and rotation, `fixed` x and y, `simple` y, `guide` y and rotation, `spring` what its stiffness names.',
  },
  '.joints[].support.alpha': {
    description: 'Turn of the axes of the support, degrees counter-clockwise.',
  },
  '.joints[].support.stiffness': {
    description: 'Makes a held direction elastic, or adds a spring; along the axes of the support.',
  },
  '.joints[].support.settlement': {
    description: 'Imposed displacement of held directions, along the axes of the support.',
  },
  '.joints[].support.sets': { description: 'In which case sets the settlement acts; all when absent.' },
  '.joints[].loads[]': { title: 'FrameJointLoad' },
  '.joints[].loads[].className': { title: 'FramePointLoadClass' },
  '.joints[].loads[].c': {
    description: '[value, its part along x, its part along y]; value and alpha decide.',
  },
  '.joints[].loads[].alpha': { description: 'Degrees counter-clockwise from the global x axis.' },
  '.joints[].loads[].sets': SETS,
  '.members[]': {
    title: 'FrameMember',
    description: 'Its x axis runs from joint i to joint j, its y axis 90 degrees counter-clockwise from it.',
  },
  '.members[].i': { description: 'Index of the joint it starts at.' },
  '.members[].j': { description: 'Index of the joint it ends at.' },
  '.members[].materialIndex': { description: '-1 is none.' },
  '.members[].crossSectionIndex': { description: '-1 is none.' },
  '.members[].alpha': { description: 'Turn of the cross-section, degrees counter-clockwise.' },
  '.members[].flip': { description: 'Mirrored left to right before it is turned.' },
  '.members[].mass': { description: 'Linear mass in place of rho·A.' },
  '.members[].ends.i': END,
  '.members[].ends.j': END,
  '.members[].ends.i.M': {
    description: '`free` at a hinge, or the stiffness of a rotational spring between member and joint.',
  },
  '.members[].ends.j.M': {
    description: '`free` at a hinge, or the stiffness of a rotational spring between member and joint.',
  },
  '.members[].inextensible': { description: 'Does not change its length by its axial force.' },
  '.members[].shape': {
    description:
      'Straight when absent. The places of loads on a curved member, `x`, are along its chord; its diagrams run along its axis; loads in member axes follow its axis; the releases N and Q of its ends are along the chord and across it.',
  },
  '.members[].shape.rise': {
    description:
      'Height of the middle over the chord, positive towards the left of the way from joint i to joint j: at most half the chord for an arc, four times the chord for a parabola.',
  },
  '.members[].shape.shift': {
    description:
      'Distance by which the middle of a parabola lies towards joint j, less than a quarter of the chord; 0 when absent: the axis of symmetry is perpendicular to the chord.',
  },
  '.members[].bedding': {
    description:
      'An elastic bed of Winkler along the whole member, which resists in both directions: force by length and displacement.',
  },
  '.members[].bedding.x': { description: 'Along the member, at its joint i.' },
  '.members[].bedding.y': { description: 'Across the member, at its joint i.' },
  '.members[].bedding.xEnd': { description: 'At its joint j, linear between; the same as `x` when absent.' },
  '.members[].bedding.yEnd': { description: 'At its joint j, linear between; the same as `y` when absent.' },
  '.members[].dT': { description: 'Change of temperature; above zero the member grows.' },
  '.members[].dTdepth': {
    description: 'Temperature of the bottom minus that of the top; above zero the member sags.',
  },
  '.members[].dL': { description: 'Above zero the member is too long.' },
  '.members[].camber': {
    description:
      'Rise of the unloaded member over its chord, a parabola towards +y. Displacements are counted from it; it has an effect in the second order alone.',
  },
  '.members[].sets': { description: 'In which case sets dT, dTdepth and dL act; all when absent.' },
  '.members[].tensionOnly': {
    description:
      'It bears no compression: where it would, it is slack and passes on no axial force at joint i.',
  },
  '.members[].compressionOnly': {
    description: 'It bears no tension: where it would, it is loose and passes on no axial force at joint i.',
  },
  '.members[].loads[]': { title: 'MemberLoad' },
  '.members[].loads[]|0': { title: 'MemberPointLoad' },
  '.members[].loads[]|0.className': { title: 'FramePointLoadClass' },
  '.members[].loads[]|0.x': { description: 'From joint i, along the chord of the member.' },
  '.members[].loads[]|0.c': {
    description: '[value, its part along x, its part along y]; value and alpha decide.',
  },
  '.members[].loads[]|0.alpha': { description: 'Degrees counter-clockwise from the x axis of `frame`.' },
  '.members[].loads[]|0.sets': SETS,
  '.members[].loads[]|0.frame': FRAME,
  '.members[].loads[]|1': { title: 'MemberDistributedLoad' },
  '.members[].loads[]|1.className': { title: 'MemberDistributedLoadClass' },
  '.members[].loads[]|1.x': {
    description: 'Start and end along the member, from its joint i; the whole member when absent.',
  },
  '.members[].loads[]|1.y': { description: 'Ordinates at start, middle, end, along alpha.' },
  '.members[].loads[]|1.alpha': { description: 'Degrees counter-clockwise from the x axis of `frame`.' },
  '.members[].loads[]|1.sets': SETS,
  '.members[].loads[]|1.frame': FRAME,
  '.guides[]': { title: 'FrameGuide', description: 'A line or curve to draw by; nothing that acts.' },
};

/** JSON Schema of a frame document; its types are generated from it (`npm run types`). */
export const frameCaseSchema: Schema = /* @__PURE__ */ describeSchema(bareCase, '', FRAME_TEXTS);
