import { TrussPicture, type TrussCase } from '@eecs/ui-truss';

/** Draws a saved truss small. What in it cannot be drawn is left out. */
export function TrussThumbnail({ document }: { readonly document: object }) {
  return <TrussPicture document={document as TrussCase} width={440} aspectRatio={2} />;
}
