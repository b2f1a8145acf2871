import type { SettingsStore } from '../../preferences/settingsStore.ts';
import { connectApi, type CallApi } from '../api/callApi.ts';
import { fetchOnceAsked } from '../api/earlyCalls.ts';
import { useServices } from '../kept/services.ts';

const connections = new WeakMap<SettingsStore, CallApi>();

/**
 * Opens the application's only connection to its server, which answers in the reader's language. All clients use it, so
 * an expired session is renewed once for all of them. Pages without calls do not load it.
 */
export function openConnection(settings: SettingsStore): CallApi {
  const known = connections.get(settings);
  if (known !== undefined) return known;
  const made = connectApi({ getLocale: () => settings.get().locale, fetch: fetchOnceAsked });
  connections.set(settings, made);
  return made;
}

/** Returns the application's only connection to its server. */
export function useConnection(): CallApi {
  return openConnection(useServices().settings);
}
