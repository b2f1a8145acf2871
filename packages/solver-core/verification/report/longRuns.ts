/** A script too long for every test run, run by hand: what it was given and what it printed. */
interface LongRun {
  readonly date: string;
  readonly script: string;
  readonly seed: number;
  readonly count: string;
  readonly differing: number;
  /** Worst deviation relative to the largest ordinate, or null if verdicts are compared. */
  readonly worst: string | null;
}

/**
 * Written down from the scripts in `verification/property` and `verification/truss/property`;
 * each prints its seed, so that a run can be repeated.
 */
const LONG_RUNS: readonly LongRun[] = [
  {
    date: '2026-11-21',
    script: 'randomBeams',
    seed: 1,
    count: '100 000 beams',
    differing: 0,
    worst: '1.9e-11',
  },
  {
    date: '2026-11-21',
    script: 'randomBeams',
    seed: 90_000_001,
    count: '100 000 beams',
    differing: 0,
    worst: '1.9e-11',
  },
  {
    date: '2026-11-21',
    script: 'randomLayouts',
    seed: 1,
    count: '1 000 000 layouts',
    differing: 0,
    worst: null,
  },
  {
    date: '2026-11-21',
    script: 'randomUnits',
    seed: 1,
    count: '20 000 beams, 100 000 layouts',
    differing: 0,
    worst: '2.7e-10',
  },
  {
    date: '2026-11-22',
    script: 'randomTrusses',
    seed: 1,
    count: '100 000 trusses',
    differing: 0,
    worst: '7.8e-11',
  },
  {
    date: '2026-11-22',
    script: 'randomTrusses',
    seed: 90_000_001,
    count: '100 000 trusses',
    differing: 0,
    worst: '3.4e-11',
  },
  {
    date: '2026-11-22',
    script: 'randomVerdicts',
    seed: 1,
    count: '100 000 trusses',
    differing: 1,
    worst: null,
  },
  {
    date: '2026-11-28',
    script: 'frame/randomFrames',
    seed: 300_001,
    count: '1 000 frames',
    differing: 0,
    worst: '5.6e-13',
  },
];

/** Composes the section about random beams, layouts and trusses; its table has a row for each run. */
export function composeLongRuns(alignTable: (rows: readonly (readonly string[])[]) => string[]): string[] {
  const rows = LONG_RUNS.map(({ date, script, seed, count, differing, worst }) => [
    `\`${script}\``,
    date,
    String(seed),
    count,
    String(differing),
    worst ?? 'verdicts only',
  ]);
  return [
    '## Random beams, layouts and trusses',
    '',
    'Beside the problems above, `verification/property` compares random beams (all supports, hinges, springs, settlements, steps',
    'and loads; span ratios up to 1:10 000, loads a millimetre beside a support, both within 10 km) with the displacement method in 32',
    'digits or exact fractions: every field at every place of interest from both sides, extremes and reactions, to 1e-10 of the largest',
    'ordinate. Random layouts of supports and hinges are judged against exact ranks. `randomUnits` switches the units of beams and',
    'layouts there and back. Each test run does a few hundred with a seed of its own; the whole is run by hand:',
    '',
    ...alignTable([['script', 'run', 'seed', 'count', 'differ', 'worst deviation'], ...rows]),
    '',
    'A switch of units rounds places, so a beam is allowed what that makes of its shortest distance: the worst deviation is that of',
    'loads a millimetre beside a support. Of the 1 000 000 layouts the count of supports and hinges alone would',
    'have misjudged 200 692.',
    '',
    'Random frames, with releases, springs, turned supports, temperature and misfit, are compared in `verification/frame` with initial',
    'parameters in ninety digits, to 1e-9 of the largest ordinate, and with exact ranks; so are frames with inextensible and very stiff',
    'members. Beams and trusses are solved as frames too, and differ by less than 1e-10.',
    '',
    'Random trusses, in the plane and in space, determinate and not, with loads along links, temperatures, misfits and settlements,',
    'are compared in `verification/truss/property` with a second method in 32 digits, in which forces and displacements are unknowns',
    'of one dense system and there is no stiffness matrix, to 1e-10 of the largest force and displacement; verdicts, ranks and degrees',
    'with exact ranks. Of the 200 000 trusses 58 896 are mechanisms, and 23 that stand were refused as mechanisms within rounding;',
    'one was so near to a mechanism that it lacks digits, as the condition in its answer tells.',
    '',
    '`randomVerdicts` judges trusses on a coarse grid, with every motion and fix, against exact ranks, and those whose places are short',
    'decimals in inches too. In none rank, degree, motions or fixes differ; one that moves on is called instantly changeable in inches, with',
    'the evidence `none`: once places are rounded it is not proved any more that it does. The count alone would mislead in 30 455.',
    '',
  ];
}
