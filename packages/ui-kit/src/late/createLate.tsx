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
  /** Shown in its place until it is there. @default nothing */
  readonly fallback?: (props: P) => ReactNode;
  /** Whether nothing is shown if the part fails to load; for parts that the reader did not request. @default false */
  readonly isQuiet?: boolean;
}

/** A component whose code may still have to be fetched. */
export interface LatePart<P> {
  (props: P): ReactNode;
  /** Loads the code before it is needed, so that it can be shown at once. */
  readonly fetch: () => Promise<void>;
}

interface SpokenModule {
  readonly texts?: readonly Catalogue[];
  readonly textsOf?: Readonly<Record<string, readonly Catalogue[]>>;
}

type PropsOf<C> = C extends (props: infer P) => ReactNode ? P : never;

/**
 * Makes a component from the one that a module exports as `name`; the module is loaded when the component is first
 * shown, or earlier by `fetch`. If it fails to load, or throws, everything around it is unaffected: a message with
 * Retry takes its place, and Retry, or showing it again, loads the module again. A server renders parts that are
 * loaded already, otherwise the fallback; a page that hydrates must have loaded the same parts.
 *
 * A module may name in `texts` the catalogues that its parts speak by, and in `textsOf`, by the name of a part, those
 * of a part that speaks by others: what comes while the reader waits comes with them, so that it never is in
 * English first.
 *
 * Not by React's `lazy`: that shows the fallback of a module which is there already, and keeps every fallback for 300
 * ms.
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
    // Shows it when it has come. Many come at once: the reader's keys and clicks are answered between them.
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
    // Fetches what is not there.
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
