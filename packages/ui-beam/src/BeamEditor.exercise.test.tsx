import { type BeamInput, parseCase, solveBeam } from '@eecs/solver-core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from './BeamEditor.tsx';
import type { BeamExercise, ExerciseAttempt } from './exercise/exercise.ts';

/** 12 kN in the middle of 6 m: R = 6 kN, M = PL/4 = 18 kN·m. */
const given: BeamInput = {
  schema: 1,
  L: 6,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 6 },
  ],
  loads: [{ className: 'ShearLoad', x: 3, c: [-12000] }],
};
const parsed = parseCase(given);
if (!parsed.ok) throw new Error('no beam');
const beam = parsed.document;

const exercise: BeamExercise = {
  questions: [
    { id: 'R', of: 'reaction', support: 0 },
    { id: 'M', of: 'M' },
  ],
};

const field = (name: RegExp) => page.getByRole('textbox', { name });
const plots = () => document.querySelectorAll('[data-diagram]').length;

async function answer(name: RegExp, text: string): Promise<void> {
  await userEvent.fill(field(name), text);
  await userEvent.keyboard('{Enter}');
}

test('results are hidden until each question is answered right, and each marked answer is reported', async () => {
  const attempts: ExerciseAttempt[] = [];
  await render(
    <BeamEditor defaultValue={beam} exercise={exercise} onAttempt={(one) => attempts.push(one)} />,
  );
  await expect.element(field(/1\. Support 1: reaction across the beam, kN/)).toBeVisible();
  expect(plots()).toBe(0);
  await expect.element(page.getByRole('button', { name: /Solve/ })).not.toBeInTheDocument();

  await answer(/reaction/, '5 kN');
  await expect.element(page.getByText('✗ Not right. Try again.')).toBeVisible();
  // The same value in another unit is the same answer.
  await answer(/reaction/, '6000 N');
  await expect.element(page.getByText('✓ Right.')).toBeVisible();
  expect(plots()).toBe(0);
  // A bare number is in the unit beside the question; the sign of a greatest value is left out.
  await answer(/Bending moment/, '-18.1');
  await expect.poll(plots).toBeGreaterThan(0);
  await expect.element(page.getByText('2 of 2 answered right.')).toBeVisible();
  expect(attempts).toMatchObject([
    { question: 'R', attempt: 1, text: '5 kN', value: 5000, isRight: false, isComplete: false, right: 0 },
    { question: 'R', attempt: 2, text: '6000 N', value: 6000, isRight: true, isComplete: false, right: 1 },
    { question: 'M', attempt: 1, value: -18100, isRight: true, isComplete: true, right: 2, count: 2 },
  ]);
});

drawnTest(
  'a question that cannot be marked is reported at once, to page and reader, and the others complete the exercise',
  async () => {
    const onError = vi.fn();
    const onAttempt = vi.fn();
    const withDeflection: BeamExercise = {
      questions: [
        { id: 'v', of: 'deflection' },
        { id: 'M', of: 'M' },
      ],
    };
    await render(
      <BeamEditor defaultValue={beam} exercise={withDeflection} onAttempt={onAttempt} onError={onError} />,
    );
    await expect.element(page.getByText(/Question 1 .*no material or no cross-section/)).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.lastCall?.[0]).toMatchObject({
      kind: 'refusedExercise',
      error: { place: 'questions[0]' },
    });
    await answer(/Bending moment/, '18');
    expect(onAttempt.mock.lastCall?.[0]).toMatchObject({ isComplete: true, right: 1, count: 1 });
    await expect.poll(plots).toBeGreaterThan(0);
  },
);

drawnTest('an answer of another kind is no attempt: the field states which unit it wants', async () => {
  const onAttempt = vi.fn();
  await render(<BeamEditor defaultValue={beam} exercise={exercise} onAttempt={onAttempt} />);
  await answer(/Bending moment/, '18 kN');
  await expect.element(page.getByText(/another quantity.*kN·m/)).toBeVisible();
  await answer(/Bending moment/, 'much');
  await expect.element(page.getByText(/Enter a number with a unit/)).toBeVisible();
  expect(onAttempt).not.toHaveBeenCalled();
});

drawnTest('after the last try the answer is reported, and the results with it', async () => {
  const onAttempt = vi.fn();
  const one: BeamExercise = { questions: [{ id: 'M', of: 'M' }], tries: 2 };
  await render(<BeamEditor defaultValue={beam} exercise={one} onAttempt={onAttempt} />);
  await answer(/Bending moment/, '1');
  await expect.element(page.getByText('✗ Not right. 1 try is left.')).toBeVisible();
  await answer(/Bending moment/, '2');
  await expect.element(page.getByText(/✗ Not right\. The answer is 18\.000/)).toBeVisible();
  await expect.poll(plots).toBeGreaterThan(0);
  expect(onAttempt.mock.lastCall?.[0]).toMatchObject({ isRight: false, isComplete: true, right: 0 });
});

drawnTest('neither a kept result nor a key shows what is hidden, and nothing can be edited', async () => {
  const solution = solveBeam(beam);
  if (solution.level === 'error') throw new Error('not solved');
  const onChange = vi.fn();
  await render(
    <BeamEditor defaultValue={beam} defaultSolution={solution} exercise={exercise} onChange={onChange} />,
  );
  await expect.element(field(/reaction/)).toBeVisible();
  document.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Delete}');
  expect(plots()).toBe(0);
  expect(document.body.textContent).not.toMatch(/18\.000|6\.000 kN/);
  expect(onChange).not.toHaveBeenCalled();
});

drawnTest('Enter in an answer sends no form of the page', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const form = document.createElement('form');
  form.addEventListener('submit', onSubmit);
  document.body.append(form);
  await render(<BeamEditor defaultValue={beam} exercise={exercise} locale="uk" />, { container: form });
  await answer(/Опора 1: реакція/, '6');
  await expect.element(page.getByText('✓ Правильно.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  form.remove();
});

drawnTest(
  'a page hears once what it gave as an exercise and is none, with the part and what has to stand there',
  async () => {
    const onError = vi.fn();
    const wrong = () => ({ questions: [{ id: 'M', of: 'moment' }] }) as unknown as BeamExercise;
    const { rerender } = await render(
      <BeamEditor defaultValue={beam} exercise={wrong()} onError={onError} />,
    );
    await expect
      .element(page.getByText(/“questions\[0\]\.of” .* has to provide: one of these: N, Q, M/))
      .toBeVisible();
    await rerender(<BeamEditor defaultValue={beam} exercise={wrong()} onError={onError} />);
    expect(onError.mock.calls).toMatchObject([
      [{ kind: 'refusedExercise', error: { place: 'questions[0].of' } }],
    ]);
    expect(plots()).toBe(0);
  },
);
