import { expect, test } from 'vitest';
import { writeText } from '@eecs/solver-core/texts';
import enUS from './messages/en-US.json';
import ru from './messages/ru.json';
import uk from './messages/uk.json';

test.each([
  ['en-US', enUS, 'Force 10 kN on joint 2', 'Force 10 kN on joints 2, 4'],
  ['ru', ru, 'Сила 10 kN в узле 2', 'Сила 10 kN в узлах 2, 4'],
  ['uk', uk, 'Сила 10 kN у вузлі 2', 'Сила 10 kN у вузлах 2, 4'],
])('a single joint is named in the singular in %s', (locale, messages, one, two) => {
  const write = (count: number, joints: string) =>
    writeText(messages, { key: 'said.force', values: { value: '10 kN', count, joints }, locale });
  expect(write(1, '2')).toBe(one);
  expect(write(2, '2, 4')).toBe(two);
});
