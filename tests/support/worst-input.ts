// Makes the largest input that a call's own schema and its bound of bytes let through: what the office has to bear of anybody.
import * as z from 'zod/mini';

/** What a schema of the contract says of itself, as far as inputs are made of it. */
type Definition = {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  items?: readonly z.core.$ZodType[];
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  entries?: Readonly<Record<string, string | number>>;
  values?: readonly unknown[];
  checks?: readonly { _zod: { def: { check: string; maximum?: number; value?: number } } }[];
};

/** Texts that mean something to a call: ids of the small office first, so that a call gets as far as it can. */
const meaningful = ['1001', '1', '00001', '2026-11-23', '09:00', 'Asia/Shanghai', 'https://a.example/a', 'a'];
/** Numbers likewise. */
const numbers = [1001, 1, 0, 200, Date.UTC(2026, 10, 23), -1];

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition;
const takes = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeDecode(schema as z.ZodMiniType, value as never).success;

/** The most that stands in a list, or characters in a text; endless where the schema does not say. */
function mostOf({ checks = [] }: Definition): number {
  const all = checks.map(({ _zod: { def } }) =>
    def.check === 'max_length' ? (def.maximum ?? Infinity) : Infinity,
  );
  return Math.min(Infinity, ...all);
}

/** A value of a schema of about `room` bytes as JSON, with `pattern` wherever a text is free. */
export function worstOf(schema: z.core.$ZodType, room: number, pattern: string): unknown {
  const definition = definitionOf(schema);
  const { innerType, element, options, shape } = definition;
  switch (definition.type) {
    case 'string':
      return worstText(schema, room, pattern);
    case 'number':
    case 'int':
      return numbers.find((value) => takes(schema, value)) ?? 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'literal':
      return definition.values?.[0];
    case 'array':
      return element === undefined ? [] : worstList(definition, element, room, pattern);
    case 'tuple':
      return (definition.items ?? []).map((item) => worstOf(item, room / 4, pattern));
    case 'record':
      return definition.valueType === undefined
        ? {}
        : Object.fromEntries(
            Array.from({ length: Math.min(2_000, Math.floor(room / 32)) }, (_, at) => [
              `k${at}`,
              worstOf(definition.valueType as z.core.$ZodType, 16, pattern),
            ]),
          );
    case 'union': {
      const all = (options ?? []).map((option) => worstOf(option, room, pattern));
      return all.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
    }
    case 'object': {
      const fields = Object.entries(shape ?? {});
      return Object.fromEntries(
        fields.map(([name, field]) => [
          name,
          worstOf(field, room / fields.length - name.length - 4, pattern),
        ]),
      );
    }
    case 'pipe':
      return worstOf(definition.in as z.core.$ZodType, room, pattern);
    default:
      // What is not looked into here may be anything at all: as deep as it may stand.
      return innerType === undefined ? nested(100) : worstOf(innerType, room, pattern);
  }
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** Lists in lists. */
export function nested(depth: number): unknown {
  let value: unknown = [];
  for (let at = 1; at < depth; at += 1) value = [value];
  return value;
}

function worstText(schema: z.core.$ZodType, room: number, pattern: string): string {
  const most = Math.min(mostOf(definitionOf(schema)), Math.max(1, room / Buffer.byteLength(pattern)));
  const long = pattern.repeat(Math.max(1, Math.floor(most / pattern.length)));
  if (takes(schema, long)) return long;
  return meaningful.find((text) => takes(schema, text)) ?? long;
}

function worstList(
  definition: Definition,
  element: z.core.$ZodType,
  room: number,
  pattern: string,
): unknown[] {
  const one = worstOf(element, 24, pattern);
  const count = Math.max(1, Math.min(mostOf(definition), Math.floor(room / (sizeOf(one) + 1))));
  // Ids one after the other, so that none of them is thrown out for being there twice.
  return Array.from({ length: count }, (_, at) =>
    typeof one === 'string' && /^\d+$/.test(one) && at > 0 && takes(element, String(1000 + at))
      ? String(1000 + at)
      : one,
  );
}
