import { Type } from '@fastify/type-provider-typebox';
import { CaseState } from './caseState.ts';
import { Checks } from './checks.ts';
import { Descriptor } from './descriptor.ts';
import { Diagram } from './diagram.ts';
import { Failure } from './failure.ts';
import { Mohr } from './mohr.ts';
import { SetStresses, StressNotes } from './stresses.ts';
import { Tree } from './tree.ts';
import { UsedSections } from './usedSections.ts';

// Answers are open to fields of later versions; what stands here is promised.

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
  shearDeflection: Type.Union([Type.Null(), Diagram], {
    description: 'What of the deflection shear strains make; null where they do not count',
  }),
  slope: Diagram,
  lateral: Type.Union([Type.Null(), Diagram], {
    description: 'Deflection out of the plane of the loads; null where there is none',
  }),
  ...SetStresses,
  R: Type.Array(Reaction),
  descriptor: Type.Union([Type.Null(), Descriptor]),
  tree: Type.Union([Type.Null(), Tree]),
  checks: Type.Union([Type.Null(), Checks]),
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
  fixes: Type.Array(Type.Object({ code: Type.String(), edit: Type.Object({}) })),
});

const Verdict = Type.Object({
  status: Type.Union([
    Type.Literal('determinate'),
    Type.Literal('indeterminate'),
    Type.Literal('changeable'),
    Type.Literal('instantlyChangeable'),
    Type.Literal('underSupported'),
  ]),
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
    level: Type.Union([Type.Literal('ok'), Type.Literal('warning')]),
    id: Type.Number({ description: 'The id of the request' }),
    hash: Type.String({ description: 'SHA-1 of what the solver read' }),
    message: Type.String({ description: 'Empty, or what the warnings are about in a few words' }),
    warnings: Type.Array(Type.String(), {
      description: 'The corrections as texts in the language of Client-Locale',
    }),
    corrections: Type.Array(Failure, { description: 'What was mended on reading the document' }),
    verdict: Verdict,
    statuses: Statuses,
    state: CaseState,
    isReal: Type.Boolean({
      description: 'False when nothing has real constants: displacements are EI or EA times as large',
    }),
    sets: Type.Array(BeamSet, { description: 'One per case set, in their order; one when there are none' }),
    mohr: Type.Union([Type.Null(), Type.Array(Mohr)]),
    sections: Type.Union([Type.Null(), UsedSections], { description: 'Null where they were not included' }),
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
    level: Type.Literal('error'),
    id: Type.Number(),
    hash: Type.Union([Type.Null(), Type.String()]),
    errno: Type.Integer(),
    error: Type.String(),
    message: Type.String({ description: 'singular, range, or a text in the language of Client-Locale' }),
    failures: Type.Array(Failure),
    errors: Type.Array(Type.String(), {
      description: 'The failures as texts in the language of Client-Locale',
    }),
    features: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Of errno 74301: keys of what the task uses beyond the plan; nothing was solved',
      }),
    ),
    verdict: Type.Union([Type.Null(), Verdict]),
    statuses: Type.Union([Type.Null(), Statuses], {
      description: 'Null of what is no beam document; of one that is partly broken what can be judged is',
    }),
    state: Type.Union([Type.Null(), CaseState], {
      description: 'Null of a document not all of which could be read',
    }),
    requestId: Type.String(),
  },
  { description: 'The beam cannot be solved' },
);

/** What POST /case/msb answers; a solved beam is sent as the text the worker wrote. */
export const BeamAnswer = Type.Unsafe<object | string>(Type.Union([Solved, Refused]));
