import type { CorrectionCode, Failure, FailureCode } from '../src/index.ts';

type Describe = (values: Failure['values'], entity: string) => string;

/** Every reason and correction in plain English; entities are counted from 1, as people do. */
const SENTENCES: Readonly<Record<FailureCode | CorrectionCode, Describe>> = {
  'schema.notObject': () => 'The document is not an object.',
  'schema.version': ({ actual }) => `The document has schema ${actual}; this solver reads schema 1.`,
  'schema.kind': ({ actual }) =>
    `The document is of the kind "${actual}"; this solver reads beams (casemsb).`,
  'schema.required': (_, entity) => `${entity} is missing.`,
  'schema.type': ({ expected }, entity) => `${entity} has to be of the type ${expected}.`,
  'schema.notFinite': (_, entity) => `${entity} is not a finite number.`,
  'schema.className': ({ actual }, entity) => `${entity} is "${actual}", which is not known.`,
  'schema.range': ({ actual, minimum, maximum }, entity) =>
    `${entity} is ${actual}; it has to lie${minimum === undefined ? '' : ` from ${minimum}`}${maximum === undefined ? '' : ` to ${maximum}`}.`,
  'schema.arity': ({ actual }, entity) => `${entity} has ${actual} entries, which is not the right number.`,
  'schema.notPositive': ({ actual }, entity) => `${entity} is ${actual}; it has to be above zero.`,
  'schema.release': (_, entity) => `${entity}: only a pin, a roller or a spring can have a hinge over it.`,
  'schema.notHeld': (_, entity) => `${entity} concerns a direction that the support does not hold.`,
  'length.notPositive': ({ actual }) => `The length L is ${actual}; it has to be above zero.`,
  'geometry.loadOutside': ({ L }, entity) => `${entity} lies outside the beam (0 to ${L}).`,
  'geometry.supportOutside': ({ x, L }, entity) => `${entity} is at ${x}, outside the beam (0 to ${L}).`,
  'geometry.emptyRange': ({ x }, entity) => `${entity} begins and ends at ${x}.`,
  'geometry.sectionOrder': ({ x, start }, entity) =>
    `${entity} ends at ${x}, not behind its beginning at ${start}.`,
  'geometry.index': ({ index, count }, entity) =>
    `${entity} names number ${plusOne(index)}, but there are ${count}.`,
  'geometry.factor': ({ actual }, entity) =>
    `${entity} is a factor of "${actual}", which is the number of no set that is not combined (counted from 0).`,
  'geometry.supportsAtOneX': ({ x }) => `Two supports stand at ${x}.`,
  'materials.modulus': (_, entity) => `${entity} needs an elastic modulus E above zero.`,
  'materials.poisson': ({ nu }, entity) => `${entity} has Poisson's ratio ${nu}; it has to be above zero.`,
  'materials.area': (_, entity) => `${entity} needs an area above zero.`,
  'materials.inertia': (_, entity) => `${entity} needs a second moment of area above zero.`,
  'materials.dimensions': (_, entity) => `${entity} has dimensions that make no shape.`,
  'materials.incomplete': (_, entity) =>
    `${entity} is not set, while other sections of the beam have theirs: give all or none.`,
  'materials.needed': (_, entity) =>
    `${entity} needs real materials and cross-sections, since the beam is statically indeterminate.`,
  'materials.shape': ({ shape }, entity) =>
    `${entity} has the shape ${shape}, whose properties are not known.`,
  'conditions.count': ({ count }) =>
    `There are too few supports: hinges taken off, they hold ${count} of the 3 directions needed.`,
  'conditions.horizontal': () =>
    'Nothing holds the beam along its axis: add a pin, a clamp or a spring along x.',
  'singular.mechanism': ({ x0, x1 }) => `The beam can move between ${x0} and ${x1}: it is a mechanism.`,
  'singular.rounding': ({ x }) => `Near ${x} the beam is a mechanism within rounding.`,
  'range.size': () => 'The numbers of this beam differ too much in size to be solved exactly.',
  'loads.none': () => 'Nothing acts on the beam: no load, no weight, no settlement.',
  'loads.unassigned': (_, entity) => `${entity} belongs to no case set.`,
  'features.shear': () => 'Shear deformation is not available.',
  'correction.rangeSwapped': (_, entity) => `${entity} was given from right to left and was turned round.`,
  'correction.coefficients': (_, entity) =>
    `${entity} did not agree with value and direction and was computed anew.`,
  'correction.unknownShape': ({ actual }, entity) =>
    `${entity} "${actual}" is not known; the section is read by its numbers.`,
  'correction.endHinge': (_, entity) => `${entity}: a hinge at an end of the beam does nothing.`,
  'correction.momentOnHinge': (_, entity) =>
    `${entity}: a moment right on a hinge acts on the part on the right of the hinge.`,
  'correction.sectionStretched': ({ x, L }, entity) => `${entity} ended at ${x} and was continued to ${L}.`,
  'correction.sectionCut': ({ x, L }, entity) => `${entity} ended at ${x} and was cut at ${L}.`,
};

/** Describes a failure or correction in one plain sentence, with its place in the document. */
export function describeFailure({ code, path, values }: Failure): string {
  const place = path === '' ? '' : ` [${path}]`;
  return SENTENCES[code](values, nameOf(path)) + place;
}

const ENTITIES: Readonly<Record<string, string>> = {
  supports: 'Support',
  loads: 'Load',
  beamSections: 'Beam section',
  materials: 'Material',
  sections: 'Cross-section',
  caseSets: 'Case set',
};

/** Names the entity of a path: `/loads/3/x` is "Load 4, x". */
function nameOf(path: string): string {
  const [, list = '', index, ...rest] = path.split('/');
  const entity = ENTITIES[list];
  if (entity === undefined || index === undefined) return path === '' ? 'The document' : path.slice(1);
  return [`${entity} ${plusOne(index)}`, ...rest].join(', ');
}

function plusOne(index: number | string | undefined): string {
  const number = Number(index);
  return Number.isInteger(number) ? String(number + 1) : String(index);
}
