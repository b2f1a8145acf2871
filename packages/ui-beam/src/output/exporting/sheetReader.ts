import type { LoadClass, SupportClass } from '@eecs/solver-core';
import type { Text } from '@eecs/ui-kit';
import type { TableNumbers, TableReader } from '@eecs/ui-kit/editing';
import type { PanelText } from '../../messages/panelMessages.ts';
import type { ExportMessages } from './exportMessages.ts';

/** The reader of the sheets. */
export interface SheetReader extends TableReader {
  readonly t: Text<ExportMessages>;
  /** The texts of the panel: the headings of the sheets are the same. */
  readonly tPanel: PanelText;
  /** Returns the symbol of a result. @default its own */
  readonly symbolOf?: (symbol: string) => string;
  /** Names a kind of support or load. */
  readonly nameKind: (kind: SupportClass | LoadClass) => string;
  /** Digits of reactions and results after the decimal mark, if the reader fixed them. @default all digits */
  readonly digits?: number | undefined;
}

/** Writes the sheets of one document. */
export interface SheetWriter extends SheetReader {
  readonly numbers: TableNumbers;
  /** Names a case set by its index. */
  readonly nameSet: (index: number) => string;
}
