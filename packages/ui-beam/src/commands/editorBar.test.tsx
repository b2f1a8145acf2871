import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { Button, type Locale, WidgetRoot } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

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

const find = (name: string) => page.getByRole('button', { name, exact: true });

/** Mounts an editor of a given width with one action of the host. */
async function mount(locale: Locale, width: number) {
  await page.viewport(1280, 900);
  const ref = createRef<BeamEditorHandle>();
  await render(
    <WidgetRoot theme="light">
      <div style={{ width }}>
        <BeamEditor defaultValue={tooManyHinges} ref={ref} locale={locale} actions={<Button>…</Button>} />
      </div>
    </WidgetRoot>,
  );
  // The texts of a language load by themselves.
  await expect.element(find(SOLVE[locale])).toBeVisible();
  const boxOf = (name: string): DOMRect => find(name).element().getBoundingClientRect();
  // The board has no role, because its list of objects fills it.
  const board = page.getByRole('listbox').element().closest('[data-beam-board]') as HTMLElement;
  return { boxOf, board, open: (beam: BeamCase) => ref.current?.setCase(beam) };
}

test.each(drawTasks(WIDTHS, 3))(
  'in %s at %i px what the surroundings add stands in one line with Solve and ends where the board does',
  async (locale, width) => {
    const { boxOf, board, open } = await mount(locale, width);
    const judge = (): number => {
      const [solve, more, box] = [boxOf(SOLVE[locale]), boxOf('…'), board.getBoundingClientRect()];
      expect(Math.abs(solve.top - more.top)).toBeLessThan(more.height / 2);
      expect(more.left).toBeGreaterThanOrEqual(solve.right);
      expect(Math.abs(box.right - more.right)).toBeLessThan(2);
      return box.top;
    };
    const isHindered = () => find(SOLVE[locale]).element().matches(':disabled, [aria-disabled="true"]');
    expect(isHindered()).toBe(true);
    const top = judge();
    open(gerberGirder);
    await expect.poll(isHindered).toBe(false);
    // A long reason takes the available room, and shifts nothing.
    expect(judge()).toBe(top);
  },
);

test('on a phone the verdict is shown whole, in a line above Solve', async () => {
  const { boxOf, open } = await mount('ru', 360);
  open(gerberGirder);
  const verdict = page.getByText('Статически определима');
  await expect.element(verdict).toBeVisible();
  const { clientWidth, scrollWidth } = verdict.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const words = verdict.element().getBoundingClientRect();
  expect(words.bottom).toBeLessThanOrEqual(boxOf('Рассчитать').top + 1);
  expect(words.height).toBeLessThan(20);
});
