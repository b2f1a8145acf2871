import { useMemo } from 'react';
import { type ApiClient, createApiClient } from './apiClient.ts';
import { useServices } from './services.ts';

/** Gives the client of the server, which answers in the reader's language. Pages without calls do not load it. */
export function useApi(): ApiClient {
  const { settings } = useServices();
  return useMemo(() => createApiClient({ getLocale: () => settings.get().locale }), [settings]);
}
