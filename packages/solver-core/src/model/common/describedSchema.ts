import { describeSchema } from './describeSchema.ts';
import { reactionSchema } from './reactionSchema.ts';
import type { SchemaTexts } from './describeSchema.ts';
import { crossSectionSchema as bareSection, materialSchema as bareMaterial } from './schema.ts';
import type { Schema } from './schemaReader.ts';

/**
 * Titles and descriptions of the parts that documents of all structures share, by their paths in the schema. The types
 * of `document.generated.ts` are generated from them (`scripts/writeTypes.ts`): a `title` names a type, a `description`
 * becomes its comment.
 */
export const SHARED_TEXTS: SchemaTexts = {
  '.weightSets': {
    description:
      'In which case sets self weight acts, a combined one by the factors of its members; in every set, once, when absent.',
  },
  '.units': { title: 'CaseUnits' },
  '.units.system': { title: 'UnitSystem', description: '0 is SI, 1 is US customary.' },
  '.grid': { title: 'CaseGrid' },
  '.materials[]': { title: 'Material' },
  '.materials[].alpha': { description: 'Thermal expansion.' },
  '.materials[].origin': {
    title: 'Origin',
    description: 'Where it was taken from; absent of what was made by hand.',
  },
  '.materials[].origin.kind': { title: 'OriginKind' },
  '.materials[].origin.id': { description: 'By which it is known there.' },
  '.sections[]': {
    title: 'CrossSection',
    description: 'Parameters as in catalogues; a generic section gives A, Iy, Iz, Iyz, ey, ez.',
  },
  '.sections[].className': { title: 'SectionClass' },
  '.sections[].parts': {
    description:
      'The parts of a section that is built up of others. Sections of any other shape keep them unread.',
  },
  '.sections[].parts[]': {
    title: 'SectionPart',
    description: 'A shape with its place: mirrored, turned, then moved so that its box begins at y and z.',
  },
  '.sections[].parts[].className': { title: 'OutlinedShape' },
  '.sections[].parts[].units': { title: 'UnitSystem', description: '0 is SI, 1 is US customary.' },
  '.sections[].parts[].y': { description: 'Left edge of the box of the part, to the right.' },
  '.sections[].parts[].z': { description: 'Lower edge of the box of the part, upwards.' },
  '.sections[].parts[].alpha': { description: 'Turn, degrees counter-clockwise.' },
  '.sections[].parts[].flip': { description: 'Mirrored left to right before it is turned.' },
  '.sections[].connection': {
    title: 'Connection',
    description: 'How the parts hold together: battened when absent. Welded parts that touch are one body.',
  },
  '.sections[].editable': {
    description:
      'False for a row of a catalogue, of which an edit makes a copy; true for a section whose label was given by hand.',
  },
  '.sections[].units': { title: 'UnitSystem', description: '0 is SI, 1 is US customary.' },
  '.sections[].origin': {
    title: 'Origin',
    description: 'Where it was taken from; absent of what was made by hand.',
  },
  '.sections[].origin.kind': { title: 'OriginKind' },
  '.sections[].origin.id': { description: 'By which it is known there.' },
  '.caseSets[]': { title: 'CaseSet' },
  '.caseSets[].angle': { description: 'Turns forces and gravity of the set, degrees.' },
  '.caseSets[].factors': {
    description:
      'By index of the member; `weight` of self weight, `settlement` of settlements; 1 when absent.',
  },
};

/** Describes `from` of the point loads at a path: what each structure adds to its own texts. */
export function describeReactionSource(load: string): SchemaTexts {
  return {
    [`${load}.from`]: {
      title: 'ReactionSource',
      form: reactionSchema,
      description:
        'The reaction of another saved document that the load carries on: the load is `factor` times `value`. The document solves without the other one.',
    },
    [`${load}.from.task`]: { description: 'Number of the saved task, or the name of its file.' },
    [`${load}.from.title`]: { description: 'Title of the task when the value was taken.' },
    [`${load}.from.hash`]: { description: 'Fingerprint of the task when the value was taken.' },
    [`${load}.from.reaction`]: {
      description: 'Index of the support of a beam, or id of the joint of a truss or frame.',
    },
    [`${load}.from.place`]: {
      description: 'x and y of the support when the value was taken, m in any unit system.',
    },
    [`${load}.from.component`]: {
      title: 'ReactionComponent',
      description: 'Force along +x, force along +y, or moment, counter-clockwise.',
    },
    [`${load}.from.set`]: {
      description: 'Title of the case set of the task; its only set when absent.',
    },
    [`${load}.from.value`]: {
      description: 'The reaction on the other structure, N or N·m in any unit system.',
    },
    [`${load}.from.factor`]: {
      description: '-1 when absent: what a support pushes up, the structure below carries down.',
    },
  };
}

/** Describes `source` of the distributed loads at a path. */
export function describeArea(load: string): SchemaTexts {
  return {
    [`${load}.source`]: {
      title: 'AreaSource',
      description:
        'A load on an area that the member carries: its pressure (Pa, psi) along alpha and the tributary width (m, in). Their product is all three ordinates.',
    },
  };
}

/** Describes `source` of the point loads at a path. */
export function describePointArea(load: string): SchemaTexts {
  return {
    [`${load}.source`]: {
      title: 'PointAreaSource',
      description:
        'A load on an area that is collected in a point: its pressure (Pa, psi) along alpha, the tributary width and the spacing of the points (m, in). Their product is the value.',
    },
  };
}

/** JSON Schema of a material, in the units of the document's system. */
export const materialSchema: Schema = /* @__PURE__ */ describeSchema(
  bareMaterial,
  '.materials[]',
  SHARED_TEXTS,
);

/** JSON Schema of a cross-section, in the units that its own `units` field names. */
export const crossSectionSchema: Schema = /* @__PURE__ */ describeSchema(
  bareSection,
  '.sections[]',
  SHARED_TEXTS,
);
