import type { StressGapCode } from '@eecs/solver-core';
import { Type } from '@fastify/type-provider-typebox';
import { Diagram } from './diagram.ts';
import { LEVELS, SIDES } from './directions.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

const Side = oneOf(SIDES);
const Level = oneOf(LEVELS);
const GAPS = wordsOf<StressGapCode>({
  'stress.noConstants': true,
  'stress.noExtent': true,
  'stress.noOutline': true,
  'stress.poisson': true,
  'stress.size': true,
  'stress.outside': true,
});
const Point = Type.Object(
  { y: Type.Number(), z: Type.Number() },
  {
    title: 'SectionPoint',
    description: 'Distances from the centroid, y to the right seen along +x, z up; mm or in',
  },
);

const CurvePoint = Type.Object({ x: Type.Number(), value: Type.Number(), at: Point });
const Curve = Type.Object(
  {
    segments: Type.Array(
      Type.Object({
        x0: Type.Number(),
        x1: Type.Number(),
        x: Type.Array(Type.Number()),
        y: Type.Array(Type.Number()),
      }),
      { description: 'Samples; linear interpolation between them is accurate to 1e-4 of the largest value' },
    ),
    min: CurvePoint,
    max: CurvePoint,
  },
  {
    title: 'Curve',
    description: 'A function along the beam that is not a polynomial; its extremes are exact',
  },
);

/** Stresses of a set: MPa or psi. */
export const SetStresses = {
  S: orNull(
    Type.Object(
      { top: Diagram, bottom: Diagram },
      { description: 'Normal stress in the outermost fibres, tension positive' },
    ),
  ),
  T: orNull(Diagram),
  EQ: orNull(
    Type.Object(
      { eq1: Curve, eq2: Curve, eq3: Curve, eq4: Curve, eq5: Curve },
      { description: 'Greatest equivalent stress of each cross-section by five theories' },
    ),
  ),
  profile: orNull(
    Type.Object(
      {
        x: Type.Number(),
        side: Side,
        ordinates: Type.Array(Type.Object({ z: Type.Number(), below: Type.Number(), above: Type.Number() }), {
          description: 'From the bottom up; at a jump of the width each side has its own value',
        }),
      },
      { description: 'Shear stress over the height of the section where it is greatest' },
    ),
  ),
};

const StressState = Type.Object({
  sigma: Type.Number(),
  tau: Type.Number(),
  s1: Type.Number(),
  s3: Type.Number(),
  direction: Type.Number({ description: 'Angle from +x to s1, degrees counter-clockwise in (-90, 90]' }),
  eq: orNull(
    Type.Object({
      eq1: Type.Number(),
      eq2: Type.Number(),
      eq3: Type.Number(),
      eq4: Type.Number(),
      eq5: Type.Number(),
    }),
  ),
});

const Gaps = Type.Array(
  Type.Object({
    code: oneOf(GAPS, {
      description: 'stress.poisson: the theories require a Poisson’s ratio above 0 and up to 0.5',
    }),
    path: Type.String({ description: 'JSON pointer into the document, or for a point into the request' }),
  }),
  { description: 'Why stresses are null' },
);

/** The points of a section to which S and T refer. */
const PLACES = {
  top: orNull(Point),
  bottom: orNull(Point),
  shear: orNull(Type.Object({ z: Type.Number(), side: Level })),
};

/** The stresses of a frame beyond the diagrams of its members. */
export const FrameStressNotes = Type.Object({
  places: Type.Array(orNull(Type.Object(PLACES)), {
    description: 'For each member the points of its section to which S and T refer',
  }),
  gaps: Gaps,
});

/** The stresses of an answer beyond the diagrams of its sets. */
export const StressNotes = Type.Object({
  places: Type.Array(
    Type.Object({
      x0: Type.Number(),
      x1: Type.Number(),
      ...PLACES,
    }),
    { description: 'The points of the section to which S and T refer, by parts of the beam' },
  ),
  gaps: Gaps,
  points: Type.Array(
    Type.Object({
      x: Type.Number(),
      y: Type.Number(),
      z: Type.Number(),
      side: Side,
      level: Level,
      cases: Type.Array(orNull(StressState), { description: 'One per set, in their order' }),
    }),
    { description: 'The stress state at the requested points' },
  ),
});
