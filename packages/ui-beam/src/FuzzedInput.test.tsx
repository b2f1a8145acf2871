import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRow } from '../test/openRow.ts';
import { drawTasks } from '../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorHandle } from './props.ts';

const { hingedSpans } = beamExamples;

// The bundler replaces exactly this expression.
const env = (import.meta as unknown as { readonly env: Readonly<Record<string, string | undefined>> }).env;
/**
 * The full test uses 500 inputs per field, by `VITE_FUZZ_INPUTS=500`. The nightly run tries every second input,
 * alternating between fields; an ordinary run tries a part of these and all empty ones.
 */
const INPUTS_PER_FIELD = Number(env['VITE_FUZZ_INPUTS'] ?? 30);
const INPUTS_DRAWN = 12;
const SEED = Number(env['VITE_FUZZ_SEED'] ?? 7);

const faults: unknown[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  faults.push('reason' in event ? event.reason : event.message);
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  faults.length = 0;
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => faults.push(words.join(' ')));
});

afterEach(async () => {
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  vi.restoreAllMocks();
  await page.viewport(414, 896);
});

/** Texts that people, programs and cats put into a field. */
const SEEDS = [
  ...['', ' ', 'abc', '-', '+', '.', ',', 'e', '1e', 'NaN', 'Infinity', '-Infinity', 'null', 'undefined'],
  ...['0', '-0', '1', '-1', '3', '2,5', '1.2.3', '1,234,567.8', '−4', '1e-12', '1e12', '1e400', '-1e400'],
  ...['1e-400', '9'.repeat(40), '9'.repeat(400), '0.' + '0'.repeat(300) + '1', '1/0', '0/0', '1/3', '2*3.5'],
  ...[
    '5 kN',
    '5 kN/m',
    '3 m',
    '12 ft 3 1/2 in',
    `12' 3-1/2"`,
    '29000 ksi',
    '30 °',
    '7 °C',
    '5 apples',
    '3 kg',
  ],
  ...[
    'L/3',
    'L',
    '(1+2',
    '((((((1))))))',
    '1+',
    '**2',
    '١٢٣',
    '１２',
    '½',
    '🙂',
    '<b>1</b>',
    '=1+1',
    "1'; --",
  ],
] as const;

/**
 * Lists inputs made from the seeds, the same on every machine for one `SEED`: each whole, then cut, doubled, joined.
 * `from` is 0 or 1.
 */
function listInputs(count: number, from: number): string[] {
  let state = SEED;
  const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  const pick = (): string => SEEDS[Math.floor(random() * SEEDS.length)] ?? '';
  return Array.from({ length: count }, (_, i) => {
    const place = count < SEEDS.length ? 2 * i + from : i;
    const seed = SEEDS[place] ?? pick();
    if (place < SEEDS.length) return seed;
    const turn = random();
    if (turn < 0.3) return seed.slice(0, Math.ceil(random() * seed.length));
    if (turn < 0.5) return `${seed}${pick()}`;
    if (turn < 0.7) return String((random() - 0.5) * 10 ** Math.round(24 * random() - 12));
    return turn < 0.85 ? ` ${seed} ` : `${(random() * 20).toFixed(3)} ${pick()}`;
  });
}

/** Types and commits by the events of a browser, because a simulated keyboard would take minutes. */
function enter(field: HTMLInputElement, text: string): void {
  field.focus();
  // React watches the element's own property, so the value is set by the prototype's setter.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Finds the path of an invalid number; JSON writes NaN as null. */
function findBadNumber(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const bad = findBadNumber(part, `${path}/${key}`);
    if (bad !== null) return bad;
  }
  return null;
}

/** React and the preview both end their work in microtasks. */
async function settle(): Promise<void> {
  for (let i = 0; i < 4; i += 1) await Promise.resolve();
}

const plain = (element: Element): string => element.textContent.replace(/\s/gu, ' ');
const readReason = (): string =>
  [...document.querySelectorAll('[role="status"]')].map((status) => plain(status)).join(' ');
const readCaptions = (): string =>
  [...document.querySelectorAll('figcaption')].map((caption) => plain(caption)).join(' ');

const FIELDS = [
  ['a place', /Loads/, 1, 'Load 1, x', 0],
  ['a force', /Loads/, 1, 'Load 1, value', 1],
  ['an angle', /Loads/, 2, 'Load 2, angle', 0],
  ['a moment', /Loads/, 3, 'Load 3, value', 1],
  ['an ordinate', /Loads/, 4, 'Load 4, ordinate in the middle', 0],
  ['a mass', /Loads/, 5, 'Load 5, mass per length', 1],
  ['a modulus', /Materials/, 1, 'Material 1, Elastic modulus E', 0],
  ['a dimension', /Cross-sections/, 1, 'Cross-section 1, Height h', 1],
  ['the length', /Case(?! sets)/, null, 'Length', 0],
] as const;

test.each(drawTasks(FIELDS, 2))(
  `of ${INPUTS_PER_FIELD} inputs (seed ${SEED}) into the field of %s: no number that is none, no error, and a text that is refused stays`,
  { timeout: 240_000 },
  async (_, tab, row, name, from) => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={hingedSpans} ref={ref} />);
    await openRow(tab, row ?? undefined);
    const field = (): HTMLInputElement =>
      page.getByRole('textbox', { name, exact: true }).element() as HTMLInputElement;
    const get = (): BeamCase => ref.current?.getCase() ?? hingedSpans;
    let taken = 0;
    const inputs = listInputs(INPUTS_PER_FIELD, from);
    const drawn = new Set(drawTasks(inputs, INPUTS_DRAWN));
    for (const text of inputs.filter((one) => one.trim() === '' || drawn.has(one))) {
      const before = get();
      enter(field(), text);
      await settle();
      const after = get();
      expect(findBadNumber(after), `“${text}”`).toBeNull();
      expect(JSON.stringify(after)).not.toContain('null');
      if (after !== before) taken += 1;
      if (text.trim() !== '') continue;
      // An empty field does not mean zero: the document does not change, and the field stays empty.
      expect(after).toBe(before);
      expect(field().value.trim()).toBe('');
      expect(field().getAttribute('aria-invalid')).toBe('true');
      // The texts of a reason are loaded with the first one.
      await expect.poll(readReason).toContain('has an invalid value');
    }
    expect(taken).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    // The editor still works: a valid value is accepted and solved.
    ref.current?.setCase(hingedSpans);
    await expect.poll(readCaptions).toContain('31.076 kN·m at 3 m');
  },
);

test('an empty field leaves the last result on the screen, faint as any of an earlier beam, and says what is no part of it', async () => {
  await render(<BeamEditor defaultValue={hingedSpans} />);
  await openRow(/Loads/, 1);
  await expect.poll(readCaptions).toContain('31.076 kN·m at 3 m');
  const field = page.getByRole('textbox', { name: 'Load 1, value' });
  enter(field.element() as HTMLInputElement, '');
  await expect.poll(readReason).toContain('“Load 1, value” (tab “Loads”) has an invalid value.');
  await expect
    .element(page.getByText('The invalid value in “Load 1, value” is ignored.').first())
    .toBeVisible();
  await expect.element(page.getByText('Earlier beam').first()).toBeVisible();
  await expect.poll(() => document.querySelector('[data-diagram="M"] [data-stale]')).not.toBeNull();
  expect(readCaptions()).toContain('31.076 kN·m at 3 m');
  await expect.element(page.getByRole('button', { name: 'Solve' })).toBeDisabled();
  // After the text is removed the result belongs to this very beam again.
  await userEvent.click(field);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-diagram="M"] [data-stale]')).toBeNull();
});
