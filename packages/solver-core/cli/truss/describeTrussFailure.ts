import type { UnitSystem } from '../../src/index.ts';
import {
  TRUSS_CORRECTION_CODES,
  TRUSS_FAILURE_CODES,
  type TrussCorrectionCode,
  type TrussFailure,
  type TrussFailureCode,
} from '../../src/truss/index.ts';
import { describeFailure, nameEntry } from '../describeFailure.ts';

type OwnCode = TrussFailureCode | TrussCorrectionCode;
/** Codes that a beam has too, but of which the beam's sentence is not true here. */
type SharedCode =
  | 'schema.kind'
  | 'schema.notHeld'
  | 'conditions.count'
  | 'singular.mechanism'
  | 'singular.rounding'
  | 'range.size'
  | 'loads.none'
  | 'correction.noMass';

type Describe = (values: TrussFailure['values'], entity: string, ids: TrussFailure['ids']) => string;

const SENTENCES: Readonly<Record<OwnCode | SharedCode, Describe>> = {
  'geometry.noJoints': () => 'There is no joint.',
  'geometry.noLinks': () => 'There is no link.',
  'geometry.linkToItself': (_, entity) =>
    `${entity} begins and ends at the same joint: let it end at another one, or remove it.`,
  'geometry.doubledLink': (_, entity) =>
    `${entity} joins two joints that another link joins already: remove one of the two.`,
  'geometry.zeroLength': (_, entity) =>
    `${entity} has no length: its joints are at one place; move one of them.`,
  'geometry.outOfPlane': (_, entity) =>
    `${entity} acts along z, but the truss is plane: every z of its joints is 0.`,
  'materials.expansion': (_, entity) =>
    `${entity} changes its temperature, so its material needs a thermal expansion alpha.`,
  'range.indeterminate': ({ actual, expected, rank }) =>
    `The truss is statically indeterminate (${actual} unknowns, ${expected} equations, rank ${rank}): every link needs a material and a cross-section.`,
  'range.memory': ({ bytes, limit }) =>
    bytes === undefined
      ? 'The truss is too large to say whether it can stand.'
      : `Its equations would take ${megabytes(bytes)} MB; ${megabytes(limit)} MB are allowed.`,
  'correction.direction': ({ actual, alpha }, entity) =>
    `${entity}: a load states the direction ${actual}°, but its class fixes it to ${alpha}°, which was taken; a GenericLoad takes any.`,
  'correction.linkBending': (_, __, ids) =>
    `${nameLinks(ids)} bear loads between their joints: these get them by statics, the links' own bending is not computed.`,
  'correction.unusedConstants': () =>
    'Some links lack a material or a cross-section: forces follow from equilibrium alone, there are no displacements and no stresses.',
  'correction.noMass': (_, __, ids) =>
    ids.length === 0
      ? 'Self weight leaves out every link: none has both a material and a cross-section.'
      : `Self weight leaves out ${nameLinks(ids).toLowerCase()}: they have no material or no cross-section.`,
  'schema.kind': ({ actual }) => `The document is of the kind "${actual}", not a truss (casetruss).`,
  'schema.notHeld': (_, entity) => `${entity} has a settlement in a direction that its anchor does not hold.`,
  'conditions.count': () => 'The anchors hold too few directions for the truss to stand.',
  'singular.mechanism': () => 'The truss can move: it is a mechanism.',
  'singular.rounding': ({ joint }) =>
    `The truss is a mechanism within rounding${joint === undefined ? '' : ` near joint ${Number(joint) + 1}`}: hold that joint or brace it by a link, or make the truss deeper or stiffer there.`,
  'range.size': () => 'The numbers of this truss differ too much in size to be solved exactly.',
  'loads.none': () => 'Nothing acts on the truss: no load, no weight, no settlement, no temperature.',
};

const OWN = new Set<string>(Object.keys(SENTENCES));

/** Every code a truss alone can get; a test holds the sentences complete. */
export const OWN_CODES: readonly string[] = [...Object.keys(TRUSS_FAILURE_CODES), ...TRUSS_CORRECTION_CODES];

/** Describes a failure or correction of a truss in one plain sentence, with its path in the document. */
export function describeTrussFailure(failure: TrussFailure, system: UnitSystem): string {
  const { code, path, values, ids } = failure;
  if (!isOwn(code)) return describeFailure({ ...failure, code }, system);
  const sentence = SENTENCES[code](values, nameEntry(path), ids);
  return path === '' ? sentence : `${sentence} [${path}]`;
}

function isOwn(code: TrussFailure['code']): code is OwnCode | SharedCode {
  return OWN.has(code);
}

/** Links named at most, enough to find them. */
const MOST_LINKS = 12;

function nameLinks(ids: TrussFailure['ids']): string {
  const numbers = ids.slice(0, MOST_LINKS).map((id) => Number(id) + 1);
  const more = ids.length - numbers.length;
  return `Links ${numbers.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function megabytes(bytes: number | string | undefined): number {
  return Math.ceil(Number(bytes) / 1e6);
}
