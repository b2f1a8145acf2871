import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import { useServices, useSettings } from '../../ports/kept/services.ts';

/**
 * Returns the units in which an editor shows its document: the document's own, until the reader switches. A link, file
 * or task in other units than the reader's stays unchanged, with its hash. Without a document, returns the reader's.
 */
export function useDocumentUnits(document: BranchDocument | null): {
  readonly units: UnitSystem;
  /** Sets the units for a document that replaces this one. */
  readonly showIn: (units: UnitSystem) => void;
} {
  const { settings } = useServices();
  const { units: readers } = useSettings();
  const switches = useSyncExternalStore(
    settings.subscribe,
    settings.countUnitSwitches,
    settings.countUnitSwitches,
  );
  const [own, setOwn] = useState({ units: document?.units.system ?? null, switches });
  const units = own.units !== null && own.switches === switches ? own.units : readers;

  // Updates the switch in the header and all other texts about units around the editor.
  useLayoutEffect(() => settings.showUnits(units), [settings, units]);

  const showIn = useCallback(
    (next: UnitSystem) => setOwn({ units: next, switches: settings.countUnitSwitches() }),
    [settings],
  );
  return { units, showIn };
}
