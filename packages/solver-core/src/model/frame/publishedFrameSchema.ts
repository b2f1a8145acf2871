import type { Schema } from '../common/schemaReader.ts';
import { frameCaseSchema as bareCase } from './frameSchema.ts';

/**
 * JSON Schema of a frame document: its fields and their types, defaults and bounds. The types of the document explain
 * the fields, so that code that solves frames does not load these texts.
 */
export const frameCaseSchema: Schema = bareCase;
