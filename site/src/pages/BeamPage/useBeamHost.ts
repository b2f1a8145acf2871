import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Host, useDialogs, useNotices } from '@eecs/ui-kit';
import { useApi } from '../../ports/useApi.ts';

/** Gives the editor its surroundings: the server that solves, the site's notices and dialogs, its pages. */
export function useBeamHost(): Host {
  const api = useApi();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      solve: api.solveBeam,
      notify: (notice) => {
        notify(notice);
      },
      confirm: ask,
      open: (path) => void navigate(path),
    }),
    [api, notify, ask, navigate],
  );
}
