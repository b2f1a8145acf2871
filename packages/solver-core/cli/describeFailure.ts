import type { CorrectionCode, Failure, FailureCode, UnitSystem } from '../src/index.ts';
import { formatPlace } from './formatPlace.ts';

/** What a sentence may name: the entity, the field of it, and places with their unit. */
interface Named {
  /** `Load 4`, or `The document`. */
  readonly entity: string;
  /** `The field y of load 4`. */
  readonly field: string;
  readonly place: (x: number | string | undefined) => string;
  /** The ids of the failure, counted from 1 where they are indexes. */
  readonly ids: readonly (number | string | undefined)[];
}

type Describe = (values: Failure['values'], named: Named) => string;

/** Every reason and correction in plain English; entities are counted from 1, as people do. */
const SENTENCES: Readonly<Record<FailureCode | CorrectionCode, Describe>> = {
  'schema.notObject': () => 'The document is not an object.',
  'schema.version': ({ actual }) => `The document has schema ${actual}; this solver reads schema 1.`,
  'schema.kind': ({ actual }) =>
    `The document is of the kind "${actual}"; this solver reads beams (casemsb).`,
  'schema.required': (_, { field }) => `${field} is missing.`,
  'schema.type': ({ expected }, { field }) => `${field} has to be of the type ${expected}.`,
  'schema.notFinite': (_, { field }) => `${field} is not a finite number.`,
  'schema.className': ({ actual, allowed }, { field }) =>
    `${field} is "${actual}", which is not known${allowed === undefined ? '' : `; known are ${allowed}`}.`,
  'schema.range': ({ actual, minimum, maximum }, { field }) =>
    `${field} is ${actual}; it has to lie${minimum === undefined ? '' : ` from ${minimum}`}${maximum === undefined ? '' : ` to ${maximum}`}.`,
  'schema.arity': ({ actual, minItems, maxItems }, { field }) =>
    `${field} has ${actual} ${actual === 1 ? 'entry' : 'entries'}; it takes ${minItems === maxItems ? minItems : `${minItems} to ${maxItems}`}.`,
  'schema.notPositive': ({ actual }, { field }) => `${field} is ${actual}; it has to be above zero.`,
  'schema.depth': ({ maximum }, { field }) => `${field} is nested more than ${maximum} deep.`,
  'schema.tooMany': ({ actual, maximum }, { field }) =>
    `${field} has ${actual} entries; it takes ${maximum}.`,
  'schema.tooLong': ({ actual, maximum }, { field }) =>
    `${field} has ${actual} characters; it takes ${maximum}.`,
  'schema.tooGreat': ({ actual, maximum }, { field }) =>
    `${field} is ${actual}; its size may be at most ${maximum}.`,
  'schema.release': (_, { entity }) =>
    `${entity}: only a pin, a roller or a spring can have a hinge over it.`,
  'schema.notHeld': (_, { field }) => `${field} concerns a direction that the support does not hold.`,
  'length.notPositive': ({ actual }, { place }) =>
    `The length L is ${place(actual)}; it has to be above zero.`,
  'geometry.loadOutside': ({ L }, { entity, place }) => `${entity} lies outside the beam (0 to ${place(L)}).`,
  'geometry.supportOutside': ({ x, L }, { entity, place }) =>
    `${entity} is at ${place(x)}, outside the beam (0 to ${place(L)}).`,
  'geometry.emptyRange': ({ x }, { entity, place }) => `${entity} begins and ends at ${place(x)}.`,
  'geometry.sectionOrder': ({ x, start }, { entity, place }) =>
    `${entity} ends at ${place(x)}, not behind its beginning at ${place(start)}.`,
  'geometry.index': ({ index, count }, { field }) =>
    `${field} names number ${plusOne(index)}, but there ${count === 1 ? 'is' : 'are'} ${count}.`,
  'geometry.factor': ({ actual }, { entity }) =>
    `${entity} has a factor for "${actual}", which is the number of no set that is not combined (counted from 0).`,
  'geometry.supportsAtOneX': ({ x }, { ids: [first, second], place }) =>
    `Supports ${first} and ${second} stand at one place, ${place(x)}.`,
  'materials.modulus': (_, { entity }) => `${entity} needs an elastic modulus E above zero.`,
  'materials.poisson': ({ nu }, { entity }) =>
    `${entity} has Poisson's ratio ${nu}; it has to be above zero.`,
  'materials.area': (_, { entity }) => `${entity} needs an area above zero.`,
  'materials.inertia': (_, { entity }) => `${entity} needs a second moment of area above zero.`,
  'materials.dimensions': (values, { field }) => `${field} ${describeDemand(values)}.`,
  'materials.incomplete': (_, { entity }) =>
    `${entity} lacks a material or a cross-section, while other parts of the beam have theirs: give all or none.`,
  'materials.needed': (_, { entity }) =>
    `${entity} needs real materials and cross-sections: the answer depends on the stiffness.`,
  'materials.shape': ({ shape }, { entity }) =>
    `${entity} has the shape ${shape}, whose properties are not known.`,
  'materials.shearModulus': (_, { entity }) =>
    `${entity} needs a shear modulus G, or E and Poisson's ratio, since shear strains count.`,
  'materials.shearArea': (_, { entity }) =>
    `${entity} needs a shape, since shear strains count: numbers alone have no shear area.`,
  'conditions.count': ({ count }) =>
    `There are too few supports: each hinge takes one of the directions they hold, and ${count} of the 3 needed are left.`,
  'conditions.horizontal': () =>
    'Nothing holds the beam along its axis: add a pin, a clamp or a spring along x.',
  'singular.mechanism': ({ x0, x1 }, { place }) =>
    `The beam can move between ${place(x0)} and ${place(x1)}: it is a mechanism.`,
  'singular.rounding': ({ x }, { place }) =>
    `Near ${place(x)} the beam is a mechanism within rounding: add a support there, or move hinges and supports farther apart.`,
  'range.size': () => 'The numbers of this beam differ too much in size to be solved exactly.',
  'loads.none': () => 'Nothing acts on the beam: no load, no weight, no settlement.',
  'loads.unassigned': (_, { entity }) => `${entity} belongs to no case set.`,
  'features.shear': () => 'Shear deformation is not available.',
  'correction.rangeSwapped': (_, { entity }) =>
    `${entity} was given from right to left and was turned round.`,
  'correction.coefficients': (_, { entity }) =>
    `${entity}: the components did not agree with the value that decides and were computed anew.`,
  'correction.unknownShape': ({ actual }, { entity }) =>
    `${entity}: the shape "${actual}" is not known; the section is read by its numbers.`,
  'correction.endHinge': (_, { entity }) => `${entity}: a hinge at an end of the beam does nothing.`,
  'correction.momentOnHinge': (_, { entity }) =>
    `${entity}: a moment right on a hinge acts on the part on the right of the hinge.`,
  'correction.sectionStretched': ({ x, L }, { entity, place }) =>
    `${entity} ended at ${place(x)} and was continued to ${place(L)}.`,
  'correction.sectionCut': ({ x, L }, { entity, place }) =>
    `${entity} ended at ${place(x)} and was cut at ${place(L)}.`,
  'correction.noDensity': (_, { entity }) =>
    `${entity} has no density, so the self weight leaves out what is made of it.`,
  'correction.noMass': (_, { entity }) =>
    `${entity} has neither a mass nor a material and cross-section, so the self weight leaves it out.`,
  'correction.checks': (_, { entity }) =>
    `${entity}: the checks of the answer did not pass; its last digits are not to be trusted.`,
};

/** Describes a failure or correction in one plain sentence, with its path in the document; `system` is that of its numbers. */
export function describeFailure({ code, path, ids, values }: Failure, system: UnitSystem = 0): string {
  const place = (x: number | string | undefined) =>
    typeof x === 'number' ? formatPlace(x, system) : String(x);
  const sentence = SENTENCES[code](values, { ...namesOf(path), place, ids: ids.map(plusOne) });
  return path === '' ? sentence : `${sentence} [${path}]`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  supports: 'Support',
  loads: 'Load',
  beamSections: 'Beam section',
  materials: 'Material',
  sections: 'Cross-section',
  caseSets: 'Case set',
  joints: 'Joint',
  links: 'Link',
  guides: 'Guide',
};

/** Names the entry a path leads to: `/loads/3/y/0` is load 4. */
export function nameEntry(path: string): string {
  return namesOf(path).entity;
}

/** Names what a path leads to: `/loads/3/y/0` is load 4, and the field y/0 of it. */
function namesOf(path: string): Pick<Named, 'entity' | 'field'> {
  const [, list = '', index, ...rest] = path.split('/');
  const kind = ENTITIES[list];
  if (kind === undefined || index === undefined) {
    const entity = path === '' ? 'The document' : `The field ${path.slice(1)}`;
    return { entity, field: entity };
  }
  const entity = `${kind} ${plusOne(index)}`;
  const field = rest.length === 0 ? entity : `The field ${rest.join('/')} of ${entity.toLowerCase()}`;
  return { entity, field };
}

/** What a dimension is and has to be; four digits of a limit are enough to mend it. */
function describeDemand({ value, above, least, below, most }: Failure['values']): string {
  const short = (limit: number | string | undefined) => Number(Number(limit).toPrecision(4));
  const demands = [
    above !== undefined && `above ${short(above)}`,
    least !== undefined && `at least ${short(least)}`,
    below !== undefined && `below ${short(below)}`,
    most !== undefined && `at most ${short(most)}`,
  ].filter((demand) => demand !== false);
  return `${value === undefined ? 'is missing' : `is ${value}`}; it has to be ${demands.join(' and ')}`;
}

function plusOne(index: number | string | undefined): string {
  const number = Number(index);
  return Number.isInteger(number) ? String(number + 1) : String(index);
}
