import type { JudgedRod, UncheckedTruss, UnjudgedReason } from '@eecs/solver-core/code-checks';
import { Type } from '@fastify/type-provider-typebox';
import { CombinationFailures, SITUATIONS } from './combinations.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

const MODES = wordsOf<'y' | 'z' | 'v' | 'torsion'>({ y: true, z: true, v: true, torsion: true });

const GOVERNS = wordsOf<JudgedRod['governs']>({
  tension: true,
  section: true,
  y: true,
  z: true,
  v: true,
  torsion: true,
});

const WHY = wordsOf<UnjudgedReason>({
  material: true,
  modulus: true,
  strength: true,
  grade: true,
  notSteel: true,
  section: true,
  shape: true,
  slender: true,
  lengthFactors: true,
});

const UNCHECKED = wordsOf<UncheckedTruss['why']>({ limits: true, noStrength: true, refused: true });

const link = Type.Integer({ description: 'Index in links' });

const Cause = Type.Union(
  [
    Type.Object({ set: Type.Integer({ description: 'Index in caseSets' }) }),
    Type.Object({
      situation: oneOf(SITUATIONS),
      combination: Type.Integer({
        description: 'Index in combinations of the situation, which must be included as well',
      }),
    }),
  ],
  { title: 'RodCause', description: 'The origin of the checked force' },
);

const Judged = Type.Object(
  {
    ok: Type.Literal(true),
    link,
    utilisation: Type.Number({ description: 'Above 1 the resistance is exceeded' }),
    N: Type.Number({ description: 'The force that gives this utilisation, tension positive' }),
    governs: oneOf(GOVERNS),
    resistance: Type.Number({ description: 'The resistance that is compared with N' }),
    tension: orNull(Type.Number(), 'The resistance in tension; null if the rod is never in tension'),
    compression: orNull(
      Type.Object({
        section: Type.Number({ description: 'The resistance of the cross-section' }),
        modes: Type.Array(
          Type.Object({
            mode: oneOf(MODES),
            critical: Type.Number({ description: 'The elastic critical force' }),
            slenderness: Type.Number(),
            curve: orNull(
              oneOf(['a', 'b', 'c', 'd']),
              'The buckling curve of EN 1993-1-1 table 6.2; null for AISC 360',
            ),
            reduction: Type.Number({ description: 'chi, or Fcr/Fy' }),
            resistance: Type.Number(),
          }),
        ),
      }),
      'Null if the rod is never in compression',
    ),
    cause: Cause,
  },
  { title: 'JudgedRod' },
);

const Unjudged = Type.Object(
  {
    ok: Type.Literal(false),
    link,
    why: oneOf(WHY),
    path: Type.String({
      description: 'JSON pointer to the input that is missing or not covered by the standard',
    }),
    cause: Type.Null(),
  },
  {
    title: 'UnjudgedRod',
    description: 'A rod that is not checked, with the input that is missing: nothing favourable is assumed',
  },
);

/** The check of one rod. */
export const RodCheck = Type.Union([Judged, Unjudged]);

/** The checks of truss rods by the standard of `limits.rods`: axial forces against resistances. */
export const RodChecks = Type.Object(
  {
    standard: orNull(oneOf(['EN 1993-1-1', 'AISC 360-22'])),
    why: orNull(
      oneOf(UNCHECKED),
      'Why no rod is checked: the document names no standard in limits.rods, its rule makes no strength combination, or it cannot be read or combined (failures)',
    ),
    checks: Type.Array(RodCheck, { description: 'One per link, in their order' }),
    failures: CombinationFailures,
  },
  { title: 'RodChecks' },
);
