import { solveFrame } from '@eecs/solver-core/frame';
import { FRAME_STARTERS, createFrameStarter } from '@eecs/ui-frame/data';
import { expect, test } from 'vitest';
import { isAnswerToFrame } from './checkFrameAnswer.ts';

/** Sends an answer like a server. */
const send = (answer: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(answer)) as Record<string, unknown>;

test.each(FRAME_STARTERS)('the whole answer to the starter %s is taken, and so is a refusal', (kind) => {
  const document = createFrameStarter(kind, { system: 0 });
  expect(isAnswerToFrame(send(solveFrame(document)), document)).toBe(true);
  const joints = document.joints.map(({ support: _, ...joint }) => joint);
  const members = document.members.map(({ bedding: _, ...member }) => member);
  const refused = solveFrame({ ...document, joints, members });
  expect(refused.level).toBe('error');
  expect(isAnswerToFrame(send(refused), document)).toBe(true);
});

test('an answer that lacks a member, a diagram or a number is none', () => {
  const document = createFrameStarter('portal', { system: 0 });
  const answer = send(solveFrame(document));
  const [set] = answer['sets'] as [{ readonly members: readonly object[] }];
  const [first, ...rest] = set.members;
  for (const members of [
    rest,
    [{ ...first, M: null }, ...rest],
    [{ ...first, N: { segments: 'x' } }, ...rest],
  ])
    expect(isAnswerToFrame({ ...answer, sets: [{ ...set, members }] }, document)).toBe(false);
  expect(isAnswerToFrame({ ...answer, totalMass: null }, document)).toBe(false);
  for (const body of [null, [], '<h1>Sign in</h1>', {}]) expect(isAnswerToFrame(body, document)).toBe(false);
});
