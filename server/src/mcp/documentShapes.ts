import * as z from 'zod';
import { STRUCTURE_KINDS, type StructureKind, structureOf } from '../kinds/structures.ts';

/** Instructions for an agent: how to write a document. The resource `eecs://schema/beam` has the whole schema. */
export const BEAM_GUIDE = `A multi-span beam as JSON, x from its left end in m, y upwards.
- schema: 1; L: length in m; title: text.
- supports: [{className, x}]; className 'pin', 'roller' (holds y), 'clamp' (a built-in end), 'hinge' (an internal hinge). In documents of the editor
  'fixed' is a PIN, 'simple' a roller, 'cantilever' a CLAMP: never write 'fixed' for a built-in end.
- loads: [{className: 'DistributedLoad', x: [from, to], y: [q0, qMiddle, q1]} in N/m (three equal values are a uniform load),
  {className: 'ShearLoad', x: at, c: [F]} in N, {className: 'BendingMoment', x: at, c: [M]} in N*m, anticlockwise positive,
  {className: 'AxialLoad', x: at, c: [F]} in N along the beam]. Downwards is negative.
- materials: [{name, E}] with E in MPa; sections: [{className: 'rectangle', label, b, h}] and other shapes in mm, as the catalogue gives them;
  beamSections: [{x: right end in m, materialIndex, crossSectionIndex}], indices from 0. Without them, deflections have no meaning
  (isReal is false), but the forces of determinate beams do.
- caseSets: [{title}]; a load of sets 1, 2, 4, ... belongs to the first, second, third set.`;

export const TRUSS_GUIDE = `A truss as JSON, lengths in m.
- schema: 1; joints: [{x, y, z?, anchor?, loads?}]; anchor is a sum of 1 (x held), 2 (y held) and 4 (z held).
- a load of a joint: {className: 'ShearLoad', c: [F]} acts along y, {className: 'AxialLoad', c: [F]} along x, in N; downwards is negative.
- links: [{i, j, materialIndex, sectionIndex}] join joints by index from 0; materials and sections are written as those of a beam.
A truss with z or with anchors of 4 is spatial.`;

export const FRAME_GUIDE = `A plane frame as JSON, lengths in m, y upwards.
- schema: 1; joints: [{x, y, support?, loads?}]; support: {className, alpha?}; className 'pin', 'roller' (holds y), 'clamp' (a built-in end),
  'guide' (holds y and rotation), in the words of the editor 'fixed', 'simple', 'cantilever', 'guide'; alpha turns its axes, degrees anticlockwise.
- members: [{i, j, materialIndex, crossSectionIndex, ends?, loads?}] join joints by index from 0; ends: {i: {M: 'free'}} is a hinge at joint i.
- a load of a joint: {className: 'ShearLoad', c: [F]} acts along y, {className: 'AxialLoad', c: [F]} along x, in N, 'BendingMoment' in N*m, anticlockwise.
- a load of a member: {className: 'DistributedLoad', y: [q0, qMiddle, q1]} in N/m, {className: 'ShearLoad', x: at, c: [F]} in N, across the member,
  with frame: 'global' along the vertical and frame: 'projected' a load of a horizontal length, such as snow. Downwards is negative.
- materials and sections are written as those of a beam. M is positive where it stretches the side of -y of the member, whose x runs from i to j.`;

/** Instructions for an agent: how to request combinations of case sets. */
export const COMBINATION_GUIDE = `Combines the case sets of a beam, truss or frame by EN 1990 or ASCE/SEI 7 and lists the governing values, each with its combination. The document needs
- caseSets: [{title, action: {kind}}] with kind G permanent, Q imposed (with category A to H), S snow, W wind, T temperature, Gset settlement, C crane, A accidental;
  by ASCE 7 also F fluids, H lateral pressure (permanent: true if it lasts), R rain, WT tornado;
  light: true marks an imposed load of at most 100 psf (ASCE 7: factor 0.5 as a companion of wind or snow);
  group: one of a group acts at a time (wind from two sides); pattern: 'any' lets an imposed load of a beam act on any choice of spans;
- combinations: {rule: 'en1990' | 'en1990-ab' | 'en1990-uk' | 'en1990-uk-b' | 'en1990-no' | 'asce7-22' | 'asce7-16', situations?: ['ULS-STR', 'SLS-characteristic', ...]}.
Strength is checked in ULS situations, deflection in SLS situations. If something is missing, the call is refused with its place.`;

export const beamShape = z
  .looseObject({
    schema: z.literal(1).default(1),
    L: z.number().positive().describe('Length, m'),
    supports: z.array(z.looseObject({ className: z.string(), x: z.number() })),
    loads: z.array(z.looseObject({ className: z.string(), x: z.union([z.number(), z.array(z.number())]) })),
  })
  .describe(BEAM_GUIDE);

export const trussShape = z
  .looseObject({
    schema: z.literal(1).default(1),
    joints: z.array(z.looseObject({ x: z.number(), y: z.number() })),
    links: z.array(z.looseObject({ i: z.number().int(), j: z.number().int() })),
  })
  .describe(TRUSS_GUIDE);

export const frameShape = z
  .looseObject({
    schema: z.literal(1).default(1),
    joints: z.array(z.looseObject({ x: z.number(), y: z.number() })),
    members: z.array(z.looseObject({ i: z.number().int(), j: z.number().int() })),
  })
  .describe(FRAME_GUIDE);

/** The kind of a structure. */
export const kindShape = z
  .enum(STRUCTURE_KINDS.map((kind) => structureOf(kind).word))
  .describe('The kind of structure in the document');

/** The kinds whose members can be checked by a design code, by the words of the tools. */
export const CHECKED_KINDS = { beam: 'msb', truss: 'truss' } as const satisfies Readonly<
  Record<string, StructureKind>
>;

/** The kind of a structure whose members can be checked. */
export const checkedKindShape = z
  .enum(['beam', 'truss'] as const satisfies readonly (keyof typeof CHECKED_KINDS)[])
  .describe('The kind of structure in the document');
