import { createRef } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { FrameEditor } from '../FrameEditor.tsx';
import type { FrameEditorHandle } from '../props.ts';
import { createFrameStarter } from '../starters/frameStarters.ts';

const portal = createFrameStarter('portal', { system: 0, title: 'Hall' });

const sheet = (): Document | null => document.querySelector('iframe')?.contentDocument ?? null;
const said = (): string => sheet()?.body.textContent.replace(/[\s\u202f]/gu, ' ') ?? '';

test('the report is reached under the board, its parts are chosen, and Ctrl P prints it', async () => {
  const titles: string[] = [];
  const observer = new MutationObserver(() => {
    const view = document.querySelector('iframe')?.contentWindow;
    if (view != null) view.print = () => titles.push(view.document.title);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const ref = createRef<FrameEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <FrameEditor defaultValue={portal} ref={ref} />
    </div>,
  );
  await page.getByRole('button', { name: 'Report' }).click();
  await expect.poll(said).toContain('Bending moment M, kN·m');
  expect(sheet()?.querySelectorAll('figure')).toHaveLength(6);
  await page.getByRole('checkbox', { name: 'Diagrams' }).click();
  await expect.poll(() => sheet()?.querySelectorAll('figure').length).toBe(3);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(sheet).toBeNull();
  container.querySelector<HTMLElement>('[data-board] [role="listbox"]')?.focus();
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => titles.length).toBe(1);
  expect(titles[0]).toContain('Hall');
  observer.disconnect();
});
