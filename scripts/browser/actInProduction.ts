// Imported before vitest-browser-react, which asks React for `act` when it is loaded.
import React from 'react';
import { flushSync } from 'react-dom';

/** Effects run in tasks of their own, and so do updates that effects request; this many tasks are awaited. */
const TASKS = 4;

/**
 * React's published build has no `act`: this one draws at once what the callback asks for, with its effects,
 * and waits until what these ask for is drawn too.
 */
async function act(callback: () => unknown): Promise<void> {
  let answer: unknown;
  flushSync(() => {
    answer = callback();
  });
  await answer;
  for (let task = 0; task < TASKS; task += 1) await nextTask();
}

/** Tasks come in the order in which they were asked for; React asks for its own in the same way. */
async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  port1.close();
}

if (typeof Reflect.get(React, 'act') !== 'function') Reflect.set(React, 'act', act);
