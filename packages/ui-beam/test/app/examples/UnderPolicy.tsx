import { BeamEditor, beamExamples } from '@eecs/ui-beam';

export function UnderPolicy({ nonce }: { readonly nonce: string }) {
  return <BeamEditor defaultValue={beamExamples.hingedSpans} theme="light" nonce={nonce} />;
}
