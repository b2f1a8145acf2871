import { type CSSProperties, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import { type UnitSystem, displayUnit } from '@eecs/solver-core';
import { DialogView } from '../dialog/DialogView.tsx';
import { ErrorBoundary } from '../error/ErrorBoundary.tsx';
import type { Host } from '../host/host.ts';
import type { LoadedMessages } from '../i18n/catalogue.ts';
import { type LocaleTag, parseLocale } from '../i18n/locale.ts';
import { createTranslator } from '../i18n/translator.ts';
import { NoticesView } from '../notices/NoticesView.tsx';
import { DEFAULT_NOTICE_SETTINGS, type NoticeSettings } from '../host/noticeRequest.ts';
import { createKitStore } from '../store/kitStore.ts';
import {
  type Density,
  type ThemeChoice,
  type ThemeWish,
  type TokenName,
  toVariableName,
} from '../theme/tokens.ts';
import { useOwnAccent } from '../theme/useOwnAccent.ts';
import { useResolvedTheme } from '../theme/useResolvedTheme.ts';
import { CONVENTIONS } from '../kit/conventions.ts';
import { type Kit, KitContext } from '../kit/KitContext.ts';
import { PlainReport } from './PlainReport.tsx';
import { RootElement } from './RootElement.ts';
import { ServedStyles, chooseServedSheet } from './ServedStyles.tsx';
import { keepEnter } from './keepEnter.ts';
import { loadKitParts } from '../loadKitParts.ts';
import { createLate } from '../late/createLate.tsx';

const PageTheme = createLate(loadKitParts, 'PageTheme', { isQuiet: true });

/** Props that a widget takes from its page. */
export interface WidgetRootProps {
  /**
   * `system` follows the device, `inherit` the page: a class `dark`, `data-theme`, `data-bs-theme` and the like on an
   * ancestor.
   * @default 'system'
   */
  readonly theme?: ThemeWish;
  /** Any language tag is accepted: `uk-UA` means `uk`, an unsupported language `en-US`. @default 'en-US' */
  readonly locale?: LocaleTag;
  /** 0 is SI, 1 is US customary. @default 0 */
  readonly units?: UnitSystem;
  /** The host of the widget. @default nothing */
  readonly host?: Host;
  /** @default 'comfortable' */
  readonly density?: Density;
  /** Digits after the decimal mark of displayed numbers. @default 3 */
  readonly digits?: number;
  /** Timeout and position of notices. @default 5000 ms, bottom-right */
  readonly notices?: Partial<NoticeSettings>;
  /** Values of single tokens that replace the theme's own. */
  readonly tokens?: Readonly<Partial<Record<TokenName, string>>>;
  /** Texts preloaded by `loadMessages`; read once, at mount. */
  readonly preloaded?: readonly LoadedMessages[];
  /** Nonce of the page's content security policy, for the style sheet. */
  readonly nonce?: string;
  /** The target of the style sheet: the shadow root that contains the widget. @default the document's head */
  readonly styleTarget?: HTMLElement | ShadowRoot;
  readonly className?: string;
  readonly children?: ReactNode;
}

const NO_HOST: Host = {};

/**
 * The root of every widget: its own state, its own translator, its own element with the theme's variables, and the
 * views of notices and dialogs unless the host shows them. Several roots on one page are independent, even nested ones.
 * No failure inside propagates to the page: an uncaught one is reported in its place, without a style sheet.
 */
export function WidgetRoot(props: WidgetRootProps) {
  return (
    <ErrorBoundary fallback={(error, retry) => <PlainReport error={error} onRetry={retry} />}>
      <Root {...props} />
    </ErrorBoundary>
  );
}

function Root({
  theme: wish = 'system',
  locale: tag,
  units = 0,
  host = NO_HOST,
  density = 'comfortable',
  digits = 3,
  notices,
  tokens,
  preloaded,
  nonce,
  styleTarget,
  className,
  children,
}: WidgetRootProps) {
  const locale = parseLocale(tag);
  const [store] = useState(createKitStore);
  const [translator] = useState(() => createTranslator(preloaded));
  const { styleSheet } = useContext(StyleSheetContext);
  const [served] = useState(() => chooseServedSheet(styleSheet));
  // Until the page's theme is known, or if its detection fails to load, the device decides.
  const [inherited, setInherited] = useState<ThemeChoice>('system');
  const theme = useResolvedTheme(wish === 'inherit' ? inherited : wish);
  const root = useRef<HTMLDivElement>(null);
  useOwnAccent(root, theme);
  const timeoutMs = notices?.timeoutMs ?? DEFAULT_NOTICE_SETTINGS.timeoutMs;
  const position = notices?.position ?? DEFAULT_NOTICE_SETTINGS.position;

  const kit = useMemo<Kit>(
    () => ({
      store,
      translator,
      host,
      locale,
      units,
      theme,
      density,
      digits,
      unitOf: displayUnit,
      conventions: CONVENTIONS,
      notices: { timeoutMs, position },
    }),
    [store, translator, host, locale, units, theme, density, digits, timeoutMs, position],
  );

  return (
    <StyleSheetManager
      {...(served === undefined ? {} : { sheet: served })}
      {...(nonce === undefined ? {} : { nonce })}
      {...(styleTarget === undefined ? {} : { target: styleTarget })}
    >
      <KitContext.Provider value={kit}>
        <RootElement
          ref={root}
          data-eecs-root=""
          part="root"
          data-theme={theme}
          data-density={density}
          lang={locale}
          // All languages are written from left to right, and signs precede their numbers.
          dir="ltr"
          onKeyDown={keepEnter}
          style={tokens === undefined ? undefined : toStyle(tokens)}
          className={className}
        >
          {wish === 'inherit' ? <PageTheme report={setInherited} /> : null}
          {children}
          {host.notify ? null : <NoticesView />}
          {host.confirm ? null : <DialogView />}
          <ServedStyles own={served !== styleSheet && served} nonce={nonce} />
        </RootElement>
      </KitContext.Provider>
    </StyleSheetManager>
  );
}

function toStyle(tokens: Readonly<Partial<Record<TokenName, string>>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [toVariableName(name as TokenName), value]),
  );
}
