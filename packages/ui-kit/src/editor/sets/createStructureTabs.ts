import { type Atom, atom } from 'jotai/vanilla';
import type { CommonCase } from '@eecs/solver-core';
import type { KindCase } from '../constants/CaseTab.tsx';
import type { CommonPort } from '../constants/commonPort.ts';
import { type KindConstants, type SetVerbs, createCommonPort } from '../constants/createCommonPort.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { createTotalMass } from '../tables/createTotalMass.tsx';
import { type CommonTabs, createCommonTabs } from './createCommonTabs.tsx';

interface AnyItem {
  readonly kind: string;
  readonly index: number;
}

/** The tabs of a structure of joints and lines as data. */
export interface StructureTabsPlan<
  Types extends SessionTypes & { readonly document: CommonCase; readonly item: AnyItem },
> extends Pick<KindConstants<Types>, 'session' | 'tables' | 'materials' | 'crossSections'> {
  readonly sets: Pick<SetVerbs<Types['document'], Types['note']>, 'listEmpty' | 'add' | 'remove'>;
  readonly listLoads: (
    document: Types['document'],
  ) => readonly { readonly load: { readonly sets: number } }[];
  readonly selectionAtom: Atom<readonly Types['item'][]>;
  /** The kind of the lines, and their list in the document. */
  readonly line: { readonly kind: Types['item']['kind']; readonly list: keyof Types['document'] };
  readonly shownAnswerAtom: Parameters<typeof createTotalMass>[0];
  readonly useText: () => ReturnType<Parameters<typeof createTotalMass>[1]> & ((key: 'untitled') => string);
  /** Fields of the case that only this kind has. @default none */
  readonly OwnFields?: NonNullable<KindCase['OwnFields']>;
}

/**
 * Creates the tabs that the documents of all kinds have, for a structure of joints and lines. An entry of the library
 * is given to the lines selected on the board or in their table, or to all lines if none is selected.
 */
export function createStructureTabs<
  Types extends SessionTypes & { readonly document: CommonCase; readonly item: AnyItem },
>({
  session,
  tables,
  materials,
  crossSections,
  sets,
  listLoads,
  selectionAtom,
  line,
  shownAnswerAtom,
  useText,
  OwnFields,
}: StructureTabsPlan<Types>): CommonTabs & { readonly commonPort: CommonPort } {
  const chosenAtom = atom((get): readonly number[] => {
    const chosen = get(selectionAtom).flatMap(({ kind, index }) => (kind === line.kind ? [index] : []));
    // The compiler does not know that the named field is a list.
    const lines = get(session.documentAtom)[line.list] as unknown as readonly unknown[];
    return chosen.length > 0 ? chosen : [...lines.keys()];
  });
  const commonPort = createCommonPort<Types>({
    session,
    tables,
    materials,
    crossSections,
    sets: { ...sets, listMasks: (document) => listLoads(document).map(({ load }) => load.sets) },
    chosenAtom,
  });
  return {
    commonPort,
    ...createCommonTabs(commonPort, {
      useUntitled: () => useText()('untitled'),
      ...(OwnFields !== undefined && { OwnFields }),
      Remarks: createTotalMass(shownAnswerAtom, useText),
    }),
  };
}
