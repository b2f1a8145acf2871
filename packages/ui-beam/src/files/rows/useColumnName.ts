import { type PanelText, usePanelText } from '../../messages/panelMessages.ts';
import type { LOAD_NAMES, PART_NAMES, SUPPORT_NAMES } from './wordsRead.ts';

type LoadKey = keyof typeof LOAD_NAMES;
type SupportKey = keyof typeof SUPPORT_NAMES;
type PartKey = keyof typeof PART_NAMES;

/** Symbols of the drawing, the same in every language. */
const SYMBOLS = ['x', 'x1', 'kx', 'ky', 'kr', 'dx', 'dy', 'dr'] as const;
type SymbolKey = (typeof SYMBOLS)[number];

const isSymbol = (key: string): key is SymbolKey => (SYMBOLS as readonly string[]).includes(key);

/** Returns a writer of column headings of a table. */
export function nameColumn(
  t: PanelText,
  table: 'load' | 'support' | 'part',
  key: LoadKey | SupportKey | PartKey,
): string {
  if (key === 'kind') return t(table === 'load' ? 'column.load' : 'column.support');
  return isSymbol(key) ? key : t(`column.${key}`);
}

/** Returns the names of the columns of a table in the reader's language, and its word for yes. */
export function useColumnName<Table extends 'load' | 'support' | 'part'>(table: Table) {
  const t = usePanelText();
  type Key = { load: LoadKey; support: SupportKey; part: PartKey }[Table];
  return { nameOf: (key: Key): string => nameColumn(t, table, key), yes: t('column.yes') };
}
