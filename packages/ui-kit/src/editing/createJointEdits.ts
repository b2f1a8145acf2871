import { changeAt } from './changeAt.ts';
import { type DocumentEdit, type EditNote, type PlainEdit, toPlainEdit, toRefusedEdit } from './edit.ts';
import { type JointPlace, isSamePlace } from './place.ts';

/** A document with joints. */
interface JointedDocument {
  readonly joints: readonly JointPlace[];
}

/** The edits of the joints of a kind of structure. */
export interface JointEdits<Document extends JointedDocument, Place> {
  /** Returns the index of the joint at a place, or -1. */
  readonly findJointAt: (document: Pick<Document, 'joints'>, place: Place) => number;
  /** Adds a joint; refuses if there is already one at the place. */
  readonly addJoint: (
    document: Document,
    place: Place,
    newId: () => string,
  ) => DocumentEdit<Document, EditNote<'jointThere'>>;
  /** Changes some joints; returns the same document if nothing changed. */
  readonly changeJoints: (
    document: Document,
    indexes: ReadonlySet<number>,
    change: (joint: Document['joints'][number]) => Document['joints'][number],
  ) => PlainEdit<Document>;
}

/** Creates the edits of the joints of a kind of structure; `createJoint` returns a joint without supports and loads. */
export function createJointEdits<Document extends JointedDocument, Place extends JointPlace>(
  createJoint: (place: Place, id: string) => Document['joints'][number],
): JointEdits<Document, Place> {
  const findJointAt = ({ joints }: Pick<Document, 'joints'>, place: Place): number =>
    joints.findIndex((joint) => isSamePlace(joint, place));
  return {
    findJointAt,
    addJoint: (document, place, newId) =>
      findJointAt(document, place) >= 0
        ? toRefusedEdit(document, 'jointThere')
        : toPlainEdit({ ...document, joints: [...document.joints, createJoint(place, newId())] }),
    changeJoints: (document, indexes, change) => {
      const joints = changeAt(document.joints, indexes, change);
      return toPlainEdit(joints === document.joints ? document : { ...document, joints });
    },
  };
}
