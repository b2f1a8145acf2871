import {
  type AccountOptions,
  findUser,
  fromAccountOptions,
  isUnknown,
  isUntouched,
  listChosen,
  type Session,
  type SessionStore,
  type Settings,
  toAccountOptions,
} from '@eecs/ui-account';
import type { SettingsStore } from './settingsStore.ts';

/** A choice waits so long for the next one before the account is told, ms. */
export const OPTIONS_DELAY_MS = 1000;

/**
 * Where the choices are and what has become of the last one: `here` is in this browser alone, where nobody is logged
 * in; `asked` while nobody knows whether somebody is; `emergency` until whom a mailed link let in has set a password;
 * `account` is with the account, as they were found there.
 */
export type OptionsState = 'here' | 'asked' | 'emergency' | 'account' | 'waiting' | 'saved' | 'failed';

export interface OptionsSync {
  readonly get: () => OptionsState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Tells the account at once what waits. */
  readonly flush: () => void;
}

export interface OptionsSyncOptions {
  readonly settings: SettingsStore;
  readonly session: SessionStore;
  readonly save: (options: AccountOptions) => Promise<void>;
  /** @default OPTIONS_DELAY_MS */
  readonly delayMs?: number;
}

/**
 * Keeps the settings of this browser and the options of the account in step. Whoever logs in finds the account's; an
 * account that has chosen nothing takes over the browser's. A later choice goes to the account a moment after it, all
 * that were made meanwhile in one call. What is chosen before the account has answered is newer than what it answers,
 * and goes there too.
 */
export function syncOptions({
  settings,
  session,
  save,
  delayMs = OPTIONS_DELAY_MS,
}: OptionsSyncOptions): OptionsSync {
  const listeners = new Set<() => void>();
  let state = tellWithout(session.get());
  let before = settings.get();
  let owner: number | null = null;
  let isApplying = false;
  let waiting: Partial<Settings> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: OptionsState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (owner === null) return;
    const whose = owner;
    const change = waiting;
    const options = toAccountOptions(change);
    waiting = {};
    if (Object.keys(options).length === 0) return;
    save(options).then(
      () => {
        if (owner === whose) set(Object.keys(waiting).length > 0 ? 'waiting' : 'saved');
      },
      () => {
        if (owner !== whose) return;
        // Told with the next choice; a newer value of the same option stays.
        waiting = { ...change, ...waiting };
        set('failed');
      },
    );
  }

  function put(change: Partial<Settings>): void {
    if (Object.keys(toAccountOptions(change)).length === 0) return;
    if (owner === null) {
      if (isUnknown(session.get())) waiting = { ...waiting, ...change };
      return;
    }
    waiting = { ...waiting, ...change };
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
    set('waiting');
  }

  settings.subscribe(() => {
    const now = settings.get();
    const change = listChanges(before, now);
    before = now;
    if (!isApplying) put(change);
  });

  session.subscribe(() => {
    const now = session.get();
    const user = findUser(now);
    const next = user?.id ?? null;
    const early = owner === null ? waiting : {};
    if (next === null) {
      if (owner !== null || !isUnknown(now)) waiting = {};
      owner = null;
      clearTimeout(timer);
      const told = tellWithout(now);
      if (told !== state) set(told);
      return;
    }
    if (user === null || next === owner) return;
    owner = next;
    waiting = {};
    clearTimeout(timer);
    set('account');
    if (isUntouched(user.options)) {
      put(listChosen(settings.get(), settings.unchosen));
      return;
    }
    isApplying = true;
    settings.change({ ...fromAccountOptions(user.options, settings.get()), ...early });
    isApplying = false;
    put(early);
  });

  return {
    get: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    flush,
  };
}

/** Where the choices are in a session without the options of an account. */
function tellWithout(session: Session): OptionsState {
  if (isUnknown(session)) return 'asked';
  return session.state === 'emergency' ? 'emergency' : 'here';
}

function listChanges(before: Settings, now: Settings): Partial<Settings> {
  const former: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => former[name] !== value));
}
