import type { BeamCase } from '@eecs/solver-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beamExamples } from '../examples/beamExamples.ts';
import { type BeamElement, defineBeamElement } from './index.ts';

defineBeamElement();
const { hingedSpans, twoSpans } = beamExamples;

afterEach(() => document.querySelectorAll('eecs-beam').forEach((element) => element.remove()));

function create(attributes: Readonly<Record<string, string>> = {}): BeamElement {
  const element = document.createElement('eecs-beam') as BeamElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const open = (element: BeamElement): BeamElement => document.body.appendChild(element);

test('plain HTML says all of it by attributes', async () => {
  const holder = document.createElement('div');
  holder.innerHTML = `<eecs-beam locale="uk-UA" theme="dark" units="us" readonly value='${JSON.stringify(twoSpans)}'></eecs-beam>`;
  document.body.append(holder);
  await expect.element(page.getByRole('group', { name: 'Редактор балки' })).toBeVisible();
  const element = holder.firstElementChild as BeamElement;
  const root = element.shadowRoot?.querySelector('[data-eecs-root]');
  expect(root?.getAttribute('data-theme')).toBe('dark');
  // 1 in is 0.0254 m.
  await expect.poll(() => element.value?.L).toBeCloseTo(twoSpans.L / 0.0254, 3);
  element.setAttribute('hide', 'tables nothing  status');
  await expect.poll(() => page.getByRole('tablist').elements()).toEqual([]);
  element.setAttribute('locale', 'en');
  await expect.element(page.getByRole('group', { name: 'Beam editor' })).toBeVisible();
  holder.remove();
});

test('a program sets and reads the beam, and hears of edits and results', async () => {
  await page.viewport(1024, 800);
  const element = create({ label: 'Girder' });
  const heard: [string, unknown][] = [];
  for (const name of ['change', 'select', 'solve', 'fault'])
    document.body.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) heard.push([name, event.detail]);
    });
  element.value = hingedSpans;
  open(element);
  await expect.element(page.getByRole('group', { name: 'Girder' })).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Title of the beam' });
  await userEvent.fill(title, 'Heard');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => heard.map(([name]) => name)).toEqual(['change']);
  expect(element.value?.title).toBe('Heard');
  await page.getByRole('textbox', { name: 'Load 1, value' }).click();
  await expect
    .poll(() => heard.filter(([name]) => name === 'select').at(-1)?.[1])
    .toEqual([{ kind: 'load', index: 0 }]);
  element.undo();
  await expect.poll(() => element.value?.title).toBe(hingedSpans.title);
  await element.solve();
  await expect.poll(() => heard.at(-1)?.[0]).toBe('solve');
  expect(heard.at(-1)?.[1]).toMatchObject({ level: 'ok' });
  expect(await element.solve()).toMatchObject({ level: 'ok' });
  expect(await element.toSVG()).toMatch(/^<svg/);
});

test('in a row of the page it takes the room there is, as the editor in React does', async () => {
  const row = document.createElement('div');
  row.style.cssText = 'display: flex; width: 1000px';
  const element = create();
  row.append(element);
  document.body.append(row);
  await expect.element(page.getByRole('group', { name: 'Beam editor' })).toBeVisible();
  expect(element.getBoundingClientRect().width).toBe(1000);
  row.remove();
});

test('moved in the page or taken out and put back it keeps its beam', async () => {
  const element = open(create());
  await expect.poll(() => element.value?.L).toBe(5);
  element.value = twoSpans;
  await expect.poll(() => element.value?.L).toBe(twoSpans.L);
  element.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(element.shadowRoot?.querySelector('[data-beam-editor]')).toBeNull();
  open(element);
  await expect.poll(() => element.shadowRoot?.querySelector('[data-beam-editor]')).not.toBeNull();
  expect(element.value?.L).toBe(twoSpans.L);
});

test('a document that is not a beam is reported in its place, and the next one is opened', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = open(create({ value: '{"L":' }));
  await expect.element(page.getByText('This is not a beam document.')).toBeVisible();
  element.value = twoSpans;
  await expect.element(page.getByRole('group', { name: 'Beam editor' })).toBeVisible();
  await expect.poll(() => element.value?.L).toBe(twoSpans.L);
  // Once a document is drawn, it stays after an invalid one.
  const faults: unknown[] = [];
  element.addEventListener('fault', (event) => faults.push((event as CustomEvent).detail));
  element.value = { L: -1 } as unknown as BeamCase;
  expect(faults).toMatchObject([{ kind: 'refusedDocument' }]);
  expect(element.value?.L).toBe(twoSpans.L);
  log.mockRestore();
});

test('an invalid exercise is reported in place of its questions and to the page, and shows no result', async () => {
  const element = open(create({ value: JSON.stringify(twoSpans) }));
  const faults: unknown[] = [];
  element.addEventListener('fault', (event) => {
    if (event instanceof CustomEvent) faults.push((event.detail as { readonly error: Error }).error.message);
  });
  for (const [exercise, place] of [
    ['{}', 'questions'],
    ['null', 'exercise'],
    ['{"questions":[{"id":"a","of":"T"}]}', 'questions[0].of'],
  ] as const) {
    element.setAttribute('exercise', exercise);
    await expect
      .poll(() => page.getByRole('region', { name: 'Exercise' }).element().textContent)
      .toContain(`“${place}” is missing`);
    await expect.poll(() => faults.at(-1)).toContain(`no exercise: \`${place}\` has to be`);
  }
  expect(element.shadowRoot?.querySelector('[data-plot]')).toBeNull();
  element.setAttribute('exercise', '{"questions":[{"id":"a","of":"M"}]}');
  await expect.element(page.getByRole('textbox', { name: /greatest value, without sign/ })).toBeVisible();
});

test('the page colours it by its part', async () => {
  const style = document.createElement('style');
  style.textContent = 'eecs-beam::part(root) { --eecs-accent: rgb(1, 2, 3) }';
  document.head.append(style);
  const element = open(create());
  await expect
    .poll(() => {
      const root = element.shadowRoot?.querySelector('[data-eecs-root]');
      return root && getComputedStyle(root).getPropertyValue('--eecs-accent');
    })
    .toBe('rgb(1, 2, 3)');
  style.remove();
});

test('properties set before the element is defined are applied when it is', async () => {
  const element = document.createElement('eecs-late') as BeamElement;
  element.value = twoSpans;
  document.body.append(element);
  defineBeamElement('eecs-late');
  await expect.poll(() => element.value?.L).toBe(twoSpans.L);
  expect(Object.hasOwn(element, 'value')).toBe(false);
  element.remove();
});

test('a page that hands each change back, through a proxy too, loses no step back and hears of it once', async () => {
  const element = create();
  element.value = twoSpans;
  const heard: string[] = [];
  element.addEventListener('change', (event) => {
    const { detail } = event as CustomEvent<BeamCase>;
    heard.push(detail.title);
    element.value = new Proxy(structuredClone(detail), {});
  });
  open(element);
  const title = page.getByRole('textbox', { name: 'Title of the beam' });
  await title.fill('Kept');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => heard).toEqual(['Kept']);
  element.undo();
  await expect.poll(() => heard).toEqual(['Kept', twoSpans.title]);
});
