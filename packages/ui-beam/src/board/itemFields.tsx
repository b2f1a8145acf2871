import { useKitAtomValue } from '@eecs/ui-kit';
import { type ItemFieldsProps, createItemFields } from '@eecs/ui-kit/editor';
import { type ToolText, useToolText } from '../messages/toolMessages.ts';
import { type BoardItem, toItemKey } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { DimensionDock } from './DimensionDock.tsx';
import { GuideDock } from './GuideDock.tsx';
import { LoadDock } from './LoadDock.tsx';
import { SupportDock } from './SupportDock.tsx';

/** The fields of an object on the board of a beam, in the line below it. */
export const ItemFields = createItemFields<
  {
    readonly [Kind in BoardItem['kind']]: { readonly kind: Kind; readonly index: number };
  }[BoardItem['kind']],
  ToolText
>(
  {
    support: { Fields: SupportItem },
    load: { Fields: LoadItem },
    dimension: {
      Fields: ({ item: { index }, isReadOnly }) => <DimensionDock index={index} isReadOnly={isReadOnly} />,
    },
    guide: {
      Fields: ({ item: { index }, isReadOnly }) => <GuideDock index={index} isReadOnly={isReadOnly} />,
    },
  },
  { toKey: toItemKey, useText: useToolText },
);

function SupportItem({ item: { index }, isReadOnly }: ItemFieldsProps<BoardItem>) {
  const support = useKitAtomValue(documentAtom).supports[index];
  return support === undefined ? null : (
    <SupportDock support={support} index={index} isReadOnly={isReadOnly} />
  );
}

function LoadItem({ item: { index }, isReadOnly }: ItemFieldsProps<BoardItem>) {
  const load = useKitAtomValue(documentAtom).loads[index];
  return load === undefined ? null : <LoadDock load={load} index={index} isReadOnly={isReadOnly} />;
}
