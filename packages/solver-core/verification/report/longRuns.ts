/** A script too long for every test run, run by hand: its arguments and its output. */
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
 * Recorded from the scripts in `verification/property` and `verification/truss/property`; each prints its seed, so that
 * a run can be repeated.
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
    'In addition to the problems above, `verification/property` compares random beams with the displacement method in 32 digits or in',
    'exact fractions. The beams have all kinds of supports, hinges, springs, settlements, steps and loads, span ratios up to 1:10 000,',
    'and loads a millimetre beside a support in beams of 10 km. The comparison covers every field at every place of interest on both',
    'sides, extremes and reactions, to 1e-10 of the largest ordinate. The verdicts of random layouts of supports and hinges are',
    'compared with exact ranks. `randomUnits` converts beams and layouts to the other unit system and back. Each test run draws a few',
    'hundred cases; the long runs are started by hand:',
    '',
    ...alignTable([['script', 'run', 'seed', 'count', 'differ', 'worst deviation'], ...rows]),
    '',
    'A switch of units rounds places, so the allowed deviation of a beam includes the effect of that rounding on its shortest distance;',
    'loads a millimetre beside a support deviate most. The count of supports and hinges alone would give a wrong verdict for 200 692',
    'of the 1 000 000 layouts.',
    '',
    '`verification/frame` compares random frames, with releases, springs, rotated supports, temperature and misfit, with the method of',
    'initial parameters in ninety digits, to 1e-9 of the largest ordinate, and with exact ranks. Some of these frames have inextensible or',
    'very stiff members. Beams and trusses are also solved as frames; the results differ by less than 1e-10.',
    '',
    '`verification/truss/property` compares random plane and space trusses, determinate and indeterminate, with loads along links,',
    'temperatures, misfits and settlements. The second method has 32 digits; forces and displacements are unknowns of one dense system,',
    'without a stiffness matrix. Forces and displacements agree to 1e-10 of the largest one; verdicts, ranks and degrees are compared',
    'with exact ranks. 58 896 of the 200 000 trusses are mechanisms. 23 stable trusses were refused as mechanisms within rounding; one',
    'truss was so near to a mechanism that its results lack digits, which the condition in its answer shows.',
    '',
    '`randomVerdicts` compares the verdicts on trusses with joints on a coarse grid, including every motion and fix, with exact ranks, and',
    'repeats this with places that are short decimals in inches. Ranks, degrees, motions and fixes never differ. One finite mechanism is',
    'called infinitesimal in inches, with the evidence `none`, because the proof of its finite motion is lost when places are',
    'rounded. The count of links alone would give a wrong verdict in 30 455 cases.',
    '',
  ];
}
