import { createTranslator, loadMessages, type Locale } from '@eecs/ui-kit';
import { describe, expect, test } from 'vitest';
import { failureMessages, type FailureText } from '../../messages/failureMessages.ts';
import { ApiFailure, parseRefusal } from './apiFailure.ts';
import { describeFailure } from './describeFailure.ts';
import { SolveFailure, describeSolveFailure } from './solveFailure.ts';

const translator = createTranslator([
  await loadMessages(failureMessages, 'ru'),
  await loadMessages(failureMessages, 'uk'),
]);
translator.addSource(failureMessages);

function textOf(locale: Locale): FailureText {
  const { namespace } = failureMessages;
  return (key, values) =>
    translator.write({ namespace, locale, key: String(key), ...(values === undefined ? {} : { values }) });
}

const refuse = (details: readonly unknown[], status = 400) =>
  parseRefusal(status, { errno: 40002, message: 'The request does not have the expected form', details });

describe('a request the server does not take', () => {
  test.each<[Locale, string]>([
    ['en-US', 'Length: at most 1,000,000.'],
    ['ru', 'Длина: не больше 1 000 000.'],
    ['uk', 'Довжина: не більше 1 000 000.'],
  ])('names what is too large and the bound, in %s', (locale, text) => {
    const failure = refuse([{ path: '/data/L', rule: 'maximum', limit: 1e6 }]);
    // Numbers are grouped by non-breaking spaces.
    expect(describeFailure(failure, textOf(locale)).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });

  test('names each bound once', () => {
    const failure = refuse([
      { path: '/data/loads', rule: 'maxItems', limit: 500 },
      { path: '/data/title', rule: 'maxLength', limit: 200 },
      { path: '/data/supports/0/x', rule: 'maximum', limit: 1e15 },
      { path: '/data/supports/1/x', rule: 'maximum', limit: 1e15 },
    ]);
    expect(describeFailure(failure, textOf('en-US'))).toBe(
      'Loads: at most 500. Characters in the title: at most 200. ' +
        'A number is too large: at most 1,000,000,000,000,000 in magnitude.',
    );
  });

  test('a request that is too large names the limits without an account and with one', () => {
    const failure = parseRefusal(413, { errno: 41301, message: 'The request is too large' });
    expect(describeFailure(failure, textOf('en-US'))).toBe(
      'The request is too large: the limit is 256 kB without an account, and 8 MB with a free account.',
    );
  });

  test('is described in the words of the server if no bound was passed', () => {
    const failure = refuse([{ path: '/data/units', rule: 'type' }, 'nonsense', null]);
    expect(describeFailure(failure, textOf('en-US'))).toBe('The request does not have the expected form');
  });
});

describe('a server that wants to be left alone for a while', () => {
  const wait = (seconds: number) => new Headers({ 'Retry-After': String(seconds) });
  const plain = (failure: ApiFailure) =>
    describeFailure(failure, textOf('en-US')).replace(/[\u00a0\u202f]/g, ' ');

  test('names in its own words what was too often, and for how long', () => {
    const message = 'Too many mails were requested from your network; try again in 56 minutes';
    expect(plain(parseRefusal(429, { errno: 42901, message }, wait(3360)))).toBe(message);
  });

  test('is reported with its time if it has no words', () => {
    expect(plain(parseRefusal(429, 'a proxy', wait(3301)))).toBe('Too many requests. Try again in 56 min.');
    expect(plain(parseRefusal(429, null))).toBe('Too many requests. Wait a little and try again.');
    expect(plain(parseRefusal(503, { errno: 50301, message: 'busy' }, wait(2)))).toBe(
      'The server is busy. Try again in 2 s.',
    );
  });
});

test('an answer that refuses is distinguished from none', () => {
  const t = textOf('en-US');
  for (const status of [400, 413, 422, 429]) {
    expect(new SolveFailure(refuse([], status), t).kind).toBe('rejected');
  }
  for (const error of [refuse([], 503), new ApiFailure({ kind: 'unreadable' }), new TypeError('x')]) {
    expect(new SolveFailure(error, t).kind).toBe('failed');
  }
  for (const kind of ['offline', 'timeout'] as const) {
    expect(new SolveFailure(new ApiFailure({ kind }), t).kind).toBe('unreachable');
  }
});

test.each([
  new ApiFailure({ kind: 'timeout' }),
  new ApiFailure({ kind: 'unreadable' }),
  parseRefusal(500, { errno: 1 }),
  refuse([{ path: '/data/L', rule: 'maximum', limit: 1e6 }]),
])('why a solve failed is reported in the language of the moment: $message', (cause) => {
  const failure = new SolveFailure(cause, textOf('ru'));
  const later = new SolveFailure(cause, textOf('uk')).message;
  expect(describeSolveFailure(failure, textOf('ru'))).toBe(failure.message);
  expect(describeSolveFailure(failure, textOf('uk'))).toBe(later);
  expect(later).not.toBe(failure.message);
});

test.each([
  [6, 'errors.MYSQL.6'],
  [7, 'errors.MYSQL.7'],
  [8, 'errors.MYSQL.8'],
  [74_301, 'errors.MYSQL.74301'],
] as const)('the number %d has words of the client’s own', (errno, key) => {
  const failure = parseRefusal(403, { errno, message: 'as the server says it' });
  expect(describeFailure(failure, textOf('en-US'))).toBe(textOf('en-US')(key));
});
