import { WidgetRoot, type WidgetRootProps } from '@eecs/ui-kit';
import { TrussPicture, type TrussPictureProps } from './TrussPicture.tsx';

/** A truss, the size of its drawing, and how the page wants it to look. */
export interface TrussDrawingProps
  extends
    TrussPictureProps,
    Pick<
      WidgetRootProps,
      'theme' | 'locale' | 'tokens' | 'preloaded' | 'nonce' | 'styleTarget' | 'className'
    > {}

/**
 * Draws a truss document as a static picture: rods and joints to scale, supports as engineering glyphs, joint loads
 * with their values. For screen readers it states the kind and the numbers of joints, rods and supports.
 *
 * Loads of the document's case set `k` are shown, in the displayed unit of the document's own system. Works on a
 * server, in a shadow root, and several times on one page.
 *
 * @example <TrussDrawing document={truss} locale="uk" theme="dark" width={320} />
 */
export function TrussDrawing({ document, width, aspectRatio, hasDimensions, ...root }: TrussDrawingProps) {
  return (
    <WidgetRoot {...root}>
      <TrussPicture
        document={document}
        {...(width === undefined ? {} : { width })}
        {...(aspectRatio === undefined ? {} : { aspectRatio })}
        {...(hasDimensions === undefined ? {} : { hasDimensions })}
      />
    </WidgetRoot>
  );
}
