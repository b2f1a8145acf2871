import { type HTMLAttributes, forwardRef } from 'react';
import { styled } from 'styled-components';

/**
 * The element all of an editor is in: a group that its page names, which takes the focus where nothing inside has it.
 */
export const EditorFrame = /* @__PURE__ */ forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function EditorFrame(props, ref) {
    return <Room {...props} ref={ref} role="group" data-editor="" tabIndex={-1} />;
  },
);

/**
 * The layout follows the room that the editor is given, not the window. Where the page gives its root a height, the
 * editor fills it.
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
