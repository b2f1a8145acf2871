import { aiscProfiles } from './aiscProfiles.ts';
import { europeanProfiles } from './europeanProfiles.ts';
import { gostProfiles } from './gostProfiles.ts';
import type { ProfileGroup } from './profile.ts';

/** Every profile that is compared with a table, in the order of the report. */
export const PROFILE_GROUPS: readonly ProfileGroup[] = [
  ...europeanProfiles,
  ...gostProfiles,
  ...aiscProfiles,
];
