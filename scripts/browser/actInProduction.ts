// Imported before vitest-browser-react, which gets `act` from React when it is loaded.
import React from 'react';
import { flushSync } from 'react-dom';

/** Effects run in separate tasks, and so do updates that effects request; this many tasks are awaited. */
const TASKS = 4;

/**
 * React's production build has no `act`: this one renders at once what the callback requests, with its effects, and
 * waits until the resulting updates are rendered, too.
 */
async function act(callback: () => unknown): Promise<void> {
  let answer: unknown;
  flushSync(() => {
    answer = callback();
  });
  await answer;
  for (let task = 0; task < TASKS; task += 1) await nextTask();
}

/** Tasks run in the order in which they were queued; React queues its own in the same way. */
async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  port1.close();
}

if (typeof Reflect.get(React, 'act') !== 'function') Reflect.set(React, 'act', act);
