import {
  SHARED_TEXTS,
  describeArea,
  describePointArea,
  describeReactionSource,
} from '../common/describedSchema.ts';
import { describeSchema } from '../common/describeSchema.ts';
import type { SchemaTexts } from '../common/describeSchema.ts';
import type { Schema } from '../common/schemaReader.ts';
import { beamCaseSchema as bareCase } from './schema.ts';

/**
 * Titles and descriptions of the parts of a beam document, by their paths in the schema. The types of
 * `document.generated.ts` are generated from them (`scripts/writeTypes.ts`): a `title` names a type, a `description`
 * becomes its comment.
 */
export const SCHEMA_TEXTS: SchemaTexts = {
  ...SHARED_TEXTS,
  ...describePointArea('.loads[]|0'),
  ...describeArea('.loads[]|1'),
  ...describeReactionSource('.loads[]|0'),
  '': { title: 'BeamCase' },
  '.supports[]': { title: 'Support' },
  '.supports[].className': {
    title: 'SupportClass',
    description: '`fixed` is the pin, `simple` the roller, `hinge` the moment release.',
  },
  '.supports[].release': { description: 'A hinge over the bearing; on a pin, roller or spring.' },
  '.supports[].stiffness': { title: 'ByDirection', description: 'Along x, along y, about z.' },
  '.supports[].settlement': { title: 'ByDirection', description: 'Along x, along y, about z.' },
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
