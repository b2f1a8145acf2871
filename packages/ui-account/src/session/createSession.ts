import { reduceSession, type Session, type SessionEvent } from './session.ts';

/** The session of an application, shared by all of its pages. */
export interface SessionStore {
  readonly get: () => Session;
  readonly report: (event: SessionEvent) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates a session in which nobody is logged in yet. */
export function createSession(first: Session = { state: 'anonymous' }): SessionStore {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    report: (event) => {
      const next = reduceSession(current, event);
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
