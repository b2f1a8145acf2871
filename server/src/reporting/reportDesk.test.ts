import { expect, test } from 'vitest';
import { createReportDesk } from './reportDesk.ts';
import type { WrittenReport } from './reportWorker.ts';

const CLIENT = { key: null, allowance: 'full', features: null } as const;
const TASK = { kind: 'truss', document: {}, written: new Uint8Array(), locale: 'uk' } as const;

test('a report of an account is written with what the account says of its reports, one of nobody without', async () => {
  const written: WrittenReport[] = [];
  const desk = createReportDesk({
    writer: {
      write: (task) => {
        written.push(task);
        return Promise.resolve({ kind: 'written', title: '', file: new Uint8Array() });
      },
    },
    hasLimits: true,
    templateOf: (userId) => Promise.resolve({ company: `Office ${userId}` }),
  });
  await desk.write(TASK, { ...CLIENT, userId: 7 }, () => undefined);
  await desk.write(TASK, { ...CLIENT, userId: null }, () => undefined);
  expect(written.map(({ template }) => template)).toEqual([{ company: 'Office 7' }, undefined]);
});
