import { type ComponentType, type ReactNode, lazy, useState } from 'react';
import { ErrorBoundary } from '../error/ErrorBoundary.tsx';
import { Late } from './Late.tsx';
import { importAgain } from './importAgain.ts';

export interface LateOptions<P> {
  /** Stands in its place until it is there. @default nothing */
  readonly fallback?: (props: P) => ReactNode;
  /** Whether nothing stands in its place when it does not come: for what nobody asked for. @default false */
  readonly isQuiet?: boolean;
}

type PropsOf<C> = C extends (props: infer P) => ReactNode ? P : never;

/**
 * Makes a component of the one that a module calls `name`; the module is fetched when the component is first shown. What
 * does not come, or throws, leaves all around it alone: a report with Retry stands in its place, and Retry, like showing
 * it another time, fetches anew.
 *
 * @example const SetsTab = createLate(() => import('./SetsTab.tsx'), 'SetsTab');
 */
export function createLate<M, K extends keyof M>(
  load: () => Promise<M>,
  name: K,
  { fallback, isQuiet = false }: LateOptions<PropsOf<M[K]>> = {},
): (props: PropsOf<M[K]>) => ReactNode {
  let next = createPart();

  /** React remembers a lazy part that failed: another try needs another one. */
  function createPart(): ComponentType<object> {
    return lazy(async () => {
      try {
        return { default: (await importAgain(load))[name] as ComponentType<object> };
      } catch (error) {
        next = createPart();
        throw error;
      }
    });
  }

  return function LatePart(props) {
    const [Part, setPart] = useState(() => next);
    return (
      <ErrorBoundary onRetry={() => setPart(() => next)} {...(isQuiet ? { fallback: () => <></> } : {})}>
        <Late fallback={fallback?.(props)}>
          <Part {...(props as object)} />
        </Late>
      </ErrorBoundary>
    );
  };
}
