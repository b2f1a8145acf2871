import { expect, test } from 'vitest';
import { DEFAULT_TITLES, isUnnamed } from './unnamed.ts';
import { beamBranch } from '../../ports/kept/beamBranch.ts';
import { trussBranch } from '../../ports/kept/trussBranch.ts';
import { beamExamples, createStarter } from '@eecs/ui-beam/data';
import { createPrattTruss } from '../../../../packages/ui-truss/src/examples/createPrattTruss.ts';
import beamEnUS from '../../../../packages/ui-beam/src/messages/en-US.json' with { type: 'json' };
import beamRu from '../../../../packages/ui-beam/src/messages/ru.json' with { type: 'json' };
import beamUk from '../../../../packages/ui-beam/src/messages/uk.json' with { type: 'json' };
import trussEnUS from '../../../../packages/ui-truss/src/messages/editor.en-US.json' with { type: 'json' };
import trussRu from '../../../../packages/ui-truss/src/messages/editor.ru.json' with { type: 'json' };
import trussUk from '../../../../packages/ui-truss/src/messages/editor.uk.json' with { type: 'json' };
import startEnUS from '../../pages/NewTaskPage/messages/en-US.json' with { type: 'json' };
import startRu from '../../pages/NewTaskPage/messages/ru.json' with { type: 'json' };
import startUk from '../../pages/NewTaskPage/messages/uk.json' with { type: 'json' };

test('default titles in any language do not count as names', () => {
  const all = [
    ...[beamEnUS, beamRu, beamUk, trussEnUS, trussRu, trussUk].map(({ untitled }) => untitled),
    ...[startEnUS, startRu, startUk].flatMap((texts) => [texts['start.beam'], texts['start.truss']]),
  ];
  // Earlier default titles of beams, which stored documents may still have.
  const former = ['Beam', 'Балка'];
  expect(new Set([...all, ...former])).toEqual(DEFAULT_TITLES);
  expect(isUnnamed(' ')).toBe(true);
  expect(isUnnamed('Roof purlin')).toBe(false);
  expect(isUnnamed(beamExamples.twoSpans.title)).toBe(false);
});

test('a beam is guessed by its spans and its length, a truss by its extent and its rods', () => {
  const beam = createStarter({ length: 19.5, spans: [6, 7.5, 6], supports: 'pinned' });
  expect(beamBranch.sizeOf(beam)).toEqual({ count: 3, length: 19.5 });
  const cantilever = createStarter({ length: 3, spans: 1, supports: 'cantilever' });
  expect(beamBranch.sizeOf(cantilever)).toEqual({ count: 0, length: 3 });
  // A hinge is not a support: the beam has spans 0-6 and 6-12.
  expect(beamBranch.sizeOf(beamExamples.hingedSpans)).toEqual({ count: 2, length: 12 });
  const truss = createPrattTruss({ panels: 6, panelLength: 2, height: 2, load: 1000 });
  expect(trussBranch.sizeOf(truss)).toEqual({ count: 21, length: 12 });
  expect(trussBranch.sizeOf({ ...truss, joints: [], links: [] })).toEqual({ count: 0, length: 0 });
});
