/**
 * Creates a simulated engineer's hand: it applies edits to a document and counts its interactions. A click, a key, or a
 * field that is filled and submitted counts as one; each edit is the same command that the control applies.
 */
export function createHand<Document>(first: Document) {
  let document = first;
  const done: string[] = [];
  return {
    done,
    document: () => document,
    look: (at: string) => void done.push(at),
    edit: (at: string, change: (now: Document) => Document) => {
      done.push(at);
      document = change(document);
    },
  };
}
