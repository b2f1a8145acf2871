// A setup file: React's development build with all of its warnings and checks, without what it notes for a person at
// the browser's tools.
import './beforeReact.ts';
import * as React from 'react';

/** After so many in a second React notes no longer where an element was made. */
const ENOUGH = 1e4;

/**
 * React takes a stack for each element it makes, for the trace of a warning: a quarter of all that a page of tests did.
 * Where another React keeps its count elsewhere, it takes them again, and nothing else changes.
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
