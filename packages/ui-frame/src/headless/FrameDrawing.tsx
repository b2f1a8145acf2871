import { WidgetRoot, type WidgetRootProps } from '@eecs/ui-kit';
import { FramePicture, type FramePictureProps } from '../picture/FramePicture.tsx';

/** A frame, the size of its drawing, and how the page wants it to look. */
export interface FrameDrawingProps
  extends
    FramePictureProps,
    Pick<
      WidgetRootProps,
      'theme' | 'locale' | 'digits' | 'tokens' | 'preloaded' | 'nonce' | 'styleTarget' | 'className'
    > {}

/**
 * Draws a frame document as a static picture, as the board does: members and joints to scale, hinges, supports as
 * engineering symbols, the loads of a case set, and with `result` a force or the deformed shape along the members.
 *
 * It is one `role="img"` named by `label`. Works on a server, in a shadow root, and several times on one page.
 *
 * @example <FrameDrawing document={frame} label="Portal" result={{ set: answer.sets[0], view: 'M' }} hasValues />
 */
export function FrameDrawing({
  document,
  label,
  width,
  aspectRatio,
  hasValues,
  set,
  result,
  ...root
}: FrameDrawingProps) {
  return (
    <WidgetRoot {...root}>
      <FramePicture
        document={document}
        label={label}
        {...(width === undefined ? {} : { width })}
        {...(aspectRatio === undefined ? {} : { aspectRatio })}
        {...(hasValues === undefined ? {} : { hasValues })}
        {...(set === undefined ? {} : { set })}
        {...(result === undefined ? {} : { result })}
      />
    </WidgetRoot>
  );
}
