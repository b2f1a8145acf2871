// One file for a script tag: `<script src="eecs-beam.js"></script>` only defines `<eecs-beam>`.
import { defineBeamElement } from './index.ts';

defineBeamElement();
