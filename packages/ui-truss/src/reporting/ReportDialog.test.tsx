import { createRef } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { readCase, triangle } from '../../test/triangle.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle, TrussHost } from '../props.ts';

/** The triangle of steel with bars of 20 mm by 50 mm. */
const trestle = readCase({
  ...triangle,
  title: 'Trestle',
  links: triangle.links.map((link) => ({ ...link, materialIndex: 0, sectionIndex: 0 })),
  materials: [{ name: 'Steel', E: 210_000, strength: { tension: 235 } }],
  sections: [{ label: 'Flat', className: 'rectangle', b: 20, h: 50 }],
});

const sheet = (): Document | null => document.querySelector('iframe')?.contentDocument ?? null;
const said = (): string => sheet()?.body.textContent.replace(/[\s\u202f]/gu, ' ') ?? '';

/** Counts print calls, without opening the browser's dialog. */
function countPrints(): { readonly titles: string[]; readonly stop: () => void } {
  const titles: string[] = [];
  const observer = new MutationObserver(() => {
    const view = document.querySelector('iframe')?.contentWindow;
    if (view != null) view.print = () => titles.push(view.document.title);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return { titles, stop: () => observer.disconnect() };
}

async function open(host: TrussHost = {}) {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={trestle} ref={ref} host={host} />
    </div>,
  );
  await expect.poll(() => container.querySelector('[data-board] path[data-role="tension"]')).not.toBeNull();
  return { ref, container };
}

test('the report is reached from the results, and its parts are chosen', async () => {
  await open();
  await page.getByRole('button', { name: 'Report' }).click();
  // The legs carry 5·√13/3 = 6.009 kN.
  await expect.poll(said).toContain('−6.009');
  expect(sheet()?.querySelectorAll('figure')).toHaveLength(3);
  expect(said()).not.toContain('Moments about');
  await page.getByRole('checkbox', { name: 'Method of sections' }).click();
  await expect.poll(said).toContain('The cut goes through the rods');
  await page.getByRole('checkbox', { name: 'Given' }).click();
  await expect.poll(said).not.toContain('Cross-sections');
});

drawnTest('Ctrl P and the handle print the report, and not the screen', async () => {
  const { titles, stop } = countPrints();
  const { ref, container } = await open();
  container.querySelector<HTMLElement>('[data-board] [role="listbox"]')?.focus();
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => titles.length).toBe(1);
  expect(titles[0]).toContain('Trestle');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(sheet).toBeNull();
  await ref.current?.print();
  await expect.poll(() => titles.length).toBe(2);
  stop();
});

drawnTest('surroundings without the feature show all of it as a sample', async () => {
  const explain = vi.fn();
  await open({ features: new Set(), explain });
  await page.getByRole('button', { name: 'Report' }).click();
  await expect.poll(said).toContain('−6.009');
  expect(sheet()?.querySelector('[data-sample]')?.textContent).toBe('SAMPLE');
  await page.getByRole('note').getByRole('button').click();
  expect(explain).toHaveBeenCalledWith('truss.report');
});
