import { lazy, Suspense } from 'react';

/** The editor comes after the text around it. */
const TryOut = lazy(async () => {
  const { TryOut: found } = await import('./TryOut.tsx');
  return { default: found };
});

/** An example in the editor, within a text. */
export function LazyTryOut({ name }: { readonly name: string }) {
  return (
    <Suspense fallback={null}>
      <TryOut name={name} />
    </Suspense>
  );
}
