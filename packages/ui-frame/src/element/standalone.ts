// One file for a script tag: `<script src="eecs-frame.js"></script>` defines `<eecs-frame>`, and nothing else.
import { defineFrameElement } from './index.ts';

defineFrameElement();
