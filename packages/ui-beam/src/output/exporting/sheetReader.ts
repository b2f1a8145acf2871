import type { LoadClass, SupportClass } from '@eecs/solver-core';
import type { Text } from '@eecs/ui-kit';
import type { TableNumbers, TableReader } from '@eecs/ui-kit/editing';
import type { PanelText } from '../../messages/panelMessages.ts';
import type { ExportMessages } from './exportMessages.ts';

/** For whom sheets are listed. */
export interface SheetReader extends TableReader {
  readonly t: Text<ExportMessages>;
  /** The texts of the panel: the headings of its columns are those of the sheets. */
  readonly tPanel: PanelText;
  /** Gives the letter of a result. @default its own */
  readonly symbolOf?: (symbol: string) => string;
  /** Names a kind of support or load. */
  readonly nameKind: (kind: SupportClass | LoadClass) => string;
  /** Digits of reactions and results after the decimal mark, where the reader fixed them. @default whole numbers */
  readonly digits?: number | undefined;
}

/** How sheets of one document are written. */
export interface SheetWriter extends SheetReader {
  readonly numbers: TableNumbers;
  /** Names a case set by its index. */
  readonly nameSet: (index: number) => string;
}
