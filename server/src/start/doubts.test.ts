import { expect, test } from 'vitest';
import { listDoubts } from './doubts.ts';

const SOUND = {
  isProduction: true,
  billing: 'manual',
  smtpUrl: 'smtps://mail.example.com',
  mailFrom: 'EECS <help@example.com>',
} as const;

test('a production server that gives plans away, or asks for answers that nobody reads, logs a warning', () => {
  expect(listDoubts(SOUND)).toEqual([]);
  expect(listDoubts({ ...SOUND, billing: 'test' })).toEqual([expect.stringContaining('BILLING=test')]);
  expect(listDoubts({ ...SOUND, mailFrom: null })).toEqual([expect.stringContaining('MAIL_FROM')]);
  expect(listDoubts({ ...SOUND, smtpUrl: null, mailFrom: null })).toEqual([]);
  expect(listDoubts({ ...SOUND, isProduction: false, billing: 'test', mailFrom: null })).toEqual([]);
});
