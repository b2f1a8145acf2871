import { describeSchema, SHARED_TEXTS } from './describeSchema.ts';
import type { SchemaTexts } from './describeSchema.ts';
import {
  beamCaseSchema as bareCase,
  crossSectionSchema as bareSection,
  materialSchema as bareMaterial,
} from './schema.ts';
import type { Schema } from './schemaReader.ts';

/**
 * Names and meanings of the parts of a beam document, by their places in the schema. The types of
 * `document.generated.ts` are made from it (`scripts/writeTypes.ts`): a `title` names a type, a `description` becomes
 * its comment.
 */
export const SCHEMA_TEXTS: SchemaTexts = {
  ...SHARED_TEXTS,
  '': { title: 'BeamCase' },
  '.supports[]': { title: 'Support' },
  '.supports[].className': {
    title: 'SupportClass',
    description: '`fixed` is the pin, `simple` the roller, `hinge` the moment release.',
  },
  '.supports[].release': { description: 'A hinge over the bearing; on a pin, roller or spring.' },
  '.supports[].stiffness': { title: 'ByDirection', description: 'Along x, along y, about z.' },
  '.supports[].settlement': { title: 'ByDirection', description: 'Along x, along y, about z.' },
  '.weightSets': {
    description:
      'In which case sets self weight acts, a combined one by the factors of its members; in every set, once, when absent.',
  },
  '.supports[].sets': { description: 'In which case sets the settlement acts; all when absent.' },
  '.beamSections[]': { title: 'BeamSection' },
  '.beamSections[].x': { description: 'Right end.' },
  '.beamSections[].materialIndex': { description: '-1 is none.' },
  '.beamSections[].crossSectionIndex': { description: '-1 is none.' },
  '.beamSections[].alpha': { description: 'Turn about x, degrees.' },
  '.beamSections[].mass': { description: 'Linear mass; rho·A unless it is above zero.' },
  '.loads[]': { title: 'Load' },
  '.loads[]|0': { title: 'PointLoad' },
  '.loads[]|0.className': { title: 'PointLoadClass' },
  '.loads[]|0.c': { description: '[value, axial, normal]; value and alpha decide.' },
  '.loads[]|0.alpha': { description: 'Direction, degrees counter-clockwise from +x.' },
  '.loads[]|0.sets': { description: 'Bit i: the load belongs to case set i.' },
  '.loads[]|1': { title: 'DistributedLoad' },
  '.loads[]|1.className': { title: 'DistributedLoadClass' },
  '.loads[]|1.x': { description: 'Start and end, start before end.' },
  '.loads[]|1.y': { description: 'Ordinates at start, middle, end, along alpha.' },
  '.loads[]|1.alpha': { description: 'Direction, degrees counter-clockwise from +x.' },
  '.loads[]|1.sets': { description: 'Bit i: the load belongs to case set i.' },
};

/** JSON Schema of a beam document; its types are generated from it (`npm run types`). */
export const beamCaseSchema: Schema = /* @__PURE__ */ describeSchema(bareCase, '', SCHEMA_TEXTS);

/** JSON Schema of a material, in the units of the document's system. */
export const materialSchema: Schema = /* @__PURE__ */ describeSchema(
  bareMaterial,
  '.materials[]',
  SHARED_TEXTS,
);

/** JSON Schema of a cross-section, in the units it names itself. */
export const crossSectionSchema: Schema = /* @__PURE__ */ describeSchema(
  bareSection,
  '.sections[]',
  SHARED_TEXTS,
);
