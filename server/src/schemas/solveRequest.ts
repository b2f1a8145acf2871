import { Type } from '@fastify/type-provider-typebox';
import { AXES, LEVELS, MOHR_KINDS, SIDES } from './directions.ts';
import { TRAINS } from '@eecs/solver-core/trains';
import { oneOf } from './oneOf.ts';

const coordinate = (description: string) => Type.Number({ minimum: -1e15, maximum: 1e15, description });

/** The document of a solve: an open object, because the solver validates its content. */
export const LoadCase = Type.Object(
  {
    kind: Type.Optional(Type.String({ maxLength: 32 })),
    className: Type.Optional(Type.String({ maxLength: 32 })),
    units: Type.Optional(Type.Object({ system: Type.Optional(Type.Number({ description: '0 SI, 1 US' })) })),
  },
  { description: 'The load case document' },
);

/** POST /case/msb. The envelope is closed; the document is open, because the solver validates it. */
export const BeamSolveRequest = Type.Object(
  {
    data: LoadCase,
    mohr: Type.Optional(
      Type.Array(
        Type.Object(
          {
            x: coordinate('Position along the beam, m or in'),
            kind: oneOf(MOHR_KINDS),
            opposite: Type.Optional(
              coordinate(
                'Position of the second of two opposite unit loads, m or in: the result is the displacement at x minus that here',
              ),
            ),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 10,
          description:
            'Displacements by Mohr’s integral; by default, if include is omitted as well, the largest deflection',
        },
      ),
    ),
    stress: Type.Optional(
      Type.Array(
        Type.Object(
          {
            x: coordinate('Position along the beam, m or in'),
            y: coordinate('Distance to the right of the centroid, seen along +x, mm or in'),
            z: coordinate('Height above the centroid, mm or in'),
            side: Type.Optional(oneOf(SIDES)),
            level: Type.Optional(oneOf(LEVELS)),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 10,
          description:
            'Points at which the stress state is requested; side (default right) and level (default above) select the side of a jump',
        },
      ),
    ),
    include: Type.Optional(
      Type.Array(
        oneOf(['descriptor', 'eq', 'tree', 'checks', 'profile', 'sections', 'combinations', 'members']),
        {
          maxItems: 8,
          description:
            'Parts in addition to the diagrams; by default all except combinations and members, up to 60 segments of the M diagram. combinations requires actions of the case sets and a rule in the document; members are checked by the standard of limits.members',
        },
      ),
    ),
  },
  { additionalProperties: false },
);

const direction = oneOf(['x', 'y', 'r'], {
  description: 'Along a global axis, or a rotation counter-clockwise',
});

const JointPoint = Type.Object(
  { joint: Type.Integer({ minimum: 0, maximum: 1e6, description: 'Index in joints' }), direction },
  { additionalProperties: false },
);

const MemberPoint = Type.Object(
  {
    member: Type.Integer({ minimum: 0, maximum: 1e6, description: 'Index in members' }),
    x: coordinate('Place along the member from its joint i, m or in'),
    direction,
  },
  { additionalProperties: false },
);

const index = (description: string) => Type.Integer({ minimum: 0, maximum: 1e6, description });

const InfluenceLineRequest = Type.Object(
  {
    chain: Type.Array(Type.Integer({ minimum: 0, maximum: 1e6 }), {
      minItems: 1,
      maxItems: 100,
      description: 'Indexes of straight members, each beginning where the one before ends',
    }),
    alpha: Type.Optional(
      Type.Number({
        minimum: -360,
        maximum: 360,
        description: 'Direction of the unit force, degrees counter-clockwise; by default -90, downwards',
      }),
    ),
    result: Type.Union([
      Type.Object(
        {
          kind: oneOf(['reaction', 'displacement']),
          joint: index('Index in joints'),
          direction,
        },
        { additionalProperties: false },
      ),
      Type.Object(
        {
          kind: oneOf(['N', 'Q', 'M']),
          member: index('Index in members'),
          x: coordinate('Place along the member from its joint i, m or in'),
        },
        { additionalProperties: false },
      ),
    ]),
    train: Type.Optional(oneOf(TRAINS.map(({ id }) => id))),
  },
  { additionalProperties: false },
);

/** POST /case/frame. The envelope is closed; the document is open, because the solver validates it. */
export const FrameSolveRequest = Type.Object(
  {
    data: LoadCase,
    mohr: Type.Optional(
      Type.Array(Type.Union([JointPoint, MemberPoint]), {
        maxItems: 10,
        description: 'Displacements by Mohr’s integral, of joints and of places of members',
      }),
    ),
    influence: Type.Optional(
      Type.Array(InfluenceLineRequest, {
        maxItems: 10,
        description:
          'Influence lines of results under a unit force that moves along a chain of members, and the worst positions of a train on them',
      }),
    ),
    include: Type.Optional(
      Type.Array(oneOf(['checks', 'stability', 'frequencies', 'stress', 'eq', 'combinations']), {
        maxItems: 6,
        description:
          'Parts in addition to forces, reactions and displacements; by default the checks. stress adds normal and shear stresses along the members, eq also equivalent stresses by five strength theories; stability finds the three lowest critical factors of each case set, frequencies the three lowest natural frequencies; combinations requires actions of the case sets and a rule in the document',
      }),
    ),
  },
  { additionalProperties: false },
);

/** POST /case/truss. The envelope is closed; the document is open, because the solver validates it. */
export const TrussSolveRequest = Type.Object(
  {
    data: LoadCase,
    mohr: Type.Optional(
      Type.Array(
        Type.Object(
          {
            joint: Type.Integer({ minimum: 0, maximum: 1e6, description: 'Index in joints' }),
            axis: oneOf(AXES),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 10,
          description:
            'Displacements by Mohr’s integral; by default, if include is omitted as well, the largest displacement',
        },
      ),
    ),
    include: Type.Optional(
      Type.Array(oneOf(['descriptor', 'checks', 'combinations', 'rods']), {
        maxItems: 4,
        description:
          'Parts in addition to forces, reactions and displacements; by default descriptor and checks up to 60 links, otherwise the checks. combinations requires actions of the case sets and a rule in the document; rods are checked by the standard of limits.rods',
      }),
    ),
  },
  { additionalProperties: false },
);
