import { Button, WidgetRoot } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { tooManyHinges, gerberGirder } = beamExamples;

test.each([
  ['en-US', 640],
  ['en-US', 700],
  ['en-US', 760],
  ['en-US', 820],
  ['ru', 700],
  ['ru', 760],
  ['uk', 820],
  ['ru', 1100],
] as const)(
  'in %s at %i px what the surroundings add stands beside Solve, at the right end',
  async (locale, width) => {
    await page.viewport(1280, 900);
    for (const beam of [tooManyHinges, gerberGirder]) {
      const { container, unmount } = await render(
        <WidgetRoot theme="light">
          <div style={{ width }}>
            <BeamEditor defaultValue={beam} locale={locale} actions={<Button>…</Button>} />
          </div>
        </WidgetRoot>,
      );
      const solve = [...container.querySelectorAll('button')].find((button) =>
        button.hasAttribute('aria-describedby'),
      );
      const more = page.getByRole('button', { name: '…' }).element();
      const [left, right] = [solve?.getBoundingClientRect(), more.getBoundingClientRect()];
      expect(Math.abs((left?.top ?? 0) - right.top)).toBeLessThan(right.height / 2);
      const editor = container.querySelector('[data-beam-board]')?.getBoundingClientRect();
      expect(Math.abs((editor?.right ?? 0) - right.right)).toBeLessThan(width < 1000 ? 2 : Infinity);
      await unmount();
    }
  },
);
