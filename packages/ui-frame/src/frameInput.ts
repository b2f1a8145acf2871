import type { CaseGrid, CaseSetInput, CaseUnits, CrossSectionInput, MaterialInput } from '@eecs/solver-core';
import type { FrameCase, FrameJoint, FrameMember } from '@eecs/solver-core/frame';

/** A load in input form: `{ className: 'ShearLoad', c: [-10000] }`. */
type LoadInput = Readonly<Record<string, unknown>> & { readonly className: string };

/** A joint in input form. */
export interface FrameJointInput
  extends Pick<FrameJoint, 'x' | 'y'>, Partial<Omit<FrameJoint, 'x' | 'y' | 'loads' | 'support'>> {
  readonly support?: Partial<NonNullable<FrameJoint['support']>> &
    Pick<NonNullable<FrameJoint['support']>, 'className'>;
  readonly loads?: readonly (LoadInput | FrameJoint['loads'][number])[];
}

/** A member in input form, from joint `i` to joint `j`. */
export interface FrameMemberInput
  extends Pick<FrameMember, 'i' | 'j'>, Partial<Omit<FrameMember, 'i' | 'j' | 'loads' | 'ends'>> {
  readonly ends?: Partial<FrameMember['ends']>;
  readonly loads?: readonly (LoadInput | FrameMember['loads'][number])[];
}

/**
 * A frame in input form, with its required and optional fields. `parseFrame` completes it to a document; a complete
 * document is valid input, too.
 */
export interface FrameInput extends Partial<
  Omit<FrameCase, 'schema' | 'joints' | 'members' | 'units' | 'grid' | 'materials' | 'sections' | 'caseSets'>
> {
  readonly schema: 1;
  readonly joints: readonly FrameJointInput[];
  readonly members: readonly FrameMemberInput[];
  readonly units?: Partial<CaseUnits>;
  readonly grid?: Partial<CaseGrid>;
  readonly materials?: readonly MaterialInput[];
  readonly sections?: readonly CrossSectionInput[];
  readonly caseSets?: readonly CaseSetInput[];
}
