import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FrameCase, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import type { Named } from '@eecs/ui-kit/editor';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { applyFrameLine } from './applyFrameLine.ts';
import { readFrameLine } from './readFrameLine.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

interface Setting {
  readonly document?: FrameCase;
  readonly isInstead?: boolean;
  readonly locale?: string;
  readonly named?: ReadonlyMap<string, Named>;
  readonly set?: number;
}

function apply(
  text: string,
  {
    document = createEmptyFrame(0),
    isInstead = true,
    locale = 'en-US',
    named = new Map(),
    set = 0,
  }: Setting = {},
) {
  let count = 0;
  const newId = () => `id-${(count += 1)}`;
  const read = readFrameLine(text, { system: document.units.system, locale });
  const limits = { joints: 1200, links: 10_000, loads: 500 };
  return applyFrameLine(document, read, { newId, named, set, isInstead, limits });
}

function make(text: string, setting: Setting = {}): FrameCase {
  const { edit, rows } = apply(text, setting);
  if (edit === null) throw new Error(JSON.stringify(rows));
  return edit.document;
}

const problemsOf = (text: string, setting?: Setting) =>
  apply(text, setting).rows.flatMap(({ statement }) =>
    statement.kind === 'problem' ? [statement.code] : [],
  );

/** Solves a frame with inextensible members, as books assume. */
function solve(document: FrameCase) {
  const answer = solveFrame({ ...document, inextensible: true });
  if (answer.level === 'error') throw new Error(answer.error);
  return answer.sets;
}

describe('a common frame in a line', () => {
  // Kleinlogel, Rahmenformeln: a portal of one cross-section under q on its beam, k = h/L. The thrust is q·L²/(4h(k +
  // 2)) with fixed feet and q·L²/(4h(2k + 3)) with pinned feet.
  test.each([
    ['portal 12x4; q 5 @ beam', (5 * 12 ** 2) / (4 * 4 * (4 / 12 + 2))],
    ['portal 12x4 clamped; q 5 @ beam', (5 * 12 ** 2) / (4 * 4 * (4 / 12 + 2))],
    ['portal 12x4 pinned; q 5 @ beam', (5 * 12 ** 2) / (4 * 4 * ((2 * 4) / 12 + 3))],
    ['portal 12 m x 4 m; pin feet; q 5 @ 2', (5 * 12 ** 2) / (4 * 4 * ((2 * 4) / 12 + 3))],
  ])('%s has the thrust of the book', (text, thrust) => {
    const [left, right] = solve(make(text))[0]!.R;
    expect(left!.x / 1000).toBeCloseTo(thrust, 9);
    expect(right!.x / 1000).toBeCloseTo(-thrust, 9);
    expect(left!.y / 1000).toBeCloseTo(30, 9);
  });

  test('reads “fixed” as a clamp and keeps the word in the statement', () => {
    const { edit, rows } = apply('portal 12x4 fixed; fixed 2; clamp 3');
    expect(edit?.document.joints.map(({ support }) => support?.className)).toEqual([
      ...['cantilever', 'cantilever', 'cantilever', 'cantilever'],
    ]);
    expect(rows.map(({ statement }) => 'ambiguous' in statement && statement.ambiguous)).toEqual([
      ...['fixed', 'fixed', false],
    ]);
  });

  test('a common frame names only the feet that no later statement supports otherwise', () => {
    const feetOf = (text: string) => {
      const [frame] = apply(text).rows;
      return { joints: frame?.joints, isHeldAnew: frame?.isHeldAnew ?? false };
    };
    expect(feetOf('portal 12x4; clamp 1')).toEqual({ joints: [0, 3], isHeldAnew: false });
    expect(feetOf('portal 12x4; pin 1')).toEqual({ joints: [3], isHeldAnew: true });
    expect(feetOf('portal 12x4; pin feet; wrong')).toEqual({ joints: [], isHeldAnew: true });
  });

  test('a load on a range is read in feet and inches, with the sign of a list between them', () => {
    const frame = make('portal 40x14; q 1 10-6..20-6 @ beam; q 1 10-6 to 20-6 @ beam', {
      document: createEmptyFrame(1),
    });
    expect(frame.members[1]?.loads.map((load) => 'x' in load && load.x)).toEqual([
      [126, 246],
      [126, 246],
    ]);
  });

  test('wind on the left column pushes a portal to the right', () => {
    const reactions = solve(make('portal 12x4; W 3 @ left'))[0]!.R;
    expect(reactions.reduce((sum, { x }) => sum + x, 0) / 1000).toBeCloseTo(-12, 9);
    expect(make('portal 12x4; W 3 ← @ right').members[2]?.loads).toMatchObject([
      { alpha: 0, y: [-3000, -3000, -3000] },
    ]);
  });

  // Moments about the crown: H = q·L²/(8·f) with the crown 6 m above the feet.
  test('snow on a gable with a hinge at its ridge has the thrust of statics', () => {
    const [left] = solve(make('gable 12x4 6; hinge ridge; snow 10 @ roof'))[0]!.R;
    expect(left!.x / 1000).toBeCloseTo((10 * 12 ** 2) / (8 * 6), 9);
  });

  test('bays and storeys are listed from the left and from the ground', () => {
    const frame = make('frame 2x6+5 3.5+2x3; q 20 @ beams; P 4 @ beam 2');
    expect([frame.joints.length, frame.members.length]).toEqual([16, 12 + 9]);
    expect([...new Set(frame.joints.map(({ x }) => x))]).toEqual([0, 6, 12, 17]);
    expect([...new Set(frame.joints.map(({ y }) => y))]).toEqual([0, 3.5, 6.5, 9.5]);
    const up = solve(frame)[0]!.R.reduce((sum, { y }) => sum + y, 0) / 1000;
    expect(up).toBeCloseTo(3 * 17 * 20 + 9 * 4, 9);
  });

  test.each([
    ['monopitch 9x4 6', 4, 3],
    ['braced 6x4', 4, 4],
    ['vierendeel 12x2 4', 10, 13],
    ['frame portal 6 x 4', 4, 3],
    ['рама 2х6 2х3.5', 9, 10],
    ['двускатная 12x4 конёк 6', 5, 4],
  ])('%s is a sound document that stands', (text, joints, members) => {
    const frame = make(`${text}; P 10 @ beam; self weight`);
    expect(parseFrame(frame).ok).toBe(true);
    expect([frame.joints.length, frame.members.length]).toEqual([joints, members]);
    expect(solveFrame(frame).level).not.toBe('error');
  });

  test.each([
    `portal 40'x14'6"; q 1 @ beam`,
    'portal 40x14-6; q 1 @ beam',
    'portal 480 in x 14.5 ft; q 1 @ beam',
    'portal 40ft x 14ft 6in; q 1 @ beam',
    `portal 40 ft 0 in x 14' 6"; q 1 @ beam`,
  ])('feet and inches are read in US units: %s', (text) => {
    const frame = make(text, { document: createEmptyFrame(1) });
    expect(frame.joints.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 174],
      [480, 174],
      [480, 0],
    ]);
  });

  test('a typed frame replaces the one that is there, with its first section and material, or is added to it', () => {
    const gable = { ...createFrameStarter('gable', { system: 0 }), title: 'Hall', description: 'With snow' };
    const instead = make('portal 12x4', { document: gable });
    expect(instead.joints).toHaveLength(4);
    expect(instead.sections).toEqual(gable.sections);
    expect([instead.title, instead.description]).toEqual(['', '']);
    const added = make('portal 24x4', { document: gable, isInstead: false });
    expect(added.title).toBe('Hall');
    // The left foot and the left knee exist already.
    expect([added.joints.length, added.members.length]).toEqual([7, 6]);
  });
});

describe('the parts that a line names', () => {
  test('columns and beams have sections of their own; none of the old ones is left unused', () => {
    const frame = createEmptyFrame(0);
    const [first] = frame.sections;
    if (first === undefined) throw new Error('an empty frame has a cross-section');
    const named = new Map<string, Named>(
      ['HEB 260', 'IPE 400'].map((label) => [
        label,
        { kind: 'section', section: { ...first, label, h: 400 } },
      ]),
    );
    const made = make('frame 6 2x3; HEB 260 @ columns; IPE 400 @ beams', { document: frame, named });
    expect(made.sections.map(({ label }) => label)).toEqual(['HEB 260', 'IPE 400']);
    expect(made.members.map(({ crossSectionIndex }) => crossSectionIndex)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  test.each([
    ['P 10 ↓ @ 2', 'ShearLoad', -10_000],
    ['P 10 ↑ @ 2', 'ShearLoad', 10_000],
    ['P 10 ← @ 2', 'AxialLoad', -10_000],
    ['H 10 @ joint 2', 'AxialLoad', 10_000],
    ['M 10 ↻ @ 2', 'BendingMoment', -10_000],
  ])('%s acts where its arrow points', (text, className, value) => {
    const [load] = make(`portal 12x4; ${text}`).joints[1]?.loads ?? [];
    expect([load?.className, load?.c[0]]).toEqual([className, value]);
  });

  test('a force stands in the middle of a member or at its place', () => {
    const places = (text: string) =>
      make(`portal 12x4; ${text}`).members.flatMap(({ loads }) => loads.map((one) => one.x));
    expect(places('P 10 @ beam')).toEqual([6]);
    expect(places('P 10 @ beam 3')).toEqual([3]);
    expect(places('P 10 @ member 2 at 3 m')).toEqual([3]);
    expect(places('H 2 @ left @ 1.5')).toEqual([1.5]);
    expect(places('q 5..10 1-3 @ beam')).toEqual([[1, 3]]);
  });

  test('joints have words: knees, ridge and feet', () => {
    const loaded = (text: string) =>
      make(`gable 12x4 6; ${text}`).joints.flatMap(({ loads }, index) =>
        loads.length > 0 ? [index + 1] : [],
      );
    expect(loaded('H 5 @ knees')).toEqual([2, 4]);
    expect(loaded('P 5 @ ridge')).toEqual([3]);
    expect(loaded('M 5 @ feet')).toEqual([1, 5]);
  });

  test('supports settle in the case set that holds for the statement', () => {
    const document = {
      ...createEmptyFrame(0),
      caseSets: ['G', 'Q'].map((title) => ({
        title,
        description: '',
        color: '#607d8b',
        angle: 0,
        combined: false,
      })),
    };
    const frame = make(
      'joint 0 0; joint 4 0; member 1-2; pin 1; spring 5 @ 2; P 3 @ beam; set 2; settlement 10 @ 1',
      {
        document,
        isInstead: false,
      },
    );
    expect(frame.joints[0]?.support).toMatchObject({ className: 'fixed', settlement: { y: -0.01 }, sets: 2 });
    expect(frame.joints[1]?.support?.className).toBe('spring');
    expect(frame.members[0]?.loads.map(({ sets }) => sets)).toEqual([1]);
  });

  test.each([
    ['portal 12', ['measures']],
    ['frame 12x4', ['measures']],
    ['gable 12x4', ['measures']],
    ['gable 12x4 3', ['ridge']],
    ['portal 12x-4', ['number']],
    ['portal 12x14-6', ['number']],
    ['vierendeel 12x2 2.5', ['panels']],
    ['frame 300x6 3', ['tooMany']],
    ['portal 1e30x4', ['tooGreat']],
    ['portal 12x4; portal 6x4', ['secondFrame']],
    ['q 5 @ beam', ['noGroup']],
    ['portal 12x4; q 5', ['members']],
    ['portal 12x4; q 5 @ feet', ['members']],
    ['portal 12x4; q 5 6 @ beam', ['noRange']],
    ['portal 12x4; q x @ beam', ['number']],
    ['portal 12x4; q 5 1-30 @ beam', ['outside']],
    ['portal 12x4; P 10 @ beam 13', ['outside']],
    ['portal 12x4; P 10 @ beam 3-1', ['parts']],
    ['portal 12x4; P 10', ['parts']],
    ['portal 12x4; P 10 @ 9', ['noJoint']],
    ['portal 12x4; q 10 @ 9', ['noMember']],
    ['portal 12x4; W 3 ↓ @ left', ['way']],
    ['portal 12x4; settlement 5 @ 2', ['noSupport']],
    ['portal 12x4; member 1-2', ['noNew']],
    ['portal 12x4; joint 0 0', ['jointThere']],
    ['portal 12x4; set 2', ['noSet']],
    ['portal 12x4; set Live', ['setNumber']],
    ['pin', ['joints']],
    ['x'.repeat(300), ['tooLong']],
  ])('%s is refused as a whole', (text, codes) => {
    expect(problemsOf(text)).toEqual(codes);
    expect(apply(text).edit).toBeNull();
  });

  test('a line that would make more than a frame may hold says how much that is', () => {
    const line = 'frame 20x6 20x3; P 1 @ all';
    expect(apply(line)).toMatchObject({ edit: null, full: 500 });
  });
});

test('no text makes a document that cannot be read back', () => {
  const words =
    'portal frame gable 12x4 2x6 2x3 6 q W P 10 @ beam left 1-2 ; joint 0 member pin feet hinge ridge 1e9 settlement spring'.split(
      ' ',
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 20 }), (parts) => {
      const { edit } = apply(parts.join(' '));
      if (edit !== null) expect(parseFrame(edit.document)).toMatchObject({ ok: true });
    }),
    { seed: 35, numRuns: 500 },
  );
});

describe.each([
  ['en-US', enUS],
  ['ru', ru],
  ['uk', uk],
] as const)('the texts beside the typed frame in %s', (locale, { example, problem }) => {
  test('its examples make the same frame as in English', () => {
    for (const system of [0, 1] as const) {
      const unit = system === 0 ? 'si' : 'us';
      const read = readFrameLine(example[unit], { system, locale });
      expect(read).toEqual(readFrameLine(enUS.example[unit], { system, locale: 'en-US' }));
      expect(read.map(({ kind }) => kind)).toEqual(['frame', 'spread', 'spread', 'named', 'named']);
    }
  });

  test('each word that it lists begins a statement', () => {
    const [, listed = ''] = /(?:Keywords|Слова): (.*)\.$/u.exec(problem.unknown) ?? [];
    const words = listed.split(', ');
    expect(words).toHaveLength(23);
    const rests = ['', ' 12x4', ' 12x4 6', ' 2x6 2x3', ' 3 0', ' 1-2', ' 10 @ 1', ' 1'];
    for (const word of words) {
      const kinds = rests.map((rest) => readFrameLine(`${word}${rest}`, { system: 0, locale })[0]!.kind);
      expect([word, kinds.some((kind) => kind !== 'problem' && kind !== 'named')]).toEqual([word, true]);
    }
  });

  // A line that a message suggests is understood if the frame has the parts for it.
  test('every cure in quotes of a statement is one', () => {
    const cures = [problem.measures, problem.ridge, problem.panels].flatMap((text) =>
      [
        ...text.matchAll(
          /(?:^|[\s(])((?:\p{L}+) \d+(?:[.,]\d+)?x\d+(?:[.,]\d+)?(?: \d+(?:x\d+(?:\.\d+)?)?)?)/gu,
        ),
      ].map(([, cure]) => cure!),
    );
    expect(cures.length).toBeGreaterThanOrEqual(7);
    for (const cure of cures)
      expect([cure, readFrameLine(cure, { system: 0, locale })[0]?.kind]).toEqual([cure, 'frame']);
  });
});

// The statements of the guide (site/public/documents), for a portal with joints 1 to 4 and members 1 to 3.
const GUIDE = {
  'en-US':
    'portal 12x4; q 5 @ beam; W 3 @ left; q 20 @ beams; snow 2 @ roof; W 3 @ right; P 10 @ ridge; P 10 @ member 2 at 3; H 15 @ knees; M 8 @ 2; W 3 ← @ right; pin 1, 4; clamp feet; roller 4; spring 500 @ 4; hinge ridge; settlement 10 mm @ 4; self weight; W 3 @ columns',
  ru: 'портал 12x4; q 5 @ ригель; W 3 @ слева; q 20 @ ригели; снег 2 @ кровля; W 3 @ справа; P 10 @ конёк; P 10 @ стержень 2 @ 3; H 15 @ карниз; M 8 @ 2; W 3 ← @ справа; неподвижная 1, 4; заделка опоры; подвижная 4; пружина 500 @ 4; шарнир конёк; осадка 10 мм @ 4; собственный вес; W 3 @ колонны',
  uk: 'портал 12x4; q 5 @ ригель; W 3 @ ліворуч; q 20 @ ригелі; сніг 2 @ дах; W 3 @ праворуч; P 10 @ коник; P 10 @ стрижень 2 @ 3; H 15 @ карниз; M 8 @ 2; W 3 ← @ праворуч; нерухома 1, 4; защемлення опори; рухома 4; пружина 500 @ 4; шарнір коник; осідання 10 мм @ 4; власна вага; W 3 @ колони',
} as const;
const GUIDE_FRAMES = {
  'en-US':
    'gable 12x4 6; frame 2x6 2x3.5; frame 6+5 4+3; braced 6x4; monopitch 9x4 6; vierendeel 12x2 4; portal 6x4 pinned',
  ru: 'двускатная 12x4 6; рама 2x6 2x3.5; рама 6+5 4+3; связевая 6x4; односкатная 9x4 6; виренделя 12x2 4; портал 6x4 неподвижные',
  uk: 'двосхила 12x4 6; рама 2x6 2x3.5; рама 6+5 4+3; звязкова 6x4; односхила 9x4 6; віренделя 12x2 4; портал 6x4 нерухомі',
} as const;

test.each(['en-US', 'ru', 'uk'] as const)(
  'what the guide in %s says to type does the same in each language',
  (locale) => {
    expect(problemsOf(GUIDE[locale], { locale })).toEqual([]);
    expect(make(GUIDE[locale], { locale })).toEqual(make(GUIDE['en-US']));
    expect(readFrameLine(GUIDE_FRAMES[locale], { system: 0, locale })).toEqual(
      readFrameLine(GUIDE_FRAMES['en-US'], { system: 0, locale: 'en-US' }),
    );
    expect(
      readFrameLine(GUIDE_FRAMES[locale], { system: 0, locale }).every(({ kind }) => kind === 'frame'),
    ).toBe(true);
  },
);

test('a load from an area keeps its pressure and tributary width', () => {
  const { members } = make('portal 6x4; q 3.5 kPa x 2.4 @ beams');
  const [load] = members.flatMap(({ loads }) => loads);
  // 3.5 kPa on 2.4 m is 8.4 kN/m downwards.
  expect(load).toMatchObject({ y: [-8400, -8400, -8400], source: { pressure: -3500, width: 2.4 } });
  const pushed = make('portal 6x4; wind 0.5 kPa x 4 @ columns').members.flatMap(({ loads }) => loads);
  expect(pushed[0]).toMatchObject({ y: [2000, 2000, 2000], source: { pressure: 500, width: 4 } });
});
