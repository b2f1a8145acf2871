import { expect, test } from 'vitest';
import { beginSteps, START_STEPS, type StartStep } from './startSteps.ts';

/** Creates steps that record when they begin. */
function createSteps(own: Partial<Record<StartStep, () => string | null | undefined>> = {}) {
  const begun: StartStep[] = [];
  const steps = Object.fromEntries(
    START_STEPS.map((step) => [
      step,
      () => {
        begun.push(step);
        return own[step]?.();
      },
    ]),
  ) as Record<StartStep, () => string | null | undefined>;
  return { begun, steps };
}

test('the steps are those of the specification, in its order', () => {
  const { begun, steps } = createSteps();
  expect(beginSteps({ steps, reportFailure: () => undefined })).toBeNull();
  expect(begun).toEqual(['products', 'features', 'busy', 'layout', 'darkMode', 'session', 'lastCase']);
});

test('a step that fails is reported and holds up no other', () => {
  const lost = new Error('no storage');
  const { begun, steps } = createSteps({
    layout: () => {
      throw lost;
    },
    lastCase: () => '/msb/ab12',
  });
  const told: unknown[] = [];
  expect(beginSteps({ steps, reportFailure: (step, reason) => told.push([step, reason]) })).toBe('/msb/ab12');
  expect(told).toEqual([['layout', lost]]);
  expect(begun).toEqual([...START_STEPS]);
});

test('the later of two steps that request an address gets it', () => {
  const { steps } = createSteps({ session: () => '/cabinet', lastCase: () => '/truss/' });
  expect(beginSteps({ steps, reportFailure: () => undefined })).toBe('/truss/');
  const kept = createSteps({ session: () => '/cabinet', lastCase: () => null });
  expect(beginSteps({ steps: kept.steps, reportFailure: () => undefined })).toBe('/cabinet');
});
