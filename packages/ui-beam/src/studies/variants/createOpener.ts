/**
 * The result of opening: a beam, none that can be read, a failure of the host, or nothing
 * any more since another was chosen meanwhile.
 */
export type Opened<Beam> =
  { readonly kind: 'beam'; readonly beam: Beam } | { readonly kind: 'noBeam' | 'unopened' | 'overtaken' };

/** Opens one thing after another. */
export interface Opener {
  /** Opens; the last that was asked for holds, however long those before it take. It never rejects. */
  readonly open: <Beam>(find: () => Promise<Beam | null>) => Promise<Opened<Beam>>;
  /** The opened beam comes too late. */
  readonly cancel: () => void;
}

/** Creates an opener. */
export function createOpener(): Opener {
  let newest = 0;
  return {
    open: async (find) => {
      const turn = (newest += 1);
      const opened = await find().then(
        (beam) => (beam === null ? { kind: 'noBeam' as const } : { kind: 'beam' as const, beam }),
        () => ({ kind: 'unopened' as const }),
      );
      return turn === newest ? opened : { kind: 'overtaken' };
    },
    cancel: () => {
      newest += 1;
    },
  };
}
