import { solveTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { countTouches } from '../../../ui-kit/test/findTouches.ts';
import { CORNER, VIEWS } from '../camera/orientation.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { layOnBoard } from '../results/board/layOnBoard.ts';
import { TRUSS_EXAMPLES, createTrussExample } from '../starters/trussExamples.ts';
import { LOW_CONTENT, layoutScheme } from './layoutScheme.ts';
import { NO_EMPHASIS } from './scheme.ts';

const kN = (value: number): string => String(Number((value / 1000).toPrecision(4)));
const texts = {
  length: (value: number) => String(Number(value.toPrecision(4))),
  settlement: String,
  strain: () => '',
  force: kN,
  jointLoad: () => '10 kN',
  linkLoad: () => '2 kN/m',
};

/** The boards of a phone, low above a room and tall, and that of a window of 1440 px. */
const SIZES = [
  { width: 366, height: 169, content: LOW_CONTENT },
  { width: 366, height: 320 },
  { width: 946, height: 440 },
] as const;

test.each(SIZES)('on a board of $width by $height no label of an example touches anything', (size) => {
  // A mechanism has no forces.
  const drawings = TRUSS_EXAMPLES.filter((kind) => kind !== 'mechanism').flatMap((kind) => {
    const document = createTrussExample(kind);
    const answer = solveTruss(document);
    const [set] = answer.level === 'error' ? [] : answer.sets;
    if (set === undefined) throw new Error(`${kind} is not solved`);
    const lay = (isShapeAlone: boolean) =>
      layOnBoard(document, set, {
        ...{ mode: 'force', isShapeAlone, hasShape: false, hasReactions: true },
        ...{ force: kN, stress: kN, percent: kN, shift: (value) => (value * 1000).toPrecision(3) },
      });
    return (['off', 'force', 'shape'] as const).map((view) => {
      const { nodes, hidden, result } = layoutScheme(document, {
        ...size,
        orientation: isSpatial(document) ? CORNER : VIEWS.front,
        ...{ window: null, emphasis: NO_EMPHASIS, texts },
        result: view === 'off' ? null : lay(view === 'shape'),
      });
      return { name: `${kind} ${view}`, nodes, hidden: hidden + (result?.hidden ?? 0) };
    });
  });
  const { labels, touches, summary } = countTouches(drawings);
  // eslint-disable-next-line no-console -- the count is the output of the test
  console.log(`trusses, ${size.width} by ${size.height}: ${summary}`);
  expect(touches).toEqual([]);
  expect(labels).toBeGreaterThan(300);
});
