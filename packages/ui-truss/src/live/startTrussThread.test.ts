import { expect, test, vi } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { triangle } from '../../test/triangle.ts';
import { packAnswer } from './packedAnswer.ts';
import { startTrussThread } from './startTrussThread.ts';

test('the surroundings make the thread, which is told the truss and answers it', () => {
  vi.stubGlobal('Worker', class {});
  const worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null as Worker['onmessage'] };
  const onAnswer = vi.fn();
  const thread = startTrussThread({ onAnswer, onFailure: vi.fn() }, () => worker as unknown as Worker);
  thread?.solve(triangle, false);
  const fields: unknown = expect.objectContaining({ joints: triangle.joints, links: triangle.links });
  expect(worker.postMessage).toHaveBeenCalledWith({
    patch: expect.objectContaining({ fields }) as unknown,
    isMoving: false,
  });
  const answer = solveTruss(triangle, { include: [], mohr: [] });
  const data = { answer: packAnswer(answer).packed, tookMs: 7 };
  worker.onmessage?.call(worker as unknown as Worker, { data } as MessageEvent);
  expect(onAnswer).toHaveBeenCalledWith({ answer, tookMs: 7 });
});

test('surroundings that make none leave the solving to the page', () => {
  vi.stubGlobal('Worker', class {});
  expect(startTrussThread({ onAnswer: vi.fn(), onFailure: vi.fn() }, () => null)).toBeNull();
});
