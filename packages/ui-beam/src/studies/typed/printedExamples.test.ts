import { describe, expect, test } from 'vitest';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { readLine } from './readLine.ts';

/** A list of words is between `Words:` and the full stop, an example between a colon and the full stop. */
const afterColon = (text: string): string => /:[^:]*?([^:]+)\.$/u.exec(text)?.[1]?.trim() ?? '';

describe.each([
  ['en-US', enUS],
  ['ru', ru],
  ['uk', uk],
] as const)('what is printed beside the typed line in %s', (locale, { example, problem }) => {
  const read = (text: string, { system = 0, length = 6 }: { system?: 0 | 1; length?: number } = {}) =>
    readLine(text, { system, length, locale, held: [6], sets: 3 });

  test('its examples make a beam: a length, loads, two supports and a section', () => {
    for (const [text, system] of [
      [example.si, 0],
      [example.us, 1],
    ] as const) {
      const sayings = readLine(text, { system, length: 1, locale });
      expect(sayings.map(({ kind }) => kind)).toEqual([
        'length',
        'spread',
        'point',
        'support',
        'support',
        'named',
      ]);
      expect(sayings.flatMap((saying) => (saying.kind === 'support' ? [saying.verb] : []))).toEqual([
        'pin',
        'roller',
      ]);
    }
  });

  test('its examples mean the same in each language', () => {
    for (const system of ['si', 'us'] as const) {
      const reading = { system: system === 'si' ? 0 : 1, length: 1 } as const;
      expect(readLine(example[system], { ...reading, locale })).toEqual(
        readLine(enUS.example[system], { ...reading, locale: 'en-US' }),
      );
    }
  });

  test('the examples of its refusals are understood', () => {
    const places = problem.place.replace(/^.*?(?=P 20)/u, '').replace(/\.$/, '');
    const statements = [
      ...places.split(', '),
      afterColon(problem.noSupport),
      `q 10 ${/\d+-\d+/.exec(problem.range)?.[0] ?? '?'}`,
      `q ${/\d+\.\.\d+/.exec(problem.noRange)?.[0] ?? '?'}`,
      `q ${/\d+ \d+-\d+/.exec(problem.noRange)?.[0] ?? '?'}`,
    ];
    expect(statements).toHaveLength(7);
    for (const statement of statements)
      expect([statement, read(statement).map(({ kind }) => kind)]).toEqual([
        statement,
        [expect.stringMatching(/^(?:point|support|spring|spread)$/)],
      ]);
  });

  test('each word that it lists begins a statement', () => {
    const [, listed = ''] = /(?:Keywords|Ключевые слова|Ключові слова): (.*)\.$/u.exec(problem.unknown) ?? [];
    const words = listed.split(', ');
    expect(words).toHaveLength(enUS.problem.unknown.split('Keywords: ')[1]?.split(', ').length ?? 0);
    // Each verb is tried with everything that a statement may need: nothing, a number, a value and a place.
    const rests = ['', ' 2', ' 5', ' 10 @ 6', ' 10 mm @ 6', ' 10'];
    for (const word of words) {
      const kinds = rests.flatMap((rest) => read(`${word}${rest}`).map(({ kind }) => kind));
      expect([word, kinds.some((kind) => kind !== 'problem' && kind !== 'named')]).toEqual([word, true]);
    }
  });
});
