import type { MemberCheckKind, UncheckedBeam, UnjudgedMember } from '@eecs/solver-core/code-checks';
import { Type } from '@fastify/type-provider-typebox';
import { CombinationFailures, SITUATIONS } from './combinations.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

const KINDS = wordsOf<MemberCheckKind>({
  bending: true,
  shear: true,
  bendingShear: true,
  lateral: true,
  compression: true,
});

const WHY = wordsOf<UnjudgedMember>({
  material: true,
  modulus: true,
  strength: true,
  grade: true,
  notSteel: true,
  section: true,
  shape: true,
  turned: true,
  slender: true,
  lengths: true,
  restraints: true,
  changing: true,
  freeEnd: true,
  extent: true,
  places: true,
});

const UNCHECKED = wordsOf<UncheckedBeam['why']>({ limits: true, noStrength: true, refused: true });

const Lateral = Type.Object(
  {
    x0: Type.Number(),
    x1: Type.Number(),
    critical: Type.Number({
      description: 'The critical moment of the stretch under its own moments and loads',
    }),
    slenderness: Type.Number(),
    curve: oneOf(['a', 'b', 'c', 'd']),
    reduction: Type.Number({ description: 'chi of 6.3.2.2 or 6.3.2.3' }),
  },
  {
    title: 'LateralBuckling',
    description: 'A stretch between places that hold the beam sideways, by EN 1993-1-1',
  },
);

const Unbraced = Type.Object(
  {
    x0: Type.Number(),
    x1: Type.Number(),
    Cb: Type.Number({ description: 'The factor of (F1-1), less where loads act above the shear centre' }),
    Lp: orNull(Type.Number(), 'The length up to which the beam yields'),
    Lr: orNull(Type.Number(), 'The length from which it buckles elastically'),
  },
  {
    title: 'UnbracedLength',
    description: 'A stretch between places that hold the beam sideways, by AISC 360',
  },
);

const Buckling = Type.Object(
  {
    x0: Type.Number({ description: 'The ends of the span' }),
    x1: Type.Number(),
    mode: oneOf(['y', 'z', 'v', 'torsion']),
    critical: Type.Number({ description: 'The elastic critical force' }),
    slenderness: Type.Number(),
    curve: orNull(oneOf(['a', 'b', 'c', 'd']), 'The buckling curve of EN 1993-1-1; null by AISC 360'),
    reduction: Type.Number({ description: 'chi of 6.3.1, or Fcr/Fy of chapter E' }),
    M: Type.Number({ description: 'The greatest moment of the first order' }),
    moment: Type.Number({ description: 'The resistance in bending' }),
    factor: Type.Number({ description: 'Of the moment: kyy or kzy of annex B, B1 of appendix 8' }),
    Cm: Type.Number({ description: 'The factor of the shape of the moments' }),
  },
  { title: 'MemberBuckling', description: 'A compressed span and the moment beside its force' },
);

const Check = Type.Object(
  {
    kind: oneOf(KINDS),
    x: Type.Number(),
    value: Type.Number({ description: 'The moment; of shear and compression the force' }),
    N: Type.Optional(
      Type.Number({
        description: 'The axial force whose use is added, tension positive; left out where there is none',
      }),
    ),
    resistance: Type.Number(),
    utilisation: Type.Number({ description: 'Above 1 the beam does not carry its load' }),
    clause: Type.String({ description: 'The clause of EN 1993-1-1 or the section of AISC 360' }),
    sectionClass: orNull(
      Type.Integer({ minimum: 1, maximum: 3 }),
      'The class by EN 1993-1-1 table 5.2; null by AISC 360',
    ),
    lateral: Type.Optional(Lateral),
    unbraced: Type.Optional(Unbraced),
    buckling: Type.Optional(Buckling),
    cause: Type.Union(
      [
        Type.Object({ set: Type.Integer({ description: 'Index in caseSets' }) }),
        Type.Object({
          situation: oneOf(SITUATIONS),
          combination: Type.Integer({
            description: 'Index in combinations of the situation, asked for beside members',
          }),
        }),
      ],
      { title: 'MemberCause', description: 'The origin of the forces that are judged' },
    ),
  },
  { title: 'MemberCheck', description: 'The worst check of its kind' },
);

/** The checks of a beam by the standard of `limits.members`: internal forces against resistances. */
export const MemberChecks = Type.Object(
  {
    standard: orNull(oneOf(['EN 1993-1-1', 'AISC 360-22'])),
    why: orNull(
      oneOf(UNCHECKED),
      'Why nothing is checked: the document names no standard in limits.members, its rule makes no combination of strength, or it cannot be read or combined (failures)',
    ),
    checks: Type.Array(Check, { description: 'At most one of each kind, the one that uses most' }),
    unjudged: Type.Array(
      Type.Object({
        why: oneOf(WHY),
        path: Type.String({
          description: 'JSON pointer to the input that is missing or outside of the standard',
        }),
      }),
      { description: 'Nothing favourable is assumed: what is not judged is named' },
    ),
    failures: CombinationFailures,
  },
  { title: 'MemberChecks' },
);
