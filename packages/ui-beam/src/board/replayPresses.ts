/** A press that came before the tools of the board were loaded. */
export type KeptPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * Presses the keys again that a board has kept, in order, as long as it has the focus. Returns a function that cancels
 * this.
 */
export function replayPresses(board: Element, presses: readonly KeptPress[]): () => void {
  // A key may render at once, which is not possible within the effect that calls this.
  const timer = setTimeout(() => {
    for (const press of presses) {
      const { activeElement } = board.getRootNode() as Document | ShadowRoot;
      if (activeElement !== board) return;
      board.dispatchEvent(
        new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true, composed: true }),
      );
    }
  });
  return () => clearTimeout(timer);
}
