import { renderToStaticMarkup } from 'react-dom/server';
import type { BeamCase } from '@eecs/solver-core';
import { WidgetRoot } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { createTwoSpans } from '../../../test/createTwoSpans.ts';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { combineShown } from '../../live/combineShown.ts';
import { CombinedStrip } from './CombinedStrip.tsx';
import { CombinedValues } from './CombinedValues.tsx';
import { PairPlot } from './PairPlot.tsx';

/** Returns the texts of the governing values for a beam whose first set may act on either span, by EN 1990. */
function draw(beam: BeamCase): string {
  const [live, ...others] = beam.caseSets;
  const document: BeamCase = {
    ...beam,
    caseSets: [{ ...live!, action: { kind: 'Q', category: 'B', pattern: 'any' } }, ...others],
    combinations: { rule: 'en1990' },
  };
  const answer = combineShown(document);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failures));
  const shown = { document, beam: answer, isStale: false };
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <SolvedBeam document={document}>
        <CombinedStrip shown={shown} />
        <CombinedValues shown={shown} />
      </SolvedBeam>
    </WidgetRoot>,
  );
  expect(html).toMatch(/aria-label="Show ULS-STR \d+ alone"/);
  return html.replace(/<style[^>]*>.*?<\/style>|<[^>]*>|\u2060/gs, '').replace(/\s/gu, ' ');
}

test('the governing values of a beam under a pattern have their place, combination and terms', () => {
  const text = draw(createTwoSpans());
  // 1.35 and 1.5 of qL²/8 = 2 kN·m over the middle support.
  expect(text).toMatch(/M least −5\.700 kN·m at 4 m/);
  expect(text).toMatch(/1\.35·Dead/);
  // The strip shows the greater of the two extremes.
  expect(text).toMatch(/M −5\.700 kN·m at 4 m/);
});

test('one case set that a rule combines has governing values too', () => {
  const two = createTwoSpans();
  const one = { ...two, caseSets: two.caseSets.slice(0, 1), loads: two.loads.slice(0, 1) };
  // 1.5 · qL²/8.
  expect(draw(one)).toMatch(/M least −3\.000 kN·m at 4 m/);
});

test('the outline of reachable pairs has an axis for each effect, a corner for each pair and its own name', () => {
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <PairPlot
        corners={[
          { x: -10, y: 5 },
          { x: 0, y: -5 },
          { x: 30, y: 15 },
        ]}
        names={{ x: 'N', y: 'M' }}
        label="Reachable N and M at 2 m"
      />
    </WidgetRoot>,
  );
  expect(html.match(/<circle/g)).toHaveLength(3);
  // N from -10 to 30 over 264 px, M from -5 to 15 over 164 px upwards.
  expect(html).toContain('points="18,100 84,182 282,18"');
  expect(html).toContain('aria-label="Reachable N and M at 2 m"');
});
