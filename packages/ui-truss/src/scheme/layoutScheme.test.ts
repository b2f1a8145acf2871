import { expect, test } from 'vitest';
import { VIEWS } from '../camera/orientation.ts';
import { createPrattTruss } from '../examples/createPrattTruss.ts';
import { layoutScheme } from './layoutScheme.ts';
import { NO_EMPHASIS } from './scheme.ts';

const texts = { force: String, jointLoad: () => '10 kN', linkLoad: String, length: String };

test('values of loads that hang closer than they are wide stand in two rows, on no arrow', () => {
  const truss = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10_000 });
  const { nodes, loads } = layoutScheme(truss, {
    width: 258,
    height: 290,
    orientation: VIEWS.front,
    window: null,
    emphasis: NO_EMPHASIS,
    texts,
  });
  const values = nodes.filter(({ key }) => key.startsWith('value-jointLoad'));
  expect(values).toHaveLength(5);
  const lowest = Math.max(...loads.map(({ from, to }) => Math.max(from.y, to.y)));
  const lines = values.map(({ attributes }) => Number(attributes['y']) - lowest);
  // The arrows end on one level: every base line lies at least the height of the letters below it.
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(11);
  expect(new Set(lines.map(Math.round)).size).toBe(2);
});
