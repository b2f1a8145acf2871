import { readFileSync } from 'node:fs';

const FILE = '../../../packages/solver-core/verification/fixtures/profileAndAngle.json';

/** An IPE 300 and a cold-formed angle: two spans with a hinge, three sets, one of them combined. */
export const PROFILE_AND_ANGLE = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')) as Readonly<
  Record<string, unknown>
>;
