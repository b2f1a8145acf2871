import { StrictMode, createRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BeamAnswer, type BeamCase, solveBeam } from '@eecs/solver-core';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describe, expect, test, vi } from 'vitest';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import { openRow } from '../test/openRow.ts';
import { tooManyHinges } from './examples/tooManyHinges.ts';
import type { BeamEditorHandle } from './props.ts';

const { hingedSpans, proppedCantilever, twoSpans } = beamExamples;

/** The sentence of a diagram, with plain spaces. */
async function readDiagram(name: RegExp, within: Pick<Locator, 'getByRole'> = page): Promise<string> {
  const figure = within.getByRole('figure', { name });
  await expect.element(figure).toBeInTheDocument();
  return (figure.element().querySelector('figcaption')?.textContent ?? '').replace(/\s/gu, ' ');
}

/** The text of an element, somewhere in it, with plain spaces. */
async function expectText(element: Locator, part: string): Promise<void> {
  await expect.poll(() => element.element().textContent.replace(/\s/gu, ' ')).toContain(part);
}

async function solve(within: Pick<Locator, 'getByRole'> = page): Promise<void> {
  await within.getByRole('button', { name: 'Solve' }).click();
}

describe('solving', () => {
  test('the first example gives M(3) = 31.076 kN·m, and its reactions', async () => {
    await render(<BeamEditor defaultValue={hingedSpans} />);
    await solve();
    expect(await readDiagram(/Bending moment/)).toContain('31.076 kN·m at 3 m');
    const row = page.getByRole('table', { name: /Reactions/ }).getByRole('row', { name: /^B/ });
    await expectText(row, '16.864');
    await expect.element(page.getByRole('button', { name: 'Solve' })).toBeDisabled();
    await expect.element(page.getByText('The results are up to date.')).toBeVisible();
  });

  test('a load edited in the table changes the moment to its closed form, at once in the preview and then in the result', async () => {
    await render(<BeamEditor defaultValue={proppedCantilever} />);
    await solve();
    expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m at 2 m');
    const value = page.getByRole('textbox', { name: 'Load 1, value' });
    await userEvent.fill(value, '-32');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^Preview/).first()).toBeVisible();
    // 5·P·L/32 = 5·32·4/32 and -3·P·L/16 = -24.
    await expect.poll(() => readDiagram(/Bending moment/)).toContain('20.000 kN·m at 2 m');
    await solve();
    await expect.element(page.getByText(/^Preview/).first()).not.toBeInTheDocument();
    const moment = await readDiagram(/Bending moment/);
    expect(moment).toContain('20.000 kN·m at 2 m');
    expect(moment).toContain('−24.000 kN·m at 0 m');
  });

  test('is asked of the host, with a signal that a newer solve ends', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const answers: ((answer: BeamAnswer) => void)[] = [];
    const onSolve = vi.fn();
    const host = {
      solve: (_: BeamCase, options?: { signal?: AbortSignal }) => {
        signals.push(options?.signal);
        return new Promise<BeamAnswer>((resolve) => answers.push(resolve));
      },
    };
    await render(<BeamEditor defaultValue={twoSpans} host={host} onSolve={onSolve} />);
    await solve();
    await page.getByRole('button', { name: 'Solving…' }).click();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    const answer = solveBeam(twoSpans);
    answers.forEach((resolve) => resolve(answer));
    await expect.element(page.getByText('The results are up to date.')).toBeVisible();
    expect(onSolve).toHaveBeenCalledTimes(1);
  });

  test('a host that does not answer is named, and Try again asks once more', async () => {
    const onError = vi.fn();
    const answer = vi
      .fn<(document: BeamCase) => Promise<BeamAnswer>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation((document) => Promise.resolve(solveBeam(document)));
    await render(<BeamEditor defaultValue={twoSpans} host={{ solve: answer }} onError={onError} />);
    await solve();
    await expect.element(page.getByText(/The solver did not answer/)).toBeVisible();
    await expectText(page.getByRole('alert').first(), 'Failed to fetch');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unreachable' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await readDiagram(/Bending moment/)).toContain('−37.500 kN·m at 5 m');
  });

  test('a host that refuses the request gives its reason, and trying again is not offered', async () => {
    const refusal = Object.assign(new Error('Length: at most 1,000,000.'), { kind: 'rejected' });
    await render(<BeamEditor defaultValue={twoSpans} host={{ solve: () => Promise.reject(refusal) }} />);
    await solve();
    await expectText(page.getByRole('alert').first(), 'Length: at most 1,000,000.');
    await expect.element(page.getByText('The solver did not take this beam')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('an impossible beam', () => {
  test('says at once how it moves and why, asks nobody, and a fix makes it stand', async () => {
    const ref = createRef<BeamEditorHandle>();
    const ask = vi.fn((document: BeamCase) => Promise.resolve(solveBeam(document)));
    await render(<BeamEditor defaultValue={tooManyHinges} ref={ref} host={{ solve: ask }} />);
    const alert = page.getByRole('alert').first();
    await expectText(alert, 'The part from 6 m to 8 m turns.');
    await expectText(alert, 'Hinges leave it free: 6 m, 8 m.');
    await expectText(page.getByRole('status').first(), 'The beam can move: see below.');
    await expect.element(page.getByRole('button', { name: 'Solve' })).toBeDisabled();
    await ref.current?.solve();
    expect(ask).not.toHaveBeenCalled();
    expect(ref.current?.getCase()).toBe(tooManyHinges);
    await page.getByRole('button', { name: /Remove the hinge at 6/ }).click();
    await expect.element(page.getByText('The beam cannot be solved')).not.toBeInTheDocument();
    await solve();
    await expect.element(page.getByRole('figure', { name: /Bending moment/ })).toBeInTheDocument();
  });

  test('with too few restraints the report counts what the hinge takes, and the same fixes are offered', async () => {
    const lacking: BeamCase = {
      ...hingedSpans,
      supports: [
        { className: 'fixed', x: 0 },
        { className: 'hinge', x: 4.375 },
        { className: 'simple', x: 12 },
      ],
    };
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={lacking} ref={ref} />);
    const alert = page.getByRole('alert').first();
    await expectText(alert, 'The beam needs 4 restraints: three, plus one for the hinge; it has 3.');
    await expectText(alert, 'The part from 0 m to 4.375 m turns.');
    // A quarter of the part beyond the hinge is at 6.28125 m; the grid is of 1 m.
    await page.getByRole('button', { name: /Add a roller at 6\sm: it holds the part from 4.375\sm/ }).click();
    expect(ref.current?.getCase().supports.map(({ x }) => x)).toEqual([0, 4.375, 6, 12]);
    await expect.element(page.getByText('The beam cannot be solved')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Solve' })).toBeEnabled();
  });

  test('in Russian the reason is Russian', async () => {
    await render(<BeamEditor defaultValue={tooManyHinges} locale="ru" />);
    await expectText(page.getByRole('alert').first(), 'Часть от 6 м до 8 м поворачивается.');
  });

  test('without supports or loads Solve is disabled and says why', async () => {
    await render(<BeamEditor />);
    await expect.element(page.getByRole('button', { name: 'Solve' })).toBeDisabled();
    await expectText(page.getByRole('status').first(), 'The beam has no supports yet.');
    await page.getByRole('button', { name: 'Pin and roller at the ends' }).click();
    await expectText(page.getByRole('status').first(), 'There are no loads yet.');
    await page.getByRole('button', { name: 'Add load' }).click();
    await solve();
    // P·L/4 = 10·5/4.
    expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m at 2.5 m');
  });
});

describe('steps back', () => {
  test('Ctrl Z in a field takes back what was committed there, Ctrl Shift Z and Ctrl Y bring it again', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={hingedSpans} ref={ref} />);
    const value = page.getByRole('textbox', { name: 'Load 1, value' });
    await userEvent.fill(value, '-25');
    await userEvent.keyboard('{Enter}');
    const edited = JSON.stringify(ref.current?.getCase());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(value).toHaveValue('−10');
    expect(JSON.stringify(ref.current?.getCase())).toBe(JSON.stringify(hingedSpans));
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.element(value).toHaveValue('−25');
    await page.getByRole('button', { name: 'Undo' }).click();
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(JSON.stringify(ref.current?.getCase())).toBe(edited);
  });

  test('a shortened beam reports what it moved, and one step takes all of it back', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={proppedCantilever} ref={ref} />);
    await openRow(/Case$/);
    await userEvent.fill(page.getByRole('textbox', { name: 'Length' }), '1.5');
    await userEvent.keyboard('{Enter}');
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expectText(notices, '1 load moved inside the beam.');
    await expectText(notices, 'Right support moved to the left.');
    await notices.getByRole('button', { name: 'Undo' }).click();
    expect(ref.current?.getCase()).toBe(proppedCantilever);
  });
});

describe('removing', () => {
  test('asks first, each time until told otherwise, and keeps the keys of the editor', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={hingedSpans} ref={ref} />);
    const count = (): number | undefined => ref.current?.getCase().loads.length;
    const all = hingedSpans.loads.length;
    const remove = page.getByRole('button', { name: 'Remove load 1' });
    await remove.click();
    await expect.element(page.getByText('Remove load 1?')).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    expect(count()).toBe(all);
    await remove.click();
    await page.getByRole('checkbox', { name: 'Ask every time' }).click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(count).toBe(all - 1);
    await remove.click();
    await expect.poll(count).toBe(all - 2);
    await expect.poll(() => document.activeElement?.closest('[data-beam-editor]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(count).toBe(all - 1);
  });

  test('asks the host where it has dialogs of its own, and tells it what happened', async () => {
    const notify = vi.fn();
    const confirm = vi.fn(() => Promise.resolve({ outcome: 'ok', checked: true } as const));
    const ref = createRef<BeamEditorHandle>();
    const { container } = await render(
      <BeamEditor defaultValue={proppedCantilever} host={{ notify, confirm }} ref={ref} />,
    );
    await solve();
    // Said, and shown by the badge: a notice would lie over the tables.
    await expect.poll(() => container.querySelector('[data-solved-said]')?.textContent).toBe('Solved.');
    expect(notify).not.toHaveBeenCalled();
    await openRow(/Supports/, 2);
    await page.getByRole('button', { name: 'Remove support B' }).click();
    await expect.poll(() => ref.current?.getCase().supports.length).toBe(1);
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'confirm', message: 'Remove support B?' }),
    );
  });

  test('a text that was refused stays in its own row', async () => {
    const host = { confirm: () => Promise.resolve({ outcome: 'ok' } as const) };
    await render(<BeamEditor defaultValue={hingedSpans} host={host} />);
    await openRow(/Supports/, 2);
    await userEvent.fill(page.getByRole('textbox', { name: 'Support B, x' }), 'abc');
    await userEvent.keyboard('{Enter}');
    await openRow(/Supports/, 1);
    await page.getByRole('button', { name: 'Remove support A' }).click();
    await expect.poll(() => page.getByRole('tab', { name: /Supports/ }).element().textContent).toMatch(/3$/);
    await expect.element(page.getByRole('textbox', { name: 'Support A, x' })).toHaveValue('abc');
    await page.getByRole('button', { name: 'Remove support A' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Hinge 1, x' })).toHaveValue('8');
  });

  test('a text that was refused does not go over to the next document', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={twoSpans} ref={ref} />);
    const place = page.getByRole('textbox', { name: 'Load 1, start' });
    await userEvent.fill(place, 'abc');
    ref.current?.setCase({ ...twoSpans, L: twoSpans.L, title: 'Another beam' });
    await expect.element(page.getByRole('textbox', { name: 'Load 1, start' })).toHaveValue('0');
  });
});

describe('case sets', () => {
  const [load] = proppedCantilever.loads;
  const sets = {
    ...proppedCantilever,
    caseSets: ['Dead', 'Live'].map((title) => ({ title })),
    loads: [
      { ...load, id: 'aa11-bb11', sets: 1 },
      { ...load, id: 'aa11-bb12', sets: 2 },
    ],
  } as unknown as BeamCase;

  test('the choice belongs to its document, and Tab always reaches it', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={sets} ref={ref} />);
    await solve();
    await page.getByRole('radio', { name: 'Live' }).click();
    await expect.element(page.getByRole('radio', { name: 'Live' })).toBeChecked();
    ref.current?.setCase({ ...sets, title: 'Another' });
    await solve();
    await expect.element(page.getByRole('radio', { name: 'Dead' })).toBeChecked();
    expect(page.getByRole('radio', { name: 'Dead' }).element()).toHaveProperty('tabIndex', 0);
  });
});

test('what fails inside an editor stays inside: its reason, and Retry', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...twoSpans, supports: 'none' } as unknown as BeamCase;
  await render(
    <>
      <BeamEditor defaultValue={broken} />
      <p>The rest of the page</p>
    </>,
  );
  await expect.element(page.getByText(/was given no beam document/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(page.getByText('The rest of the page')).toBeVisible();
  report.mockRestore();
});

test('by keyboard alone: support, load, value, solve', async () => {
  await render(<BeamEditor />);
  const focus = (name: string | RegExp, role: 'button' | 'tab' | 'combobox' = 'button'): void => {
    (page.getByRole(role, { name }).element() as HTMLElement).focus();
  };
  focus(/Loads/, 'tab');
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.keyboard('{Tab}{Tab}');
  // The kind of the new support, then Add: a roller by default; the first goes to the left end.
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('grid', { name: 'Supports of the beam' })).toBeVisible();
  focus('Support B, kind', 'combobox');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Support B, kind' }), 'Pin');
  focus(/Supports/, 'tab');
  await userEvent.keyboard('{ArrowRight}');
  focus('Add load');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(page.getByRole('textbox', { name: 'Load 1, value' }), '-8');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  // P·L/4 = 8·5/4.
  await expect.poll(() => readDiagram(/Bending moment/)).toContain('10.000 kN·m at 2.5 m');
});

test('two editors on one page do not meet', async () => {
  await render(
    <>
      <div data-testid="left">
        <BeamEditor defaultValue={proppedCantilever} />
      </div>
      <div data-testid="right">
        <BeamEditor defaultValue={twoSpans} locale="uk" theme="dark" units={1} />
      </div>
    </>,
  );
  const left = page.getByTestId('left');
  await solve(left);
  expect(await readDiagram(/Bending moment/, left)).toContain('12.500 kN·m');
  const right = page.getByTestId('right');
  await expect.element(right.getByRole('button', { name: 'Розрахувати' })).toBeEnabled();
  await expectText(right.getByRole('figure', { name: /Згинальний момент/ }), '−27,659');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('works in a shadow root: its styles go there, not into the page', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const shadow = place.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  const styles = document.createElement('div');
  shadow.append(styles, inside);
  const before = document.head.querySelectorAll('style').length;
  const root = createRoot(inside);
  root.render(
    <StrictMode>
      <BeamEditor defaultValue={twoSpans} styleTarget={styles} />
    </StrictMode>,
  );
  await expect.poll(() => shadow.querySelector('svg')).not.toBeNull();
  expect(styles.querySelector('style')).not.toBeNull();
  expect(document.head.querySelectorAll('style').length).toBe(before);
  const button = [...shadow.querySelectorAll('button')].find(({ textContent }) => textContent === 'Solve');
  button?.click();
  await expect.poll(() => shadow.querySelector('figure path[data-role="curve"]')).not.toBeNull();
  root.unmount();
  place.remove();
});

describe('units', () => {
  test('a switch converts document and result, which stays current; back again both are the same', async () => {
    const ref = createRef<BeamEditorHandle>();
    const editor = (units: 0 | 1) => <BeamEditor defaultValue={twoSpans} units={units} ref={ref} />;
    const screen = await render(editor(0));
    await solve();
    expect(await readDiagram(/Bending moment/)).toContain('−37.500 kN·m');
    await screen.rerender(editor(1));
    // 37.5 kN·m = 37.5·0.737562149 kip·ft.
    expect(await readDiagram(/Bending moment/)).toContain('−27.659 kip·ft');
    await expect.element(page.getByText('The results are up to date.')).toBeVisible();
    await screen.rerender(editor(0));
    expect(ref.current?.getCase()).toBe(twoSpans);
    await expect.element(page.getByText('The results are up to date.')).toBeVisible();
  });
});

describe('controlled', () => {
  test('the surroundings hold the document: what they keep is shown and can be taken back', async () => {
    const ref = createRef<BeamEditorHandle>();
    function Held() {
      const [value, setValue] = useState<BeamCase>(twoSpans);
      // As from a store: an equal document, not the same object.
      return (
        <BeamEditor
          value={value}
          onChange={(next) => setValue(JSON.parse(JSON.stringify(next)) as BeamCase)}
          ref={ref}
        />
      );
    }
    await render(<Held />);
    const start = page.getByRole('textbox', { name: 'Load 1, ordinate at the start' });
    await userEvent.fill(start, '-6');
    await userEvent.keyboard('{Enter}');
    await expect.element(start).toHaveValue('−6');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(start).toHaveValue('−12');
    expect(JSON.stringify(ref.current?.getCase())).toBe(JSON.stringify(twoSpans));
  });

  test('an edit the surroundings refuse is not made', async () => {
    const onChange = vi.fn();
    await render(<BeamEditor value={twoSpans} onChange={onChange} />);
    const start = page.getByRole('textbox', { name: 'Load 1, ordinate at the start' });
    await userEvent.fill(start, '-6');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    await expect.element(start).toHaveValue('−12');
  });
});

test('read only it shows and solves, and offers no edit', async () => {
  await render(<BeamEditor defaultValue={hingedSpans} readOnly />);
  await expect.element(page.getByRole('textbox', { name: 'Load 1, value' })).toBeDisabled();
  expect(page.getByRole('button', { name: 'Add load' }).elements()).toHaveLength(0);
  await solve();
  expect(await readDiagram(/Bending moment/)).toContain('31.076');
});

test('another document by the handle is a fresh start', async () => {
  const ref = createRef<BeamEditorHandle>();
  const onChange = vi.fn();
  await render(<BeamEditor defaultValue={twoSpans} ref={ref} onChange={onChange} />);
  await solve();
  ref.current?.setCase(proppedCantilever);
  await expect
    .element(page.getByRole('textbox', { name: 'Title of the beam' }))
    .toHaveValue('Propped cantilever');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect.element(page.getByText(/^Preview/).first()).toBeVisible();
  expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m at 2 m');
  expect(onChange).toHaveBeenCalledWith(proppedCantilever);
});
