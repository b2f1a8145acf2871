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
      description: 'The elastic critical moment of the stretch for its own moments and loads',
    }),
    slenderness: Type.Number(),
    curve: oneOf(['a', 'b', 'c', 'd']),
    reduction: Type.Number({ description: 'chi of 6.3.2.2 or 6.3.2.3' }),
  },
  {
    title: 'LateralBuckling',
    description: 'A stretch between lateral restraints, by EN 1993-1-1',
  },
);

const Unbraced = Type.Object(
  {
    x0: Type.Number(),
    x1: Type.Number(),
    Cb: Type.Number({ description: 'The factor Cb of (F1-1), reduced if loads act above the shear centre' }),
    Lp: orNull(Type.Number(), 'The limiting length Lp for yielding'),
    Lr: orNull(Type.Number(), 'The limiting length Lr for elastic lateral-torsional buckling'),
  },
  {
    title: 'UnbracedLength',
    description: 'A stretch between lateral restraints, by AISC 360',
  },
);

const Buckling = Type.Object(
  {
    x0: Type.Number({ description: 'The ends of the span' }),
    x1: Type.Number(),
    mode: oneOf(['y', 'z', 'v', 'torsion']),
    critical: Type.Number({ description: 'The elastic critical force' }),
    slenderness: Type.Number(),
    curve: orNull(oneOf(['a', 'b', 'c', 'd']), 'The buckling curve of EN 1993-1-1; null for AISC 360'),
    reduction: Type.Number({ description: 'chi of 6.3.1, or Fcr/Fy of chapter E' }),
    M: Type.Number({ description: 'The greatest first-order moment' }),
    moment: Type.Number({ description: 'The resistance in bending' }),
    factor: Type.Number({ description: 'The factor of the moment: kyy or kzy of annex B, B1 of appendix 8' }),
    Cm: Type.Number({ description: 'The equivalent uniform moment factor' }),
  },
  { title: 'MemberBuckling', description: 'A span in compression, with its force and moment' },
);

const Check = Type.Object(
  {
    kind: oneOf(KINDS),
    x: Type.Number(),
    value: Type.Number({ description: 'The moment, or the force for shear and compression' }),
    N: Type.Optional(
      Type.Number({
        description: 'The axial force whose utilisation is added, tension positive; absent if there is none',
      }),
    ),
    resistance: Type.Number(),
    utilisation: Type.Number({ description: 'Above 1 the resistance is exceeded' }),
    clause: Type.String({ description: 'The clause of EN 1993-1-1 or the section of AISC 360' }),
    sectionClass: orNull(
      Type.Integer({ minimum: 1, maximum: 3 }),
      'The class by EN 1993-1-1 table 5.2; null for AISC 360',
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
            description: 'Index in combinations of the situation, which must be included as well',
          }),
        }),
      ],
      { title: 'MemberCause', description: 'The origin of the checked forces' },
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
      'Why nothing is checked: the document names no standard in limits.members, its rule makes no strength combination, or it cannot be read or combined (failures)',
    ),
    checks: Type.Array(Check, {
      description: 'At most one of each kind, the one with the highest utilisation',
    }),
    unjudged: Type.Array(
      Type.Object({
        why: oneOf(WHY),
        path: Type.String({
          description: 'JSON pointer to the input that is missing or not covered by the standard',
        }),
      }),
      { description: 'What is not checked, with the reason: nothing favourable is assumed' },
    ),
    failures: CombinationFailures,
  },
  { title: 'MemberChecks' },
);
