import { expect, test } from 'vitest';
import type { Store } from '../../host/host.ts';
import { type ReportKind, keepChoices, readChoices } from './reportChoices.ts';

const BEAM: ReportKind<'inputs' | 'hand'> = {
  key: 'beam.report',
  parts: ['inputs', 'hand'],
  usualParts: ['inputs'],
};
const TRUSS: ReportKind<'forces'> = { key: 'truss.report', parts: ['forces'], usualParts: ['forces'] };

function createStore(
  kept: Readonly<Record<string, unknown>> = {},
): Store & { readonly kept: Map<string, unknown> } {
  const values = new Map(Object.entries(kept));
  return {
    kept: values,
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
  };
}

test('three digits, and the sheet that goes with the units, are usual', () => {
  expect(readChoices(undefined, BEAM, 0)).toMatchObject({ digits: 3, paper: 'A4', parts: ['inputs'] });
  expect(readChoices(undefined, BEAM, 1)).toMatchObject({ digits: 3, paper: 'Letter' });
});

test('the title block is a template of the reports of every kind; a usual sheet follows the units', () => {
  const store = createStore();
  const choices = { ...readChoices(store, BEAM, 0), client: 'City', job: '42', hasSigns: true, digits: 5 };
  keepChoices(store, BEAM, { choices: { ...choices, date: '2026-11-28' }, system: 0 });
  expect(readChoices(store, TRUSS, 1)).toMatchObject({
    ...{ client: 'City', job: '42', hasSigns: true, digits: 5, paper: 'Letter', date: '' },
  });
  keepChoices(store, BEAM, { choices: { ...choices, paper: 'Letter' }, system: 0 });
  expect(readChoices(store, TRUSS, 0).paper).toBe('Letter');
});

test('options stored before templates existed are kept, except six digits and an unchosen sheet', () => {
  const old = {
    parts: ['hand'],
    paper: 'Letter',
    digits: 6,
    project: 'Bridge 7',
    author: 'O. P.',
    logo: null,
  };
  expect(readChoices(createStore({ 'beam.report': old }), BEAM, 0)).toMatchObject({
    ...{ parts: ['hand'], project: 'Bridge 7', author: 'O. P.', digits: 3, paper: 'A4' },
  });
  expect(readChoices(createStore({ 'beam.report': { ...old, digits: 4 } }), BEAM, 0).digits).toBe(4);
});

test('invalid stored values become the defaults', () => {
  const store = createStore({
    'report.template': { digits: 40, paper: 'A0', client: 7, logo: { type: 'x' } },
  });
  expect(readChoices(store, BEAM, 0)).toMatchObject({ digits: 3, paper: 'A4', client: '', logo: null });
});
