import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { ErrorBoundary } from '../error/ErrorBoundary.tsx';
import type { Catalogue } from '../i18n/catalogue.ts';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { KitContext } from '../kit/KitContext.ts';
import { type ModuleFetch, createFetch } from './createFetch.ts';

export interface LateOptions<P> {
  /** Shown in its place until it is loaded. @default nothing */
  readonly fallback?: (props: P) => ReactNode;
  /** Whether nothing is shown if the part fails to load; for parts that the reader did not request. @default false */
  readonly isQuiet?: boolean;
}

/** A component whose code may have to be loaded first. */
export interface LatePart<P> {
  (props: P): ReactNode;
  /** Loads the code before it is needed, so that it can be shown at once. */
  readonly fetch: () => Promise<void>;
}

interface SpokenModule {
  readonly texts?: readonly Catalogue[];
  readonly textsOf?: Readonly<Record<string, readonly Catalogue[]>>;
}

/** The props of a component. */
export type PropsOf<C> = C extends (props: infer P) => ReactNode ? P : never;

/**
 * Creates a component from the one that a module exports as `name`; the module is loaded when the component is first
 * shown, or earlier by `fetch`. If it fails to load, or throws, everything around it is unaffected: a message with
 * Retry takes its place, and Retry, or showing it again, loads the module again. A server renders loaded parts,
 * otherwise the fallback; a page that hydrates must have loaded the same parts.
 *
 * A module may list in `texts` the catalogues of its parts, and in `textsOf`, by the name of a part, those of a part
 * with other catalogues: such a part renders once its texts are loaded, so that it is never shown in English first.
 *
 * React's `lazy` is not used, because it shows the fallback of a module that is already loaded, and keeps every
 * fallback for 300 ms.
 *
 * @example const SetsTab = createLate(loadParts, 'SetsTab');
 */
export function createLate<M, K extends keyof M>(
  load: (() => Promise<M>) | ModuleFetch<M>,
  name: K,
  { fallback, isQuiet = false }: LateOptions<PropsOf<M[K]>> = {},
): LatePart<PropsOf<M[K]>> {
  const fetchModule = 'watch' in load ? load : createFetch(load);
  let part: ComponentType<object> | null = null;
  let texts: readonly Catalogue[] = [];
  const watchers = new Set<() => void>();

  async function fetch(): Promise<void> {
    const module = await fetchModule();
    if (part !== null) return;
    part = module[name] as ComponentType<object>;
    const { texts: all = [], textsOf } = module as SpokenModule;
    texts = textsOf?.[name as string] ?? all;
    watchers.forEach((notify) => notify());
  }

  function watch(notify: () => void): () => void {
    watchers.add(notify);
    return () => watchers.delete(notify);
  }

  function Body({ own }: { readonly own: PropsOf<M[K]> }): ReactNode {
    const [Part, setPart] = useState(() => part);
    const { locale = DEFAULT_LOCALE, translator } = useContext(KitContext) ?? {};
    // Shows the component once it is loaded. Many arrive at once, so the reader's keys and clicks are handled between
    // them.
    useLayoutEffect(() => {
      const show = (): void => startTransition(() => setPart(() => part));
      const take = (): void => {
        if (translator === undefined || locale === DEFAULT_LOCALE) show();
        else void Promise.allSettled(texts.map((one) => translator.load(one, locale))).then(show);
      };
      if (part !== null) take();
      return watch(take);
    }, [locale, translator]);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    // Loads the module if it is missing.
    useLayoutEffect(() => {
      if (Part !== null) return undefined;
      let isGone = false;
      fetch().catch((error: unknown) => {
        if (!isGone) setFailure({ error });
      });
      return () => {
        isGone = true;
      };
    }, [Part]);
    if (failure !== null) throw failure.error;
    return Part === null ? fallback?.(own) : <Part {...(own as object)} />;
  }

  function LatePart(props: PropsOf<M[K]>): ReactNode {
    return (
      <ErrorBoundary {...(isQuiet ? { fallback: () => <></> } : {})}>
        <Body own={props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(LatePart, { fetch });
}
