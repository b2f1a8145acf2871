// A setup file: React's development build with all of its warnings and checks, but without the data for developer
// tools.
import './beforeReact.ts';
import * as React from 'react';

/** After this many stacks in a second React stops recording where elements were created. */
const ENOUGH = 1e4;

/**
 * React records a stack for each element it creates, for the trace of a warning: a quarter of the time of all page
 * tests. If another version of React keeps its counter elsewhere, it records them again, and nothing else changes.
 */
function takeNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH,
    set: () => undefined,
  });
}

takeNoOwnerStacks();
