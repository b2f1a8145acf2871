import type { BeamCase } from '@eecs/solver-core';
import { Button, type Locale, WidgetRoot } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { tooManyHinges, gerberGirder } = beamExamples;

const SOLVE = { 'en-US': 'Solve', ru: 'Рассчитать', uk: 'Розрахувати' } as const;

const WIDTHS = [
  ['en-US', 640],
  ['en-US', 700],
  ['en-US', 760],
  ['en-US', 820],
  ['ru', 700],
  ['ru', 760],
  ['uk', 820],
  ['ru', 1100],
] as const;

/** Mounts an editor of a width with one action of the surroundings. */
async function mount(beam: BeamCase, locale: Locale, width: number) {
  await page.viewport(1280, 900);
  const { unmount } = await render(
    <WidgetRoot theme="light">
      <div style={{ width }}>
        <BeamEditor defaultValue={beam} locale={locale} actions={<Button>…</Button>} />
      </div>
    </WidgetRoot>,
  );
  const find = (name: string) => page.getByRole('button', { name, exact: true });
  // The texts of a language come by themselves.
  await expect.element(find(SOLVE[locale])).toBeVisible();
  const boxOf = (name: string): DOMRect => find(name).element().getBoundingClientRect();
  return { boxOf, unmount };
}

test.each(WIDTHS)(
  'in %s at %i px what the surroundings add stands in one line with Solve',
  async (locale, width) => {
    for (const beam of [tooManyHinges, gerberGirder]) {
      const { boxOf, unmount } = await mount(beam, locale, width);
      const [solve, more] = [boxOf(SOLVE[locale]), boxOf('…')];
      expect(Math.abs(solve.top - more.top)).toBeLessThan(more.height / 2);
      expect(more.left).toBeGreaterThanOrEqual(solve.right);
      await unmount();
    }
  },
);

test.each(WIDTHS)(
  'in %s at %i px what the surroundings add ends where the board does',
  async (locale, width) => {
    const tops: number[] = [];
    for (const beam of [tooManyHinges, gerberGirder]) {
      const { boxOf, unmount } = await mount(beam, locale, width);
      // The board has no role: its list of objects fills it.
      const board = page.getByRole('listbox').element().closest('[data-beam-board]') as HTMLElement;
      expect(Math.abs(board.getBoundingClientRect().right - boxOf('…').right)).toBeLessThan(2);
      tops.push(board.getBoundingClientRect().top);
      await unmount();
    }
    // A long reason takes the room that is there, and moves nothing.
    expect(tops[0]).toBe(tops[1]);
  },
);
