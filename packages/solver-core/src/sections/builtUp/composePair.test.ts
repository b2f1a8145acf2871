import { describe, expect, test } from 'vitest';
import type { CrossSection } from '../../model/common/document.ts';
import { sectionProperties } from '../sectionProperties.ts';
import { expectClose } from '@eecs/testing';
import { PAIR_ARRANGEMENTS } from '../../model/common/pairs.ts';
import { composePair } from './composePair.ts';

const angle: CrossSection = {
  className: 'lsection',
  label: 'L 100x65x8',
  units: 0,
  editable: false,
  origin: { kind: 'catalogue', id: 'l/EN 10056/L 100x65x8' },
  h: 100,
  b: 65,
  t: 8,
  r1: 10,
  r2: 5,
};
const propertiesOf = (section: CrossSection | null) => {
  const result = section && sectionProperties(section, 0);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  return result.properties;
};

describe('two of a section', () => {
  const one = propertiesOf(angle);

  test('by the long legs: Iz = 2 (Iz1 + A (ey + s/2)²)', () => {
    const pair = composePair(angle, { arrangement: 'backs', gap: 12 });
    expect(pair?.label).toBe('2L 100x65x8 / 12');
    expect(pair).not.toHaveProperty('origin');
    expectClose(propertiesOf(pair).Iy, 2 * one.Iy, 1e-12);
    expectClose(propertiesOf(pair).Iz, 2 * (one.Iz + one.A * ((one.ey + 6) / 10) ** 2), 1e-12);
  });

  test('in a pair by the short legs the short legs are upright', () => {
    const pair = propertiesOf(composePair(angle, { arrangement: 'legs', gap: 12 }));
    expectClose(pair.Iy, 2 * one.Iz, 1e-12);
    expectClose(pair.Iz, 2 * (one.Iy + one.A * ((one.ez + 6) / 10) ** 2), 1e-12);
    expect(pair.Iyz).toBe(0);
  });

  test('across: a section that looks the same when turned', () => {
    const star = propertiesOf(composePair(angle, { arrangement: 'star', gap: 10 }));
    expectClose(star.Iy, 2 * (one.Iy + one.A * ((one.ez + 5) / 10) ** 2), 1e-12);
    expect([star.yShear, star.zShear]).toEqual([0, 0]);
  });

  test('a channel toes inwards, its name by a number apart', () => {
    const channel: CrossSection = { className: 'csection', label: '20П', h: 200, b: 76, tw: 5.2, tf: 9 };
    const pair = composePair(channel, { arrangement: 'toes', gap: 0, connection: 'welded' });
    expect(pair?.label).toBe('2 x 20П / 0 [] welded');
    expect(propertiesOf(pair).It ?? 0).toBeGreaterThan(100 * (propertiesOf(channel).It ?? 0));
  });

  test('pairs that are held together in different ways have different names', () => {
    const names = (['battened', 'laced', 'welded'] as const).map(
      (connection) => composePair(angle, { arrangement: 'legs', gap: 12, connection })?.label,
    );
    expect(names).toEqual([
      '2L 100x65x8 / 12 SLBB',
      '2L 100x65x8 / 12 SLBB laced',
      '2L 100x65x8 / 12 SLBB welded',
    ]);
  });

  test.each(PAIR_ARRANGEMENTS)(
    'a pair of a generic section or with a negative gap is refused: %s',
    (arrangement) => {
      expect(
        composePair({ className: 'generic', label: '', A: 1, Iy: 1 }, { arrangement, gap: 0 }),
      ).toBeNull();
      expect(composePair(angle, { arrangement, gap: -1 })).toBeNull();
    },
  );
});
