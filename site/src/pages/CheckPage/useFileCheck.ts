import { useEffect, useRef, useState } from 'react';
import type { CheckProgress, CheckedFile } from './checkFile.ts';
import type { Outcome } from './runInWorker.ts';
import { startCheck } from './startCheck.ts';

/** A check that is running; `progress` is null until the first line is checked. */
export interface RunningCheck {
  readonly name: string;
  readonly progress: CheckProgress | null;
}

/** A check that is over. */
export interface EndedCheck {
  readonly name: string;
  readonly outcome: Outcome<CheckedFile>;
}

/** Time after which a running check is shown, ms: most end sooner. */
const SHOWN_AFTER_MS = 400;

/** Checks one file at a time; a new file, and leaving the page, end the check before. */
export function useFileCheck() {
  const [running, setRunning] = useState<RunningCheck | null>(null);
  const [ended, setEnded] = useState<EndedCheck | null>(null);
  const leave = useRef<AbortController | null>(null);
  useEffect(() => () => leave.current?.abort(), []);

  async function start(given: File): Promise<void> {
    leave.current?.abort();
    const own = new AbortController();
    leave.current = own;
    setEnded(null);
    setRunning(null);
    const { name } = given;
    let progress: CheckProgress | null = null;
    let isShown = false;
    const show = (): void => {
      isShown = true;
      setRunning({ name, progress });
    };
    const timer = setTimeout(show, SHOWN_AFTER_MS);
    const outcome = await startCheck(given, {
      signal: own.signal,
      onProgress: (line) => {
        progress = line;
        if (isShown && leave.current === own) show();
      },
    });
    clearTimeout(timer);
    if (leave.current !== own) return;
    setRunning(null);
    setEnded({ name, outcome });
  }

  return { running, ended, start, stop: () => leave.current?.abort() };
}
