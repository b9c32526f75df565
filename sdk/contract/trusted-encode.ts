// Encodes what is known to be well-formed: the same transformations as the schema's, without checking the value again.
import * as z from 'zod/mini';
import type { Codec } from './record.ts';

type Encode = (value: never) => unknown;
/** What a schema says of itself; `_zod.def` is what zod offers to those who walk schemas. */
type Definition = {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  shape?: Readonly<Record<string, z.ZodMiniType>>;
  reverseTransform?: (value: unknown, context: undefined) => unknown;
};

const same: Encode = (value) => value;
const plain = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'custom', 'any', 'unknown']);
const known = new WeakMap<z.ZodMiniType, Encode>();

/**
 * What `z.encode(schema, value)` gives for a value that fits the schema. For frames whose values come out of one's own
 * store and types, and which the other side checks: checking each before costs several times as much as the encoding.
 */
export function trustedEncode<House, Wire>(schema: Codec<House, Wire>, value: House): Wire {
  return encoderOf(schema)(value as never) as Wire;
}

function encoderOf(schema: z.ZodMiniType): Encode {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const made = makeEncoder(schema, schema._zod.def as unknown as Definition);
  known.set(schema, made);
  return made;
}

function makeEncoder(schema: z.ZodMiniType, definition: Definition): Encode {
  const { type, innerType, element, options, in: wire, out: house, shape, reverseTransform } = definition;
  if (plain.has(type)) return same;
  if (innerType !== undefined && (type === 'optional' || type === 'nullable')) {
    const inner = encoderOf(innerType);
    return inner === same ? same : (value: unknown) => (value == null ? value : inner(value as never));
  }
  if (type === 'array' && element !== undefined) {
    const each = encoderOf(element);
    return each === same ? same : (value: readonly never[]) => value.map(each);
  }
  if (type === 'union' && options?.every((option) => encoderOf(option) === same)) return same;
  if (type === 'object' && shape !== undefined) return objectEncoder(shape);
  if (type === 'pipe' && wire !== undefined && house !== undefined && reverseTransform !== undefined) {
    const before = encoderOf(house);
    const after = encoderOf(wire);
    return (value) => after(reverseTransform(before(value), undefined) as never);
  }
  // Something no hot frame contains: the schema itself knows.
  return (value) => z.encode(schema, value);
}

function objectEncoder(shape: Readonly<Record<string, z.ZodMiniType>>): Encode {
  const fields = Object.entries(shape).map(([name, schema]) => [name, encoderOf(schema)] as const);
  return (value: Readonly<Record<string, never>>) => {
    const result: Record<string, unknown> = {};
    for (const [name, encode] of fields) {
      const field = value[name];
      if (field !== undefined) result[name] = encode(field);
    }
    return result;
  };
}
