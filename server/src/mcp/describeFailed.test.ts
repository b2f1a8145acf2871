import { describe, expect, test } from 'vitest';
import { describeFailed } from './describeAnswer.ts';
import { describeBadInput, showExample } from './describeBadInput.ts';

const refused = (failures: readonly object[], errors: readonly string[] = []) => ({
  status: 200,
  body: { level: 'error', message: 'The task is not written as expected', errors, failures },
});

describe('a refused document', () => {
  test('is explained by words that count from 1 and by places that count from 0', () => {
    const failures = [
      { code: 'geometry.noJoint', path: '/links/1/j' },
      { code: 'geometry.noJoint', path: '/links/1/j' },
      { code: 'load.none', path: '' },
    ];
    const told = describeFailed(refused(failures, ['Rod 2 ends at joint 4, but the number of joints is 3.']));
    expect(told?.text.split('\n')).toEqual([
      'The structure cannot be solved: The task is not written as expected',
      '- Rod 2 ends at joint 4, but the number of joints is 3.',
      'In the document, which counts from 0: /links/1/j',
    ]);
  });

  test('has no line of places if it has none', () => {
    expect(describeFailed(refused([]))?.text).not.toContain('counts from 0');
    expect(describeFailed({ status: 200, body: { level: 'ok' } })).toBeNull();
  });
});

describe('the arguments of a valid call', () => {
  const example = { beam: { L: 6 } };

  test('end the refusal of a document that is not written as expected', () => {
    const told = describeFailed(refused([{ code: 'schema.required', path: '/loads/0/c' }]))!;
    const shown = showExample(told, example);
    expect(shown.text).toMatch(/\nExample of its arguments: \{"beam":\{"L":6\}\}$/);
    expect(shown.data['example']).toEqual(example);
  });

  test('do not end a result, or the refusal of a structure that moves', () => {
    const moves = describeFailed(refused([{ code: 'verdict.mechanism', path: '/supports' }]))!;
    expect(showExample(moves, example)).toBe(moves);
    const result = { text: 'Solved.', data: {} };
    expect(showExample(result, example)).toBe(result);
  });

  test('end the refusal of wrong arguments', () => {
    const tool = { name: 'solve_beam', takes: ['beam'], example };
    const told = describeBadInput(tool, { document: {} }, []);
    expect(told.text.split('\n')).toEqual([
      'Invalid arguments for solve_beam, which takes `beam`.',
      '- /document: solve_beam has no argument `document`',
      'Example of its arguments: {"beam":{"L":6}}',
    ]);
  });
});
