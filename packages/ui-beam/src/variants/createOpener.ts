/** What came of opening: a beam, none that can be read, a failure of the world, or nothing any more since another was chosen meanwhile. */
export type Opened<Beam> =
  { readonly kind: 'beam'; readonly beam: Beam } | { readonly kind: 'noBeam' | 'unopened' | 'overtaken' };

/** Creates what opens one thing after another: the last that was asked for holds, however long those before it take. It never rejects. */
export function createOpener(): <Beam>(open: () => Promise<Beam | null>) => Promise<Opened<Beam>> {
  let newest = 0;
  return async (open) => {
    const turn = (newest += 1);
    const opened = await open().then(
      (beam) => (beam === null ? { kind: 'noBeam' as const } : { kind: 'beam' as const, beam }),
      () => ({ kind: 'unopened' as const }),
    );
    return turn === newest ? opened : { kind: 'overtaken' };
  };
}
