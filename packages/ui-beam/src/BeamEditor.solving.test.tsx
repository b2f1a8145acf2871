import { createRef } from 'react';
import { type BeamAnswer, type BeamCase, solveBeam } from '@eecs/solver-core';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { readDiagram, readText, solve } from '../test/readEditor.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import { tooManyHinges } from './examples/tooManyHinges.ts';
import type { BeamEditorHandle } from './props.ts';

const { hingedSpans, proppedCantilever, twoSpans } = beamExamples;

describe('solving', () => {
  test('the first example gives M(3) = 31.076 kN·m, and its reactions', async () => {
    await render(<BeamEditor defaultValue={hingedSpans} />);
    await solve();
    expect(await readDiagram(/Bending moment/)).toContain('31.076 kN·m at 3 m');
    const row = page.getByRole('table', { name: /Reactions/ }).getByRole('row', { name: /^B/ });
    await expect.poll(() => readText(row)).toContain('16.864');
    await expect.element(page.getByRole('button', { name: 'Solve' })).toBeDisabled();
    await expect.element(page.getByText('The results are up to date.')).toBeVisible();
  });

  drawnTest(
    'a load edited in the table changes the moment to its closed form, at once in the preview and then in the result',
    async () => {
      await render(<BeamEditor defaultValue={proppedCantilever} />);
      await solve();
      expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m at 2 m');
      const value = page.getByRole('textbox', { name: 'Load 1, value' });
      await userEvent.fill(value, '32');
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText(/^Preview/).first()).toBeVisible();
      // 5·P·L/32 = 5·32·4/32 and -3·P·L/16 = -24.
      await expect.poll(() => readDiagram(/Bending moment/)).toContain('20.000 kN·m at 2 m');
      await solve();
      await expect.element(page.getByText(/^Preview/).first()).not.toBeInTheDocument();
      const moment = await readDiagram(/Bending moment/);
      expect(moment).toContain('20.000 kN·m at 2 m');
      expect(moment).toContain('−24.000 kN·m at 0 m');
    },
  );

  drawnTest('is asked of the host, with a signal that a newer solve ends', async () => {
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

  drawnTest('a host that does not answer is named, and Try again asks once more', async () => {
    const onError = vi.fn();
    const answer = vi
      .fn<(document: BeamCase) => Promise<BeamAnswer>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation((document) => Promise.resolve(solveBeam(document)));
    await render(<BeamEditor defaultValue={twoSpans} host={{ solve: answer }} onError={onError} />);
    await solve();
    await expect.element(page.getByText(/The solver did not answer/)).toBeVisible();
    await expect.poll(() => readText(page.getByRole('alert').first())).toContain('Failed to fetch');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unreachable' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await readDiagram(/Bending moment/)).toContain('−37.500 kN·m at 5 m');
  });

  drawnTest('a host that answers what is of no use is said to, in the language of the moment', async () => {
    const failure = Object.assign(new Error('in the language it failed in'), { kind: 'failed' });
    const solveNothing = () => Promise.reject(failure);
    const { rerender } = await render(<BeamEditor defaultValue={twoSpans} host={{ solve: solveNothing }} />);
    await solve();
    const alert = page.getByRole('alert').first();
    await expect.poll(() => readText(alert)).toContain('The solver returned no result.');
    await expect.poll(() => readText(alert)).toContain('in the language it failed in');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    const describe = (error: unknown) => (error === failure ? 'in the language of the moment' : '');
    await rerender(<BeamEditor defaultValue={twoSpans} host={{ solve: solveNothing, describe }} />);
    await expect.poll(() => readText(alert)).toContain('in the language of the moment');
    await expect.poll(() => readText(alert)).not.toContain('in the language it failed in');
  });

  drawnTest('a host that refuses the request gives its reason, and trying again is not offered', async () => {
    const refusal = Object.assign(new Error('Length: at most 1,000,000.'), { kind: 'rejected' });
    await render(<BeamEditor defaultValue={twoSpans} host={{ solve: () => Promise.reject(refusal) }} />);
    await solve();
    await expect
      .poll(() => readText(page.getByRole('alert').first()))
      .toContain('Length: at most 1,000,000.');
    await expect.element(page.getByText('The solver rejected this beam')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  drawnTest(
    'a host that refuses a sound beam gives its reason, and the beam is not said to be unsolvable',
    async () => {
      const refused = { level: 'error', id: -1, hash: null, errno: 74301, error: 'plan' } as const;
      const answer: BeamAnswer = {
        ...refused,
        message: 'No shear in this plan.',
        failures: [],
        verdict: null,
      };
      await render(<BeamEditor defaultValue={twoSpans} host={{ solve: () => Promise.resolve(answer) }} />);
      await solve();
      const alert = page.getByRole('alert').first();
      await expect.poll(() => readText(alert)).toContain('No shear in this plan.');
      expect(readText(alert)).toContain('The solver rejected this beam');
    },
  );
});

describe('an impossible beam', () => {
  drawnTest('says at once how it moves and why, asks nobody, and a fix makes it stand', async () => {
    const ref = createRef<BeamEditorHandle>();
    const ask = vi.fn((document: BeamCase) => Promise.resolve(solveBeam(document)));
    await render(<BeamEditor defaultValue={tooManyHinges} ref={ref} host={{ solve: ask }} />);
    const alert = page.getByRole('alert').first();
    await expect.poll(() => readText(alert)).toContain('The part from 6 m to 8 m turns.');
    await expect.poll(() => readText(alert)).toContain('The hinges at 6 m, 8 m allow this.');
    await expect
      .poll(() => readText(page.getByRole('status').first()))
      .toContain('The beam can move: see below.');
    await expect.element(page.getByRole('button', { name: 'Solve' })).toBeDisabled();
    await ref.current?.solve();
    expect(ask).not.toHaveBeenCalled();
    expect(ref.current?.getCase()).toBe(tooManyHinges);
    await page.getByRole('button', { name: /Remove the hinge at 6/ }).click();
    await expect.element(page.getByText('The beam cannot be solved')).not.toBeInTheDocument();
    await solve();
    await expect.element(page.getByRole('figure', { name: /Bending moment/ })).toBeInTheDocument();
  });

  drawnTest(
    'with too few restraints the report counts what the hinge takes, and the same fixes are offered',
    async () => {
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
      await expect
        .poll(() => readText(alert))
        .toContain('The beam needs 4 restraints: three, plus one for the hinge; it has 3.');
      await expect.poll(() => readText(alert)).toContain('The part from 0 m to 4.375 m turns.');
      // A quarter of the part beyond the hinge is at 6.28125 m; the grid has 1 m.
      await page
        .getByRole('button', { name: /Add a roller at 6\sm: it holds the part from 4.375\sm/ })
        .click();
      expect(ref.current?.getCase().supports.map(({ x }) => x)).toEqual([0, 4.375, 6, 12]);
      await expect.element(page.getByText('The beam cannot be solved')).not.toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: 'Solve' })).toBeEnabled();
    },
  );

  drawnTest('in Russian the reason is Russian', async () => {
    await render(<BeamEditor defaultValue={tooManyHinges} locale="ru" />);
    await expect
      .poll(() => readText(page.getByRole('alert').first()))
      .toContain('Часть от 6 м до 8 м поворачивается.');
  });

  test('without supports or loads Solve is disabled with the reason', async () => {
    await render(<BeamEditor />);
    await expect.element(page.getByRole('button', { name: 'Solve' })).toBeDisabled();
    await expect
      .poll(() => readText(page.getByRole('status').first()))
      .toContain('There are no supports yet.');
    await page.getByRole('button', { name: 'Pin and roller at the ends' }).click();
    await expect.poll(() => readText(page.getByRole('status').first())).toContain('There are no loads yet.');
    await page.getByRole('button', { name: 'Add load' }).click();
    await solve();
    // P·L/4 = 10·5/4.
    expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m at 2.5 m');
  });
});

drawnTest('by keyboard alone: support, load, value, solve', async () => {
  await render(<BeamEditor />);
  const focus = (name: string | RegExp, role: 'button' | 'tab' | 'combobox' = 'button'): void => {
    (page.getByRole(role, { name }).element() as HTMLElement).focus();
  };
  focus(/Loads/, 'tab');
  await userEvent.keyboard('{ArrowLeft}');
  // Its code is loaded when it is first opened.
  await expect.element(page.getByRole('button', { name: 'Add support' })).toBeVisible();
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
  await userEvent.fill(page.getByRole('textbox', { name: 'Load 1, value' }), '8');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  // P·L/4 = 8·5/4.
  await expect.poll(() => readDiagram(/Bending moment/)).toContain('10.000 kN·m at 2.5 m');
});
