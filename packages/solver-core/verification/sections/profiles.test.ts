import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { compareProfile } from './profile.ts';
import { PROFILE_GROUPS } from './profileGroups.ts';

describe.each(PROFILE_GROUPS.map((group) => [group.title, group] as const))('%s', (_, group) => {
  it.each(group.profiles.map((profile) => [profile.name, profile] as const))('%s', (_name, profile) => {
    for (const { published, found, allowed } of compareProfile(profile, group)) {
      expectClose(found, published, allowed);
    }
  });
});

describe('the comparison', () => {
  it('allows half of the last digit printed: three digits, or more where they are printed', () => {
    const section = { className: 'rectangle', b: 100, h: 200 } as const;
    const published = { A: '200', Iy: '6666.7', Iz: '1670' };
    const found = compareProfile({ name: 'a rectangle', section, published });
    for (const [i, allowed] of [0.5 / 200, 0.05 / 6666.7, 5 / 1670].entries()) {
      expectClose(found[i]?.allowed, allowed, 1e-12);
    }
  });

  it('gives a reason wherever it allows more', () => {
    for (const { profiles, allowed, why } of PROFILE_GROUPS) {
      expect((allowed === undefined) === (why === undefined)).toBe(true);
      for (const one of profiles) expect((one.allowed === undefined) === (one.why === undefined)).toBe(true);
    }
  });

  it('covers every rolled shape, by at least twenty-four profiles', () => {
    const profiles = PROFILE_GROUPS.flatMap((group) => group.profiles);
    expect(profiles.length).toBeGreaterThanOrEqual(24);
    expect([...new Set(profiles.map(({ section }) => section.className))].sort()).toEqual([
      'csection',
      'hsection',
      'lsection',
      'rectangularpipe',
      'roundpipe',
      'tsection',
      'zsection',
    ]);
  });
});
