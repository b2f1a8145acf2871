import { createRef } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { judgeBeam } from '@eecs/solver-core';
import { BeamEditor } from '../BeamEditor.tsx';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { generateMechanism } from '../../test/generateBeam.ts';
import type { BeamEditorHandle } from '../props.ts';

const WORDS = {
  'en-US': { title: 'The beam cannot be solved', motion: /turns|slides|moves/ },
  ru: { title: 'Балку нельзя рассчитать', motion: /поворачивается|скользит|движется|перемещается/ },
  uk: { title: 'Балку неможливо розрахувати', motion: /повертається|ковзає|рухається|переміщується/ },
} as const;

/** Each seed gives another mechanism. */
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

test.each(drawTasks(Object.keys(WORDS) as (keyof typeof WORDS)[], 1))(
  'in %s a mechanism moves on the board, its cause is told, and the first button makes it stand',
  async (locale) => {
    const ref = createRef<BeamEditorHandle>();
    const { title, motion } = WORDS[locale];
    const seeds = drawTasks(SEEDS, 4);
    const first = generateMechanism(seeds[0] ?? 1);
    const { container } = await render(<BeamEditor defaultValue={first} locale={locale} ref={ref} />);
    for (const seed of seeds) {
      ref.current?.setCase({ ...generateMechanism(seed), title: String(seed) });
      const report = page.getByRole('alert').filter({ hasText: title });
      await expect.element(report).toBeVisible();
      const text = report.element().textContent;
      expect(text).toMatch(motion);
      expect(text).not.toMatch(/\{\{|undefined|NaN/);
      expect(container.querySelector('[data-mechanism] path')?.getAttribute('d')).toMatch(/^M/);
      const motions = judgeBeam(ref.current?.getCase() ?? generateMechanism(seed)).mechanisms.length;
      const modes = report.getByRole('radio').elements() as HTMLElement[];
      expect(modes.length).toBe(motions === 1 ? 0 : motions);
      modes.at(-1)?.click();
      await expect
        .poll(() => container.querySelector('[data-mechanism]')?.getAttribute('data-mechanism'))
        .toBe(String(motions - 1));
      // The switch of motions comes first, then the fixes.
      const buttons = report.getByRole('button').elements() as HTMLElement[];
      buttons[1]?.click();
      await expect.element(page.getByText(title)).not.toBeInTheDocument();
      expect(judgeBeam(ref.current?.getCase() ?? generateMechanism(seed)).mechanisms).toEqual([]);
      expect(container.querySelector('[data-mechanism]')).toBeNull();
    }
  },
);

drawnTest('with reduced motion the moved beam stands still', async () => {
  const { container } = await render(<BeamEditor defaultValue={generateMechanism(3)} />);
  const swing = container.querySelector('[data-mechanism]') as SVGElement;
  // The rule of the animation is inside the query for readers without reduced motion.
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const moving = rules.filter((rule) => rule.cssText.includes('animation') && /600ms/.test(rule.cssText));
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.every((rule) => /prefers-reduced-motion: no-preference/.test(rule.cssText))).toBe(true);
  expect(getComputedStyle(swing).animationIterationCount).toBe('8');
});
