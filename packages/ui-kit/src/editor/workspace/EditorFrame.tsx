import { type HTMLAttributes, forwardRef } from 'react';
import { styled } from 'styled-components';

/**
 * The element that contains the whole editor: a group named by its page, which takes the focus if nothing inside has
 * it.
 */
export const EditorFrame = /* @__PURE__ */ forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function EditorFrame(props, ref) {
    return <Room {...props} ref={ref} role="group" data-editor="" tabIndex={-1} />;
  },
);

/**
 * The layout follows the width of the editor, not that of the window. If the page gives its root a height, the editor
 * fills it.
 */
const Room = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  container-type: inline-size;
  contain-intrinsic-inline-size: min(640px, 100vw);

  &&:focus-visible {
    outline: none;
  }
`;
