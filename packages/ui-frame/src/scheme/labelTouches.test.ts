import { solveFrame } from '@eecs/solver-core/frame';
import { computePressureLine } from '@eecs/solver-core/frame-stress';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { countTouches } from '../../../ui-kit/test/findTouches.ts';
import { getExtent } from '../editing/extent.ts';
import { FRAME_STARTERS, createFrameStarter } from '../starters/frameStarters.ts';
import { listBoardResults } from '../state/boardResults.ts';
import { layoutScheme } from './layoutScheme.ts';
import { projectFrame } from './projection.ts';
import { NO_EMPHASIS } from './scheme.ts';
import { createSchemeTexts } from './schemeTexts.ts';

const texts = createSchemeTexts(createFormat({ locale: 'en-US', units: 0, digits: 3 }), 0);

/** The boards of a phone, that above a room of a window of 1280 px, and that of a window of 1440 px. */
const SIZES = [
  { width: 366, height: 169 },
  { width: 366, height: 320 },
  { width: 786, height: 209, left: 32, hasViewBar: true },
  { width: 946, height: 440, left: 32, hasViewBar: true },
] as const;

test.each(SIZES)('on a board of $width by $height no label of a starter touches anything', (size) => {
  const drawings = FRAME_STARTERS.flatMap((kind) => {
    const document = createFrameStarter(kind, { system: 0 });
    const answer = solveFrame(document);
    const [set] = answer.level === 'error' ? [] : answer.sets;
    const extent = getExtent(document);
    if (set === undefined || extent === null) throw new Error(`${kind} is not solved`);
    return listBoardResults(document.kind).map((view) => {
      const { nodes, hidden } = layoutScheme(document, {
        projection: projectFrame(extent, size),
        ...{ emphasis: NO_EMPHASIS, texts, set: 0 },
        result: {
          ...{ sets: [set], view, hasReactions: true },
          pressure: view === 'pressure' ? computePressureLine(document, set) : null,
        },
      });
      return { name: `${kind} ${view}`, nodes, hidden };
    });
  });
  const { labels, hidden, touches, summary } = countTouches(drawings);
  // eslint-disable-next-line no-console -- the count is the output of the test
  console.log(`frames, ${size.width} by ${size.height}: ${summary}`);
  expect(touches).toEqual([]);
  // A placer that hides everything touches nothing.
  expect(hidden).toBeLessThan(size.width < 640 ? labels / 4 : labels / 8);
});
