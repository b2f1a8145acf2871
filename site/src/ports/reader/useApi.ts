import { useMemo } from 'react';
import { type ApiClient, createApiClient } from '../api/apiClient.ts';
import { useConnection } from './useConnection.ts';

/** Returns the client for public calls. Pages without calls do not load it. */
export function useApi(): ApiClient {
  const call = useConnection();
  return useMemo(() => createApiClient(call), [call]);
}
