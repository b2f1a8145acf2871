// One file for a script tag: `<script src="eecs-beam.js"></script>` gives a page `<eecs-beam>`, and nothing else.
import { defineBeamElement } from './index.ts';

defineBeamElement();
