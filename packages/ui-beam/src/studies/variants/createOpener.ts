/**
 * The result of opening: a beam, nothing readable, a failure of the host, or superseded because another was chosen
 * meanwhile.
 */
export type Opened<Beam> =
  { readonly kind: 'beam'; readonly beam: Beam } | { readonly kind: 'noBeam' | 'unopened' | 'overtaken' };

/** Opens documents one after another. */
export interface Opener {
  /** Opens a document; only the last request counts, however long earlier ones take. Never rejects. */
  readonly open: <Beam>(find: () => Promise<Beam | null>) => Promise<Opened<Beam>>;
  /** Ignores the document being opened. */
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
