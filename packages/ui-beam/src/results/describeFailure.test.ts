import type { Failure } from '@eecs/solver-core';
import { createTranslator, type Locale, loadMessages } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { beamMessages } from '../messages/beamMessages.ts';
import { type RefusalText, refusalMessages } from '../messages/refusalMessages.ts';
import type { BeamText } from '../messages/useBeamText.ts';
import { describeFailure } from './describeFailure.ts';

const catalogues = [beamMessages, refusalMessages];
const translator = createTranslator(
  await Promise.all(
    catalogues.flatMap((catalogue) => [loadMessages(catalogue, 'ru'), loadMessages(catalogue, 'uk')]),
  ),
);
catalogues.forEach((catalogue) => translator.addSource(catalogue));

/** The texts a sentence is made of. */
function textsOf(locale: Locale): { readonly t: RefusalText; readonly tBeam: BeamText } {
  const textOf =
    (namespace: string): BeamText & RefusalText =>
    (key, values) =>
      translator.write({ namespace, locale, key: String(key), ...(values === undefined ? {} : { values }) });
  return { t: textOf(refusalMessages.namespace), tBeam: textOf(beamMessages.namespace) };
}

/** The support in this row of the table stands at 20 m, beyond a beam of 12 m. */
const outside = (row: number): Failure => ({
  code: 'geometry.supportOutside',
  path: `/supports/${row}/x`,
  ids: [row],
  values: { x: 20, L: 12 },
});
const place = String;
// Pins and rollers at 0, 6 and 12 m are A, B and C; the hinge between them is hinge 1.
const document = beamExamples.hingedSpans;

test.each<[Locale, number, string]>([
  ['en-US', 3, 'Support C stands outside the beam.'],
  ['en-US', 2, 'Hinge 1 stands outside the beam.'],
  ['ru', 1, 'Опора B стоит вне балки.'],
  ['uk', 2, 'Шарнір 1 стоїть поза балкою.'],
])('in %s the support in row %i is called as on the drawing', (locale, row, text) => {
  expect(describeFailure(outside(row), { ...textsOf(locale), place, document })).toBe(text);
});

test('without the beam a support is called by its row', () => {
  expect(describeFailure(outside(3), { ...textsOf('en-US'), place })).toBe(
    'Support 4 stands outside the beam.',
  );
});
