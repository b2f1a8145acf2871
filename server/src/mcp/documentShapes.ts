import * as z from 'zod';

/** The facts that an agent needs to write a document; the whole form is the resource `eecs://schema/beam`. */
export const BEAM_GUIDE = `A multi-span beam as JSON, x from its left end in m, y upwards.
- schema: 1; L: length in m; title: text.
- supports: [{className, x}]; className 'fixed' is a PIN, 'simple' a roller, 'cantilever' a CLAMP (built-in end), 'hinge' an internal hinge.
- loads: [{className: 'DistributedLoad', x: [from, to], y: [q0, qMiddle, q1]} in N/m (three equal values are a uniform load),
  {className: 'ShearLoad', x: at, c: [F]} in N, {className: 'BendingMoment', x: at, c: [M]} in N*m, anticlockwise positive,
  {className: 'AxialLoad', x: at, c: [F]} in N along the beam]. Downwards is negative.
- materials: [{name, E}] with E in MPa; sections: [{className: 'rectangle', label, b, h}] and other shapes in mm, as the catalogue gives them;
  beamSections: [{x: right end in m, materialIndex, crossSectionIndex}], indices from 0. Without them deflections have no meaning
  (isReal is false), forces of determinate beams do.
- caseSets: [{title}]; a load of sets 1, 2, 4, ... belongs to the first, second, third set.`;

export const TRUSS_GUIDE = `A truss as JSON, lengths in m.
- schema: 1; joints: [{x, y, z?, anchor?, loads?}]; anchor is a sum of 1 (x held), 2 (y held) and 4 (z held).
- a load of a joint: {className: 'ShearLoad', c: [F]} acts along y, {className: 'AxialLoad', c: [F]} along x, in N; downwards is negative.
- links: [{i, j, materialIndex, sectionIndex}] join joints by index from 0; materials and sections are written as those of a beam.
A truss with z or with anchors of 4 is spatial.`;

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

/** A structure of either kind. */
export const kindShape = z.enum(['beam', 'truss']).describe('What the document is of');
