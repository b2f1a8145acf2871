import { useLayoutEffect, useState } from 'react';
import { type BeamAnswer, type BeamCase, parseCase, type UnitSystem } from '@eecs/solver-core';
import { useHost, useKitStore, useUnits } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import type { BeamEditorProps } from '../props.ts';
import { createBeam } from './createBeam.ts';
import { createHistory } from './history.ts';
import { type Ports, documentAtom, historyAtom, portsAtom, runAtom, unitTwinsAtom } from './sessionAtoms.ts';
import { restoreSolutionAtom, switchUnitsAtom, takeValueAtom } from './sessionVerbs.ts';
import { toneAtom } from './tone.ts';
import { toSystem } from './unitTwins.ts';
import { useSessionNotices } from './useSessionNotices.ts';

/** A page whose host solves never loads the solver. */
async function solveHere(document: BeamCase): Promise<BeamAnswer> {
  const { solveLocally } = await import('./solveLocally.ts');
  return solveLocally(document);
}

/** Opens a beam in the store of the widget and keeps it in step with the props. */
export function useSession(props: BeamEditorProps): void {
  const store = useKitStore();
  const host = useHost();
  const units = useUnits();
  const t = useBeamText();
  const { tellNotes } = useSessionNotices();
  // Decided once: an editor does not change hands.
  const [isControlled] = useState(props.value !== undefined);
  const ports: Ports = {
    isControlled,
    isReadOnly: props.readOnly ?? false,
    limits: props.limits ?? 'full',
    onChange: (document) => props.onChange?.(document),
    onSolve: (answer) => props.onSolve?.(answer),
    onError: (fault) => props.onError?.(fault),
    onNotes: tellNotes,
    solve: (document, signal) => host.solve?.(document, { signal }) ?? solveHere(document),
  };

  // Before anything below reads it, and on a server too: nobody listens yet.
  useState(() => {
    store.set(portsAtom, ports);
    // After a failure the editor is tried again: its document is still there.
    if (store.get(historyAtom) !== null) return null;
    const given = props.value ?? props.defaultValue;
    const opened = given === undefined ? createBeam(units, t('untitled')) : readCase(given);
    const first = isControlled ? opened : toSystem(opened, units, store.get(unitTwinsAtom));
    store.set(historyAtom, createHistory(first));
    const { defaultSolution: answer } = props;
    if (answer !== undefined) store.set(restoreSolutionAtom, { document: opened, answer });
    return null;
  });

  // Hands the newest callbacks to the verbs.
  useLayoutEffect(() => {
    store.set(portsAtom, ports);
  });

  // Takes the document of a controlled editor.
  const { value } = props;
  useLayoutEffect(() => {
    if (isControlled && value !== undefined) store.set(takeValueAtom, readCase(value));
  }, [isControlled, value, store]);

  // Takes the document to the units on the screen.
  useLayoutEffect(() => {
    if (store.get(documentAtom).units.system !== units) store.set(switchUnitsAtom, units);
  }, [units, value, store]);

  // Ends a solve under way and a tone when the editor goes.
  useLayoutEffect(
    () => () => {
      store.get(runAtom)?.abort();
      store.get(toneAtom)?.abort();
    },
    [store],
  );
}

/** The unit system an editor begins with: what it is told, else what its document is in. */
export function getFirstUnits({ units, value, defaultValue }: BeamEditorProps): UnitSystem {
  return units ?? (value ?? defaultValue)?.units.system ?? 0;
}

/**
 * Reads a document handed in from outside. One that is canonical already is kept as the same object, so that a
 * controlled editor recognizes what it asked for.
 */
export function readCase(document: BeamCase): BeamCase {
  const parsed = parseCase(document);
  if (!parsed.ok)
    throw new Error(`\`BeamEditor\` was given no beam document: ${JSON.stringify(parsed.failures)}`);
  return JSON.stringify(parsed.document) === JSON.stringify(document) ? document : parsed.document;
}
