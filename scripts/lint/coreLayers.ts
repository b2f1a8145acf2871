import { bar, stack, within } from './stack.ts';

/** Everything of `solver-core` that speaks of structures: mathematics and what is stored know none of it. */
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
] as const;

/** Everything of `solver-core` that whoever knows no frames does without. */
const FRAME = ['frame', 'model/frame', 'rules/frame', 'stability'] as const;

/**
 * Everything of `solver-core` that whoever knows only beams does without, and the
 * texts, which nothing of the solver knows.
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
 * Everything of `solver-core` that whoever knows only trusses does without, and the
 * texts, which nothing of the solver knows.
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

/** Everything of `solver-core` that reading a document does without. */
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

/** Everything of `solver-core` that judging without a solve does without. */
const RULES = ['sparse', 'diagrams', 'member', 'beam', 'stress', 'catalogue', ...TRUSS] as const;

/** Everything of `solver-core` that a calculation by hand does without. */
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

/** Everything of `solver-core` that beams do without. */
const BEAM_DOORS = ['stress', 'catalogue', ...TRUSS] as const;

/** Everything of `solver-core` that combining the sets of a document does without. */
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

/** Everything of `solver-core` that frames do without. */
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

/** Mathematics and machinery of the core, which speak of no structure. */
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
  // Judging what an editor shows needs the verdict, and no solve.
  'rules/truss': [
    ...BEAM,
    'truss/factor',
    'truss/results',
    'truss/answer',
    'truss/methods',
    'truss/generators',
  ],
};

// As for a truss, the rules of a frame need the verdict, and no solve.
const FRAME_RULES: readonly string[] = [
  ...FRAME_DOORS,
  'stability',
  'frame/answer',
  'frame/pieces',
  'frame/results',
  'frame/sets',
  'frame/solving',
];

/** Folders of the core, each with the folders that it may not reach. */
export const CORE_LAYERS: Readonly<Record<string, readonly string[]>> = {
  ...GROUND,
  model: MODEL,
  // The parts that documents share know no document, and no document knows another.
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
  // Curves along one member, whatever the structure that it belongs to.
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
  // Actions, factors and curves: the rules of combinations know no structure. Beams and trusses are combined by a
  // solver that is passed: of both solvers the types of their answers are read, and no code.
  combinations: COMBINED,
  ...within('combinations', COMBINED, [
    ['certificate', 'document'],
    ['beam', 'truss'],
  ]),
  'combinations/document': [
    ...COMBINED,
    'beam',
    'truss',
    'model/beam',
    'model/truss',
    'combinations/beam',
    'combinations/truss',
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
  // A straight member as it is solved, and what acts along it: whoever has members, beams and frames, stands on it.
  member: ['sparse', 'model/beam', 'rules', 'beam', 'stress', 'catalogue', ...TRUSS],
  ...within('sparse', GROUND['sparse'] ?? [], [['kernels'], ['system']]),
  // Stresses have an entry point of their own: whoever wants only N, Q, M does not load them.
  beam: BEAM_DOORS,
  // The document in members, the results in the plane, the solve, what is made from them, and the answer.
  ...within('beam', BEAM_DOORS, [
    ['elements', 'results'],
    ['shear', 'solving'],
    ['checks', 'descriptor', 'influence', 'mohr'],
    ['floorPlan'],
    ['answer'],
    ['lateral'],
  ]),
  stress: ['catalogue', ...TRUSS],
  // So have trusses.
  truss: BEAM,
  ...TRUSS_ROOMS,
  ...within('truss/verdict', TRUSS_ROOMS['truss/verdict'] ?? [], [
    ['numbers'],
    ['facts'],
    ['elimination'],
    ['freedom', 'finite', 'told'],
  ]),
  // Frames stand on members and on the sparse equations, and know neither beams nor trusses.
  frame: [...FRAME_DOORS, 'stability'],
  ...within(
    'frame',
    [...FRAME_DOORS, 'stability'],
    [['assembly'], ['verdict'], ['solving'], ['pieces'], ['results'], ['answer'], ['sets']],
  ),
  // Solves a frame, then asks when it buckles and how it swings.
  stability: FRAME_DOORS,
  // Writes a solved beam down, by means of its own: nothing of the solver knows it.
  hand: HAND,
  ...within('hand', HAND, [['page'], ['beam'], ['proof', 'writers']]),
  // Verifies what calculations claim: `arrows.ts` lets it import nothing but its own files.
  checker: [...STRUCTURES, ...TRUSS, 'linalg', 'geometry', 'exact', 'wasm', 'hashing', 'sparse', 'failures'],
  // Asks a beam backwards, by exact solutions of its own: nothing of the solver knows it.
  inverse: HAND,
  // Puts failures and verdicts into words, which nothing of the solver reads.
  texts: ['sparse', 'stress', 'catalogue', 'hand', 'sizing', 'codeChecks'],
  // Tries sections in a beam: it solves and stresses, and nothing of the solver knows it.
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
  // Beams and trusses beside their resistances; solvers are passed.
  codeChecks: ['sparse', 'catalogue', 'stress', 'texts', 'hand', ...FRAME],
  // An entry point of its own: nothing of the solver may draw the tables into a first load.
  catalogue: ['sections', 'rules', 'beam', 'stress', ...TRUSS],
};
