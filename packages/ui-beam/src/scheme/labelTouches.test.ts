import { solveBeam } from '@eecs/solver-core';
import { listNodes } from '@eecs/ui-kit/editor';
import { createFormat, getLabelBox } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { countTouches } from '../../../ui-kit/test/findTouches.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { layoutReactions } from '../live/layoutReactions.ts';
import { layoutScheme } from './layoutScheme.ts';
import { createSchemeTexts } from './schemeTexts.ts';

const format = createFormat({ locale: 'en-US', units: 0, digits: 3 });
const texts = createSchemeTexts(format, 0);
const NOTHING = { selected: [], hovered: [], outside: new Set<string>() };

test.each([296, 366, 520, 946])('on a board of %i px no label of an example touches anything', (width) => {
  const drawings = Object.entries(beamExamples).flatMap(([kind, document]) => {
    const answer = solveBeam(document, { include: [], mohr: [] });
    const [set] = answer.level === 'error' ? [] : answer.sets;
    return [false, true].map((hasReactions) => {
      const board = layoutScheme(document, {
        ...{ width, minHeight: 256, texts, clearLeft: 38, hasReactions },
        setAngle: document.caseSets[0]?.angle ?? 0,
      });
      const reactions =
        hasReactions && set !== undefined
          ? layoutReactions(set.R, {
              ...board,
              toX: board.scale.toPx,
              obstacles: board.labels.map(getLabelBox),
              force: (value) => format.brief(value, { quantity: 'force', system: 0 }),
              moment: (value) => format.brief(value, { quantity: 'moment', system: 0 }),
            })
          : [];
      const nodes = [...listNodes(board, NOTHING), ...reactions];
      return { name: `${kind} ${hasReactions ? 'with' : 'without'} reactions`, nodes, hidden: board.hidden };
    });
  });
  const { labels, hidden, touches, summary } = countTouches(drawings);
  // eslint-disable-next-line no-console -- the count is the output of the test
  console.log(`beams, ${width} px: ${summary}`);
  expect(touches).toEqual([]);
  expect(hidden).toBeLessThan(labels / 80);
});
