// One file for a script tag: `<script src="eecs-truss.js"></script>` only defines `<eecs-truss>`.
import { defineTrussElement } from './index.ts';

defineTrussElement();
