import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENT_MS } from '../../test/support/postCase.ts';
import { createReportWriter, type ReportWriter } from './reportWriter.ts';

const order = (writer: ReportWriter, word: string) =>
  writer.write({ kind: 'msb', written: new TextEncoder().encode(word), locale: 'en-US' });

describe('reports that wait', () => {
  let writer: ReportWriter;

  beforeEach(async () => {
    writer = createReportWriter({
      budgetMs: PATIENT_MS,
      worker: new URL('../../test/support/wordWorker.ts', import.meta.url),
    });
    await order(writer, 'first');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await writer.close();
  });

  /** Requests a report whose timeout the test triggers. */
  function orderUntil(word: string) {
    const time = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
    return { report: order(writer, word), end: () => time.abort() };
  }

  test('are written though the one before them ran out of time', async () => {
    const { report: endless, end } = orderUntil('endless');
    const waiting = ['second', 'third'].map((word) => order(writer, word));
    await Promise.resolve();
    end();
    await expect(endless).rejects.toMatchObject({ key: 'solveTimeout' });
    expect(await Promise.all(waiting)).toMatchObject([{ title: 'second' }, { title: 'third' }]);
  });

  test('are written though the one before them ended the thread', async () => {
    const deadly = order(writer, 'deadly');
    const waiting = order(writer, 'second');
    await expect(deadly).rejects.toThrow();
    expect(await waiting).toMatchObject({ title: 'second' });
  });

  test('are eight at most', async () => {
    const { report: endless, end } = orderUntil('endless');
    const waiting = Array.from({ length: 8 }, (_, count) => order(writer, String(count)));
    await expect(order(writer, 'tenth')).rejects.toMatchObject({ key: 'busy', retryAfter: 1 });
    end();
    await expect(endless).rejects.toMatchObject({ key: 'solveTimeout' });
    expect(await Promise.all(waiting)).toHaveLength(8);
  });
});

test('a picture that is late leaves the thread to the next one', async () => {
  const writer = createReportWriter({
    budgetMs: PATIENT_MS,
    worker: new URL('../../test/support/wordWorker.ts', import.meta.url),
  });
  await order(writer, 'first');
  const draw = (ms: number) => writer.draw(ms as never) as Promise<unknown>;
  const thread = await draw(0);
  // An answer waits 1.5 s for its picture.
  await expect(draw(1700)).rejects.toMatchObject({ key: 'busy', retryAfter: 2 });
  expect(await draw(0)).toBe(thread);
  await writer.close();
});
