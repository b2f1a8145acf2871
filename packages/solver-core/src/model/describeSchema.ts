import type { Schema } from './schemaReader.ts';

/** Names and meanings of the parts of a document, by their places in its schema. */
export type SchemaTexts = Readonly<Record<string, Pick<Schema, 'title' | 'description'>>>;

/** Those of what a beam and a truss share. */
export const SHARED_TEXTS: SchemaTexts = {
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
    description: 'Of a section built up of others; of any other shape they are kept and not read.',
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
      'False of a row of a catalogue: an edit makes a copy. True of one with a label given by hand.',
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

/** Returns the schema with the texts of its places, from `place` on: a beam document's unless others are given. */
export function describeSchema(schema: Schema, place: string, texts: SchemaTexts): Schema {
  const { items, oneOf, properties, ...rest } = schema;
  const { title, description } = texts[place] ?? {};
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...rest,
    ...(items && { items: describeSchema(items, `${place}[]`, texts) }),
    ...(oneOf && {
      oneOf: oneOf.map((variant, index) => describeSchema(variant, `${place}|${index}`, texts)),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          name,
          describeSchema(part, `${place}.${name}`, texts),
        ]),
      ),
    }),
  };
}
