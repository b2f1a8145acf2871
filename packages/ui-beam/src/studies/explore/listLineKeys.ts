import type { SetLook } from '@eecs/ui-kit/editor';
import { ENVELOPE_WIDTH_PX } from './buildFigure.ts';
import type { LineKey } from './drawPicture.ts';

export interface LineKeyRequest {
  readonly sets: readonly { readonly look: SetLook; readonly label: string; readonly isNamed: boolean }[];
  /** Whether the answer has only the set on the chart: a set without a name then needs no legend. */
  readonly isOnlySet: boolean;
  /** Name and colour of the envelope, null if it is not drawn. */
  readonly envelope: { readonly name: string; readonly color: string } | null;
}

/** Lists the entries for the legend of a saved chart. */
export function listLineKeys({ sets, isOnlySet, envelope }: LineKeyRequest): LineKey[] {
  const told = isOnlySet ? sets.filter(({ isNamed }) => isNamed) : sets;
  return [
    ...told.map(({ look: { color, dash }, label }) => ({ name: label, color, dash, width: 2 })),
    ...(envelope === null ? [] : [{ ...envelope, dash: '', width: ENVELOPE_WIDTH_PX }]),
  ];
}
