import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawTasks } from '../../solver-core/verification/drawTasks.ts';
import { readDiagram } from '../test/readEditor.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorHandle, BeamFault } from './props.ts';

const { twoSpans } = beamExamples;

beforeEach(() => page.viewport(1024, 800));

/** Styles that a page may have, with the editor inside. */
describe('the page lays the editor out', () => {
  const STYLES = [
    ['in a row beside its menu', { display: 'flex' }],
    ['in a centred column', { display: 'flex', flexDirection: 'column', alignItems: 'center' }],
    ['in a grid that starts its items', { display: 'grid', justifyItems: 'start' }],
    ['as an inline block', { display: 'inline-block' }],
    ['as a float', { float: 'left' }],
    ['in a place of its own', { position: 'absolute' }],
    ['as wide as what it holds', { width: 'fit-content' }],
    ['in a cell', { display: 'table-cell' }],
  ] as const;

  test.each(drawTasks(STYLES, 3))('%s', async (_, style) => {
    const { container } = await render(
      <div style={style}>
        <nav>Menu</nav>
        <BeamEditor defaultValue={twoSpans} />
      </div>,
    );
    const editor = container.querySelector('[data-beam-editor]') as HTMLElement;
    await expect.poll(() => editor.getBoundingClientRect().width).toBeGreaterThan(300);
    expect(editor.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth + 1);
  });
});

test('a form of the page is not submitted by Enter in a field, nor by a button', async () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  const { container } = await render(
    <form onSubmit={(event) => submitted(event.nativeEvent)}>
      <BeamEditor defaultValue={beamExamples.hingedSpans} />
    </form>,
  );
  for (const name of ['Title of the beam', 'Load 1, value']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await userEvent.fill(field, name === 'Load 1, value' ? '12' : 'Girder');
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect([...container.querySelectorAll('button')].filter(({ type }) => type === 'submit')).toEqual([]);
  expect(submitted).not.toHaveBeenCalled();
});

test('in a page written from right to left signs keep before their numbers', async () => {
  const { container } = await render(
    <div dir="rtl">
      <BeamEditor defaultValue={twoSpans} />
    </div>,
  );
  const editor = container.querySelector('[data-beam-editor]') as HTMLElement;
  expect(getComputedStyle(editor).direction).toBe('ltr');
});

test('letters of a theme do not change the signs of the diagrams', async () => {
  const { container } = await render(
    <>
      <style>{'button { text-transform: uppercase; letter-spacing: 4px }'}</style>
      <BeamEditor defaultValue={twoSpans} />
    </>,
  );
  const buttons = [...container.querySelectorAll('[data-beam-editor] button')];
  expect(buttons.length).toBeGreaterThan(5);
  for (const button of buttons) expect(getComputedStyle(button).textTransform).toBe('none');
});

const TAGS = [
  ['uk-UA', 'Редактор балки'],
  ['ru_RU', 'Редактор балки'],
  ['en', 'Beam editor'],
  ['de-AT', 'Beam editor'],
] as const;

test.each(drawTasks(TAGS, 2))('the language tag %s is read', async (tag, name) => {
  const warn = vi.spyOn(console, 'warn');
  await render(<BeamEditor defaultValue={twoSpans} locale={tag} />);
  await expect.element(page.getByRole('group', { name, exact: true })).toBeVisible();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('a beam that nobody handed in is called as the reader calls one, in a language whose texts come later too', async () => {
  const ref = createRef<BeamEditorHandle>();
  const onChange = vi.fn();
  await render(<BeamEditor locale="uk" ref={ref} onChange={onChange} />);
  await expect.poll(() => ref.current?.getCase().title).toBe('Багатопрогонова балка');
  expect(onChange).not.toHaveBeenCalled();
});

describe('the document', () => {
  /** The minimal solvable beam from the README of the solver. */
  const LEAST = {
    schema: 1,
    L: 6,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 6 },
    ],
    loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-12000, -12000, -12000] }],
  };

  test('a document may contain only what is needed', async () => {
    await render(<BeamEditor defaultValue={LEAST as unknown as BeamCase} />);
    // q·L²/8 = 12·36/8.
    expect(await readDiagram(/Bending moment/)).toContain('54.000 kN·m');
  });

  test('may be a proxy, as reactive frameworks hand it in, with a function in it', async () => {
    const proxy = asProxy({ ...twoSpans, onAnything: () => undefined });
    await render(<BeamEditor value={proxy} />);
    await expect.element(page.getByRole('figure', { name: /Bending moment/ })).toBeVisible();
    await expect.element(page.getByText(/This part has failed/)).not.toBeInTheDocument();
  });

  test.each([
    ['nothing', null, 'This is not a beam document.'],
    ['an empty object', {}, 'The beam has no length.'],
    ['a text', JSON.stringify(twoSpans), 'This is not a beam document.'],
    ['a number', Number.NaN, 'This is not a beam document.'],
    [
      'a form of the future',
      { ...twoSpans, schema: 99 },
      'The document has version 99, which is unknown here.',
    ],
    [
      'a beam on a support nowhere',
      { ...twoSpans, supports: [{ className: 'pin', x: 'a' }] },
      'Support 1, place: a number is expected.',
    ],
  ])('that is %s is reported in sentences, and the page stands', async (_, given, sentence) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const faults: BeamFault[] = [];
    await render(
      <>
        <BeamEditor defaultValue={given as unknown as BeamCase} onError={(fault) => faults.push(fault)} />
        <p>The rest of the page</p>
      </>,
    );
    await expect.element(page.getByText('The rest of the page')).toBeVisible();
    await expect.element(page.getByText('This document cannot be opened')).toBeVisible();
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(faults.map(({ kind }) => kind)).toEqual(['refusedDocument']);
    log.mockRestore();
  });

  test('is told in the reader’s language', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await render(<BeamEditor locale="uk" defaultValue={{ ...twoSpans, L: 0 }} />);
    await expect.element(page.getByText('Цей документ не можна відкрити')).toBeVisible();
    await expect.element(page.getByText('Довжина балки має бути > 0.')).toBeVisible();
    log.mockRestore();
  });
});

test('units may be the text of an attribute', async () => {
  await render(<BeamEditor units={'1' as unknown as 1} />);
  await expect.element(page.getByText(/ft/).first()).toBeVisible();
});

test('two editors are told apart by their names', async () => {
  await render(
    <>
      <BeamEditor defaultValue={twoSpans} aria-label="Before" />
      <BeamEditor defaultValue={twoSpans} aria-label="After" />
    </>,
  );
  await expect.element(page.getByRole('group', { name: 'Before', exact: true })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'After', exact: true })).toBeVisible();
});

test('a handle opens what `defaultValue` takes', async () => {
  const ref = createRef<BeamEditorHandle>();
  await render(<BeamEditor ref={ref} />);
  ref.current?.setCase(asProxy(twoSpans));
  await expect.poll(() => ref.current?.getCase().L).toBe(twoSpans.L);
});

/** A deep proxy of an object, like those of Vue and Svelte. */
function asProxy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key) => asProxy((target as Readonly<Record<PropertyKey, unknown>>)[key]),
  });
}
