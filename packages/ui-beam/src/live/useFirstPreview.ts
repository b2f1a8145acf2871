import { useState } from 'react';
import { caseHash } from '@eecs/solver-core';
import { type KitStore, useKitStore } from '@eecs/ui-kit';
import type { BeamEditorProps } from '../props.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { live } from './beamLive.ts';

/** Shows the stored preview of the first document with the first paint, until the live preview replaces it. */
export function useFirstPreview(props: Omit<BeamEditorProps, 'ref'>): void {
  const store = useKitStore();
  // Before anything below reads it: there are no listeners yet.
  useState(() => takeFirst(store, props));
}

function takeFirst(
  store: KitStore,
  { value, defaultValue, defaultPreview: answer }: Omit<BeamEditorProps, 'ref'>,
): null {
  const document = store.get(documentAtom);
  const given = value ?? defaultValue;
  // The hash does not depend on the units, but an answer is in those of its document.
  const isOfUnits = given !== undefined && (given.units?.system ?? 0) === document.units.system;
  const isAnswered = isOfUnits && answer?.hash === caseHash(document);
  if (answer !== undefined && isAnswered) store.set(live.takePreviewAtom, document, answer);
  return null;
}
