import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { twoBarTruss } from '../examples/twoBarTruss.ts';
import { type TrussElement, defineTrussElement } from './index.ts';

defineTrussElement();

afterEach(() => document.querySelectorAll('eecs-truss').forEach((element) => element.remove()));

test('a truss stands in plain HTML, is set, solved and heard of', async () => {
  const element = document.createElement('eecs-truss') as TrussElement;
  element.setAttribute('locale', 'ru');
  element.value = twoBarTruss;
  const heard: unknown[] = [];
  element.addEventListener('solve', (event) => heard.push((event as CustomEvent).detail));
  document.body.append(element);
  await expect.element(page.getByRole('group', { name: /ферм/i }).first()).toBeVisible();
  await expect.poll(() => element.value?.links.length).toBe(twoBarTruss.links.length);
  await element.solve();
  await expect.poll(() => heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ verdict: { status: 'determinate' } });
});
