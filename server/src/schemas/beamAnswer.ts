import { Type } from '@fastify/type-provider-typebox';
import { CaseState } from './caseState.ts';
import { Checks } from './checks.ts';
import { Descriptor } from './descriptor.ts';
import { Diagram } from './diagram.ts';
import { Failure } from './failure.ts';
import { Mohr } from './mohr.ts';
import { Fixes, OrNull, REASONS, REFUSED_HEAD, SOLVED_HEAD, VerdictStatus } from './solveAnswer.ts';
import { SetStresses, StressNotes } from './stresses.ts';
import { Tree } from './tree.ts';
import { UsedSections } from './usedSections.ts';

const Reaction = Type.Object(
  {
    support: Type.Integer({ description: 'Index in supports' }),
    x: Type.Number(),
    axial: Type.Number(),
    normal: Type.Number(),
    moment: Type.Number(),
  },
  { description: 'What a support does to the beam: along +x, along +y, counter-clockwise' },
);

const BeamSet = Type.Object({
  N: Diagram,
  Q: Diagram,
  M: Diagram,
  u: Diagram,
  deflection: Diagram,
  shearDeflection: OrNull(Diagram, 'What of the deflection shear strains make; null where they do not count'),
  slope: Diagram,
  lateral: OrNull(Diagram, 'Deflection out of the plane of the loads; null where there is none'),
  ...SetStresses,
  R: Type.Array(Reaction),
  descriptor: OrNull(Descriptor),
  tree: OrNull(Tree),
  checks: OrNull(Checks),
});

const Cause = Type.Object({
  code: Type.String(),
  ids: Type.Array(Type.Union([Type.String(), Type.Number()])),
});

const Mechanism = Type.Object({
  discs: Type.Optional(
    Type.Array(
      Type.Object({
        x0: Type.Number(),
        x1: Type.Number(),
        vx: Type.Number(),
        vy: Type.Number(),
        omega: Type.Number(),
      }),
    ),
  ),
  causes: Type.Array(Cause),
  fixes: Fixes,
});

const Verdict = Type.Object({
  status: VerdictStatus,
  degree: Type.Number(),
  W: Type.Number(),
  rank: Type.Number(),
  exact: Type.Boolean(),
  mechanisms: Type.Array(Mechanism),
});

const Statuses = Type.Array(
  Type.Object({
    section: Type.String({
      description:
        'initialData, constraints, realConstants, crossSectionsAndMaterials, sections, loadCases or loads',
    }),
    status: Type.String({ description: 'fulfilled, accepted, failed or undefined' }),
    reason: Type.Optional(Type.String({ description: 'Why it is not fulfilled' })),
    path: Type.String({ description: 'JSON pointer to what it is about' }),
    text: Type.String({ description: 'The same in the language of Client-Locale' }),
  }),
  { description: 'The status of every section of the case' },
);

const Solved = Type.Object(
  {
    ...SOLVED_HEAD,
    corrections: Type.Array(Failure, { description: 'What was mended on reading the document' }),
    verdict: Verdict,
    statuses: Statuses,
    state: CaseState,
    isReal: Type.Boolean({
      description: 'False when nothing has real constants: displacements are EI or EA times as large',
    }),
    sets: Type.Array(BeamSet, { description: 'One per case set, in their order; one when there are none' }),
    mohr: OrNull(Type.Array(Mohr)),
    sections: OrNull(UsedSections, 'Null where they were not included'),
    stresses: StressNotes,
    notes: Type.Array(Type.String(), {
      description:
        'What acts unfactored in combined sets, constants that contradict each other and the reasons of stresses that are null, as texts in the language of Client-Locale',
    }),
  },
  { description: 'Solved' },
);

const Refused = Type.Object(
  {
    ...REFUSED_HEAD,
    ...REASONS,
    verdict: OrNull(Verdict),
    statuses: OrNull(
      Statuses,
      'Null of what is no beam document; of one that is partly broken what can be judged is',
    ),
    state: OrNull(CaseState, 'Null of a document not all of which could be read'),
    requestId: Type.String(),
  },
  { description: 'The beam cannot be solved' },
);

/** What POST /case/msb answers; a solved beam is sent as the text the worker wrote. */
export const BeamAnswer = Type.Unsafe<object | string>(Type.Union([Solved, Refused]));
