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

/** Delay before the account is updated after a choice, ms, in case further choices follow. */
export const OPTIONS_DELAY_MS = 1000;

/**
 * Where options are stored, and the state of the last change. `here`: only in this browser, nobody is logged in.
 * `asked`: it is not known yet whether somebody is. `emergency`: a user logged in by a mailed link has not set a
 * password yet. `account`: in the account, as loaded from there.
 */
export type OptionsState = 'here' | 'asked' | 'emergency' | 'account' | 'waiting' | 'saved' | 'failed';

export interface OptionsSync {
  readonly get: () => OptionsState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Sends pending options to the account at once. */
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
 * Synchronizes the settings of this browser with the options of the account. After a login the account's options apply;
 * an account without options adopts those of the browser. A later change is sent to the account after a delay, together
 * with all changes made meanwhile. Changes made before the account has answered are newer than its answer and are sent,
 * too.
 */
export function syncOptions({
  settings,
  session,
  save,
  delayMs = OPTIONS_DELAY_MS,
}: OptionsSyncOptions): OptionsSync {
  const listeners = new Set<() => void>();
  let state = withoutAccount(session.get());
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
        // Sent with the next choice; a newer value of the same option stays.
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
      const told = withoutAccount(now);
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

/** Returns where the options are stored in a session without the options of an account. */
function withoutAccount(session: Session): OptionsState {
  if (isUnknown(session)) return 'asked';
  return session.state === 'emergency' ? 'emergency' : 'here';
}

function listChanges(before: Settings, now: Settings): Partial<Settings> {
  const former: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => former[name] !== value));
}
