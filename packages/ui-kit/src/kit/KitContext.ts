import { createContext, useContext } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import type { UnitChooser } from '../i18n/createFormat.ts';
import type { Host } from '../host/host.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Translator } from '../i18n/translator.ts';
import type { NoticeSettings } from '../host/noticeRequest.ts';
import type { KitStore } from '../store/kitStore.ts';
import type { Conventions } from './conventions.ts';
import type { Density, ThemeChoice } from '../theme/tokens.ts';

/** The values shared by everything inside one `WidgetRoot`. */
export interface Kit {
  readonly store: KitStore;
  readonly translator: Translator;
  readonly host: Host;
  readonly locale: Locale;
  readonly units: UnitSystem;
  /** The displayed theme; `system` only on the server. */
  readonly theme: ThemeChoice;
  readonly density: Density;
  /** Digits after the decimal mark of displayed numbers. */
  readonly digits: number;
  /** Returns the unit in which a quantity is displayed and typed. */
  readonly unitOf: UnitChooser;
  readonly conventions: Conventions;
  readonly notices: NoticeSettings;
}

export const KitContext = createContext<Kit | null>(null);

/** Reads the context; `caller` is named in the error message if there is none. */
export function useKit(caller: string): Kit {
  const kit = useContext(KitContext);
  if (kit === null) throw new Error(`\`${caller}\` must be used within \`WidgetRoot\``);
  return kit;
}
