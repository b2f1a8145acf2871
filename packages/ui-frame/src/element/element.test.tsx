import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { type FrameElement, defineFrameElement } from './index.ts';

defineFrameElement();

afterEach(() => document.querySelectorAll('eecs-frame').forEach((element) => element.remove()));

test('a frame stands in plain HTML, is set, solved, drawn and heard of', async () => {
  const element = document.createElement('eecs-frame') as FrameElement;
  element.setAttribute('locale', 'uk');
  element.value = createFrameStarter('portal', { system: 0 });
  const heard: unknown[] = [];
  element.addEventListener('solve', (event) => heard.push((event as CustomEvent).detail));
  document.body.append(element);
  await expect.element(page.getByRole('group', { name: /рам/i }).first()).toBeVisible();
  await expect.poll(() => element.value?.members.length).toBe(3);
  await element.solve();
  await expect.poll(() => heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ verdict: { status: 'indeterminate', degree: 3 } });
  expect(await element.toSVG()).toContain('56,942');
});
