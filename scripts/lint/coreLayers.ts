import { bar, stack, within } from './stack.ts';

/**
 * The folders of `solver-core` that depend on a kind of structure: mathematics and storage formats do not import them.
 */
const STRUCTURES = [
  'model',
  'member',
  'units',
  'materials',
  'sections',
  'rules',
  'diagrams',
  'beam',
  'frame',
  'stress',
  'catalogue',
  'combinations',
  'trains',
  'sizing',
  'codeChecks',
  'stability',
  'frameStress',
  'frameInfluence',
] as const;

/** The folders of `solver-core` that code without frames does not need. */
const FRAME = ['frame', 'model/frame', 'rules/frame', 'stability', 'frameStress', 'frameInfluence'] as const;

/**
 * The folders of `solver-core` that code only for beams does not need, and the texts, which the solver does not import.
 */
const TRUSS = [
  'truss',
  'model/truss',
  'rules/truss',
  'texts',
  'hand',
  'inverse',
  'sizing',
  'codeChecks',
  ...FRAME,
] as const;

/**
 * The folders of `solver-core` that code only for trusses does not need, and the texts, which the solver does not
 * import.
 */
const BEAM = [
  'model/beam',
  'rules/beam',
  'beam',
  'stress',
  'catalogue',
  'texts',
  'hand',
  'sizing',
  'codeChecks',
  ...FRAME,
] as const;

/** The folders of `solver-core` that reading a document does not need. */
const MODEL = [
  'sparse',
  'diagrams',
  'member',
  'sections',
  'rules',
  'beam',
  'stress',
  'catalogue',
  'truss',
  'frame',
  'texts',
  'hand',
] as const;

/** The folders of `solver-core` that the rules, which do not solve, do not need. */
const RULES = ['sparse', 'diagrams', 'member', 'beam', 'stress', 'catalogue', ...TRUSS] as const;

/** The folders of `solver-core` that a hand calculation does not need. */
const HAND = [
  'sparse',
  'stress',
  'catalogue',
  'truss',
  'model/truss',
  'rules/truss',
  'texts',
  'sizing',
  'codeChecks',
  ...FRAME,
] as const;

/** The folders of `solver-core` that beams do not need. */
const BEAM_DOORS = ['stress', 'catalogue', ...TRUSS] as const;

/** The folders of `solver-core` that combining the sets of a document does not need. */
const COMBINED = [
  'sparse',
  'units',
  'materials',
  'member',
  'sections',
  'rules',
  'stress',
  'catalogue',
  'trains',
  'texts',
  'hand',
  ...FRAME,
] as const;

/** The folders of `solver-core` that frames do not need. */
const FRAME_DOORS = [
  'combinations',
  'trains',
  'stress',
  'catalogue',
  'beam',
  'model/beam',
  'rules/beam',
  'truss',
  'model/truss',
  'rules/truss',
  'texts',
  'hand',
  'sizing',
  'codeChecks',
] as const;

/** Mathematics and infrastructure of the core, independent of kinds of structures. */
const GROUND = bar(
  [...STRUCTURES, ...TRUSS],
  stack([
    ['linalg', 'geometry', 'exact', 'wasm'],
    ['hashing', 'sparse', 'failures'],
  ]),
);

const TRUSS_ROOMS: Readonly<Record<string, readonly string[]>> = {
  ...within('truss', BEAM, [
    ['geometry', 'generators'],
    ['assembly'],
    ['results', 'verdict'],
    ['factor'],
    ['answer'],
    ['methods'],
  ]),
  // Judging what an editor shows needs the verdict, but no solve.
  'rules/truss': [
    ...BEAM,
    'truss/factor',
    'truss/results',
    'truss/answer',
    'truss/methods',
    'truss/generators',
  ],
};

// As for a truss, the rules of a frame need the verdict, but no solve.
const FRAME_RULES: readonly string[] = [
  ...FRAME_DOORS,
  'stability',
  'frameStress',
  'frame/answer',
  'frame/pieces',
  'frame/results',
  'frame/sets',
  'frame/solving',
  'frame/mohr',
];

/** Folders of the core, each with the folders that it must not import. */
export const CORE_LAYERS: Readonly<Record<string, readonly string[]>> = {
  ...GROUND,
  model: MODEL,
  // The common parts of documents import no document, and no document imports another.
  ...within('model', MODEL, [['common'], ['beam', 'truss', 'frame']]),
  units: ['sparse', 'diagrams', 'member', 'sections', 'rules', 'beam', 'stress', 'catalogue', ...TRUSS],
  materials: [
    'sparse',
    'diagrams',
    'sections',
    'rules',
    'model/beam',
    'beam',
    'stress',
    'catalogue',
    ...TRUSS,
  ],
  sections: ['sparse', 'diagrams', 'member', 'rules', 'model/beam', 'beam', 'stress', 'catalogue', ...TRUSS],
  rules: RULES,
  ...within('rules', RULES, [['common'], ['beam', 'truss']]),
  'rules/frame': FRAME_RULES,
  'rules/common': [...RULES, 'model/beam', 'model/truss', 'rules/beam', 'rules/truss'],
  // Curves along one member, whatever structure it belongs to.
  diagrams: [
    'sparse',
    'member',
    'rules',
    'model',
    'beam',
    'stress',
    'catalogue',
    'combinations',
    'trains',
    ...TRUSS,
  ],
  // Actions, factors and curves: the rules of combinations import no structure. The solver for beams or trusses is
  // passed as an argument; only the types of the solvers' answers are imported.
  combinations: COMBINED,
  ...within('combinations', COMBINED, [
    ['envelope', 'rules'],
    ['certificate'],
    ['document'],
    ['along'],
    ['beam', 'truss', 'frame'],
  ]),
  ...Object.fromEntries(
    ['document', 'along'].map((folder) => [
      `combinations/${folder}`,
      [
        ...COMBINED,
        ...['beam', 'truss', 'model/beam', 'model/truss'],
        ...['combinations/beam', 'combinations/truss', 'combinations/frame'],
        ...(folder === 'document' ? ['combinations/along'] : []),
      ],
    ]),
  ),
  'combinations/frame': [
    ...COMBINED.filter((folder) => folder !== 'frame' && folder !== 'model/frame'),
    ...['beam', 'truss', 'model/beam', 'model/truss', 'combinations/beam', 'combinations/truss'],
  ],
  trains: [
    'sparse',
    'model',
    'units',
    'materials',
    'member',
    'sections',
    'rules',
    'beam',
    'stress',
    'catalogue',
    'combinations',
    ...TRUSS,
  ],
  // A single straight member with its loads: beams and frames build on it.
  member: ['sparse', 'model/beam', 'rules', 'beam', 'stress', 'catalogue', ...TRUSS],
  ...within('sparse', GROUND['sparse'] ?? [], [['kernels'], ['system']]),
  // Stresses have their own entry point, so that code which needs only N, Q, M does not load them.
  beam: BEAM_DOORS,
  // The document as members, the results in the plane, the solve, what is derived from them, and the answer.
  ...within('beam', BEAM_DOORS, [
    ['elements', 'results'],
    ['shear', 'solving'],
    ['checks', 'descriptor', 'influence', 'mohr'],
    ['floorPlan'],
    ['answer'],
    ['lateral'],
  ]),
  stress: ['catalogue', ...TRUSS],
  // Trusses have their own entry point, too.
  truss: BEAM,
  ...TRUSS_ROOMS,
  ...within('truss/verdict', TRUSS_ROOMS['truss/verdict'] ?? [], [
    ['numbers'],
    ['facts'],
    ['elimination'],
    ['freedom', 'finite', 'explanation'],
  ]),
  // Frames build on members and on the sparse equations, and import neither beams nor trusses.
  frame: [...FRAME_DOORS, 'stability', 'frameStress', 'frameInfluence'],
  ...within(
    'frame',
    [...FRAME_DOORS, 'stability', 'frameStress', 'frameInfluence'],
    [
      ['assembly'],
      ['verdict'],
      ['curved'],
      ['solving'],
      ['pieces'],
      ['results'],
      ['answer'],
      ['sets'],
      ['mohr'],
    ],
  ),
  // Solves a frame, then determines its buckling and vibration.
  stability: [...FRAME_DOORS, 'frameStress', 'frameInfluence'],
  // The stresses along members by the formulas for a beam; the solver does not import it.
  frameStress: ['catalogue', 'combinations', 'trains', 'texts', 'hand', 'sizing', 'codeChecks', 'stability'],
  // Lines of influence by the solver of frames, which does not import them.
  frameInfluence: [...FRAME_DOORS, 'stability', 'frameStress'],
  // Writes the calculation of a solved beam with its own means: the solver does not import it.
  hand: HAND,
  ...within('hand', HAND, [['page'], ['beam'], ['proof', 'writers']]),
  // Compares loads with the reactions of other documents; solvers are called by its users.
  reactions: ['sparse', 'sections', 'rules', 'stress', 'catalogue', 'texts', 'hand', 'sizing', 'codeChecks'],
  // Verifies what calculations claim: `arrows.ts` lets it import only its own files.
  checker: [...STRUCTURES, ...TRUSS, 'linalg', 'geometry', 'exact', 'wasm', 'hashing', 'sparse', 'failures'],
  // Inverse problems of a beam, with their own exact solutions: the solver does not import it.
  inverse: HAND,
  // Describes failures and verdicts; the solver does not import it.
  texts: ['sparse', 'stress', 'catalogue', 'hand', 'sizing', 'codeChecks'],
  // Tries sections in a beam: it solves and computes stresses, and the solver does not import it.
  sizing: [
    'sparse',
    'catalogue',
    'truss',
    'model/truss',
    'rules/truss',
    'texts',
    'hand',
    'codeChecks',
    ...FRAME,
  ],
  // Checks beams and trusses against their resistances; solvers are passed as arguments.
  codeChecks: ['sparse', 'catalogue', 'stress', 'texts', 'hand', ...FRAME],
  // Has its own entry point: the solver must not pull the tables into a first load.
  catalogue: ['sections', 'rules', 'beam', 'stress', ...TRUSS],
};
