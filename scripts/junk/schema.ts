/** Values that fit a JSON Schema, as far as `openapi.json` uses it: what junk is made of. */
import type { Junk } from './values.ts';

export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** What fits the patterns of strings. */
const TEXTS = [
  'alley',
  'cairo',
  'S1',
  'J2',
  'c4',
  'h7',
  'A'.repeat(24),
  '1',
  '0',
  'Ada',
  'Bo',
  'ABC234',
] as const;

export function sampleOf(schema: Schema, junk: Junk): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return junk.one(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return sampleOf(junk.one(choices), junk);
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const names = Object.keys(properties).filter((name) => required.includes(name) || junk.chance(3));
      return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, junk)]));
    }
    case 'array': {
      const length = (schema.minItems ?? 0) + junk.below(3);
      return Array.from({ length }, () => sampleOf(schema.items ?? {}, junk));
    }
    case 'string': {
      const pattern = new RegExp(schema.pattern ?? '');
      const fitting = TEXTS.filter((text) => pattern.test(text));
      return fitting.length > 0 ? junk.one(fitting) : junk.text();
    }
    case 'integer':
    case 'number':
      return (
        (schema.minimum ?? 0) + junk.below(Math.min(5, (schema.maximum ?? 9) - (schema.minimum ?? 0) + 1))
      );
    case 'boolean':
      return junk.chance(2);
    case 'null':
      return null;
    default:
      return junk.value();
  }
}
