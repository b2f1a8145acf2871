import { renderToStaticMarkup } from 'react-dom/server';
import { WidgetRoot } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { roof } from '../../../test/roof.ts';
import { SolvedTruss } from '../../../test/SolvedTruss.tsx';
import { combineShown } from '../../live/combineShown.ts';
import { CombinedTables } from './CombinedTables.tsx';

test('a rule shows what governs each rod, and which support is lifted', () => {
  const document = { ...roof, combinations: { rule: 'en1990' } } as const;
  const truss = combineShown(document);
  if (!truss.ok) throw new Error(JSON.stringify(truss.failures));
  const [situation] = truss.situations;
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <SolvedTruss document={document}>
        <CombinedTables
          shown={{ document, combined: truss, situation: situation!, at: 0, alone: null, isStale: false }}
          hasReactions
        />
      </SolvedTruss>
    </WidgetRoot>,
  );
  const text = html.replace(/<style[^>]*>.*?<\/style>|<[^>]*>|\u2060/gs, '').replace(/\s/gu, ' ');
  // If snow leads: 2/3 of 1.35 · 10 + 1.5 · 6 kN in the tie; if suction leads: 2/3 of 10 - 1.5 · 12 kN.
  expect(text).toMatch(/1–2 ?15\.000 ?ULS-STR \d+ ?−5\.333 ?ULS-STR \d+/);
  // (10 - 1.5 · 12) / 2 kN at each support.
  expect(text).toMatch(/Joint 1: some combinations lift .* 4\.500/);
  expect(html).toMatch(/aria-label="Show ULS-STR \d+ alone"/);
});
