import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import { createTrussExample } from '../starters/trussExamples.ts';

drawnTest(
  'by / a command is found by its name and done; one of the surroundings too, one that cannot be done says why',
  async () => {
    let shared = 0;
    const { container } = await render(
      <div style={{ width: 1200 }}>
        <TrussEditor
          defaultValue={createTrussExample('jib')}
          commands={[{ name: 'share', label: 'Copy a link', run: () => (shared += 1) }]}
        />
      </div>,
    );
    const svg = container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
    await expect.poll(() => svg.dataset['ready']).toBe('');
    const board = svg.querySelector<SVGGElement>('[role="listbox"]');
    const search = async (words: string): Promise<void> => {
      board?.focus();
      await userEvent.keyboard('/');
      await page.getByRole('combobox', { name: 'Search the commands' }).fill(words);
    };
    await search('tool rod');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => svg.dataset['tool']).toBe('rod');
    await search('link');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shared).toBe(1);
    await search('undo');
    await expect.element(page.getByText('There is nothing to undo.')).toBeVisible();
  },
);
