/**
 * An edit of the document that stops a motion, one operation in the manner of JSON Patch, whose `add` replaces an
 * existing anchor. Each fix alone raises the rank.
 */
export type TrussFix =
  | {
      readonly code: 'addAnchor';
      readonly edit: {
        readonly op: 'add';
        readonly path: `/joints/${number}/anchor`;
        readonly value: number;
      };
    }
  | {
      readonly code: 'addLink';
      readonly edit: {
        readonly op: 'add';
        readonly path: '/links/-';
        readonly value: { readonly i: number; readonly j: number };
      };
    };
