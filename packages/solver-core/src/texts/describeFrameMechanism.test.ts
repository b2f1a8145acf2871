import { expect, test } from 'vitest';
import type { FrameMechanism } from '../frame/verdict/frameVerdict.ts';
import { describeFrameMechanism } from './describeFrameMechanism.ts';
import { enUS } from './languages/en-US.ts';
import { ru } from './languages/ru.ts';
import { uk } from './languages/uk.ts';

const MECHANISM: FrameMechanism = {
  parts: [],
  causes: [{ code: 'collinearHinges', ids: [0, 1, 2] }],
  fixes: [
    {
      code: 'closeHinge',
      joint: 1,
      member: 0,
      edit: { op: 'remove', path: '/members/0/ends/j/M' },
    },
    {
      code: 'giveRoller',
      joint: 1,
      edit: { op: 'add', path: '/joints/1/support', value: { className: 'simple' } },
    },
  ],
};

test.each([
  [
    enUS,
    'The hinges at joints 1, 2, and 3 lie on one line. Fix: remove the hinge of member 1 at joint 2 or give joint 2 a roller.',
  ],
  [
    ru,
    'Шарниры в узлах 1, 2 и 3 лежат на одной прямой. Как исправить: убрать шарнир стержня 1 в узле 2 или поставить в узле 2 подвижную опору.',
  ],
  [
    uk,
    'Шарніри у вузлах 1, 2 і 3 лежать на одній прямій. Як виправити: прибрати шарнір стрижня 1 у вузлі 2 або поставити у вузлі 2 рухому опору.',
  ],
])('a mechanism of a frame is reported with its cure in $locale', (language, text) => {
  expect(describeFrameMechanism(MECHANISM, { language, kind: 'frame', place: String })).toBe(text);
});
