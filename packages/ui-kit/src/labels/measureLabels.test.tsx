import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import { vars } from '../theme/tokens.ts';
import { getLabelWidth } from './labelMetrics.ts';
import { measureLabels } from './measureLabels.ts';

const TEXTS = ['mm', '−10.826', '0.069 kip/ft', '19′ 8 1/4″', 'кН·м'];

test('labels get the widths they have in the fonts of this page', async () => {
  const { container } = await render(
    <WidgetRoot theme="light">
      {(['sans', 'mono'] as const).flatMap((face) =>
        TEXTS.map((text) => (
          <span
            key={`${face} ${text}`}
            data-face={face}
            style={{
              fontFamily: face === 'sans' ? vars.fontSans : vars.fontMono,
              fontSize: 12,
              fontWeight: 600,
              fontVariantNumeric: 'normal',
              letterSpacing: 0,
              whiteSpace: 'pre',
            }}
          >
            {text}
          </span>
        )),
      )}
    </WidgetRoot>,
  );
  await document.fonts.ready;
  const spans = [...container.querySelectorAll<HTMLElement>('[data-face]')];
  expect(spans).toHaveLength(2 * TEXTS.length);
  measureLabels(spans[0]);
  for (const span of spans) {
    const face = span.dataset['face'] === 'sans' ? 'sans' : 'mono';
    const { width } = span.getBoundingClientRect();
    expect(getLabelWidth(span.textContent, face), `${face} ${span.textContent}`).toBeGreaterThan(width - 0.5);
    expect(getLabelWidth(span.textContent, face)).toBeLessThan(width + 1);
  }
});
