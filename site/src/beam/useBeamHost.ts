import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Host, useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { pageMessages } from '../messages/pageMessages.ts';
import { SolveFailure } from '../ports/solveFailure.ts';
import { useApi } from '../ports/useApi.ts';

/** Gives the editor its surroundings: the server that solves, the site's notices and dialogs, its pages. */
export function useBeamHost(): Host {
  const t = useText(pageMessages);
  const api = useApi();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      solve: async (document, options) => {
        try {
          return await api.solveBeam(document, options);
        } catch (error) {
          // The editor shows the reason beside Try again: one place for one failure.
          throw new SolveFailure(error, t);
        }
      },
      notify: (notice) => {
        notify(notice);
      },
      confirm: ask,
      open: (path) => void navigate(path),
    }),
    [t, api, notify, ask, navigate],
  );
}
