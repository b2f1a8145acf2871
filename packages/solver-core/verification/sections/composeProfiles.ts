import { compareProfile } from './profile.ts';
import type { ComparedProperty, Profile, ProfileGroup, PublishedName } from './profile.ts';

/** Formatting functions of the whole report that this part of it uses. */
interface Format {
  readonly alignTable: (rows: readonly (readonly string[])[]) => string[];
  readonly formatRelative: (value: number) => string;
}

/**
 * Composes the section of the report about cross-sections: well-known profiles, a table for each source, with a row for
 * each number that the source prints.
 */
export function composeProfiles(groups: readonly ProfileGroup[], format: Format): string[] {
  const profiles = groups.flatMap((group) => group.profiles);
  const count = profiles.reduce((sum, { published }) => sum + Object.keys(published).length, 0);
  return [
    '## Cross-sections compared with published tables',
    '',
    `This page compares ${profiles.length} profiles from ${groups.length} tables, with ${count} numbers. The input is the dimensions in a row of a table; the`,
    'computed properties are compared with those of the row. The allowed deviation is half of the last printed digit (of three',
    'digits if fewer are printed, because zeros at the end may have been lost in transcription), unless a line "Why" allows more.',
    'Numbers are in cm2, cm3, cm4, cm or in2, in3, in4, in. In addition, `verification/sections` compares random sections of every shape',
    'with polygons of chords, with sums of rectangles and fillets, with their mirror images, and with rotated and scaled copies.',
    '',
    ...groups.flatMap((group) => composeTable(group, format)),
  ];
}

const HEAD = ['profile, property', 'published', 'found', 'deviation, relative', 'allowed, relative'];

const NAMES: Readonly<Record<PublishedName, string>> = {
  A: 'A',
  ey: 'ey',
  ez: 'ez',
  Iy: 'Iy',
  Iz: 'Iz',
  Iu: 'Iu',
  Iv: 'Iv',
  WyTop: 'Wy',
  Wply: 'Wpl,y',
  Wplz: 'Wpl,z',
  It: 'It',
};

function composeTable(group: ProfileGroup, { alignTable, formatRelative }: Format): string[] {
  const row = (profile: Profile, { name, published, found, deviation, allowed }: ComparedProperty) => [
    `${profile.name}, ${NAMES[name]}`,
    String(published),
    String(Number(found.toPrecision(6))),
    formatRelative(deviation),
    formatRelative(allowed),
  ];
  const rows = group.profiles.flatMap((profile) =>
    compareProfile(profile, group).map((compared) => row(profile, compared)),
  );
  return [
    `### ${group.title}`,
    '',
    `${group.source}.`,
    ...composeReasons(group),
    '',
    ...alignTable([HEAD, ...rows]),
    '',
  ];
}

/** Lists the reasons for tolerances wider than the last digit, for the table and for single rows. */
function composeReasons({ why, profiles }: ProfileGroup): string[] {
  const rows = profiles.flatMap((profile) =>
    profile.why === undefined ? [] : [`${profile.name}: ${profile.why}`],
  );
  const reasons = [...(why === undefined ? [] : [why]), ...rows];
  return reasons.map((reason) => `Why more is allowed: ${reason}.`);
}
