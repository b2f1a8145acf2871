// One file for a script tag: `<script src="eecs-truss.js"></script>` gives a page `<eecs-truss>`, and nothing else.
import { defineTrussElement } from './index.ts';

defineTrussElement();
