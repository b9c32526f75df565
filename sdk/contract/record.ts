// Builds a codec from one table of rows «wire name → house name and schema», so that a name is mapped once.
import * as z from 'zod/mini';

/** One row per field: the wire's spelling is the key, the house's spelling and the schema are the value. */
export type FieldTable = Record<string, readonly [house: string, schema: z.ZodMiniType]>;

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type WithOptional<T> = Simplify<Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>>;

/** What a record looks like inside the house (decoded, house names). */
export type HouseOf<T extends FieldTable> = WithOptional<{
  [K in keyof T as T[K][0]]: z.output<T[K][1]>;
}>;

/** What the same record looks like on the wire (encoded, wire names). */
export type WireOf<T extends FieldTable> = WithOptional<{ [K in keyof T]: z.input<T[K][1]> }>;

/** A two-way mapping between a wire shape and a house shape; `z.decode` reads it, `z.encode` writes it. */
export type Codec<House, Wire = unknown> = z.ZodMiniType<House, Wire>;

/**
 * Makes the codec of a record. Decoding tolerates unknown wire fields and drops them (which also disarms
 * `__proto__` and friends); encoding writes known fields only and leaves undefined ones out.
 */
export function record<const T extends FieldTable>(table: T): Codec<HouseOf<T>, WireOf<T>> {
  const shape: Record<string, z.ZodMiniType> = {};
  const pairs: [wire: string, house: string][] = [];
  for (const [wire, [house, schema]] of Object.entries(table)) {
    shape[wire] = schema;
    pairs.push([wire, house]);
  }
  const codec = z.codec(z.object(shape), z.custom<Record<string, unknown>>(isObject), {
    decode: (wireRecord) => rename(wireRecord, pairs, 0, 1),
    encode: (houseRecord) => rename(houseRecord, pairs, 1, 0),
  });
  return codec as unknown as Codec<HouseOf<T>, WireOf<T>>;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function rename(
  source: Record<string, unknown>,
  pairs: [string, string][],
  from: 0 | 1,
  to: 0 | 1,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const pair of pairs) {
    const value = source[pair[from]];
    if (value !== undefined) result[pair[to]] = value;
  }
  return result;
}
