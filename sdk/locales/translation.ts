// Decides what a translation must look like: the keys and parameters of the Chinese source, checked by the compiler.

/** The parameters a sentence names, as a union: `'{{a}} of {{b}}'` gives `'a' | 'b'`. */
export type ParameterNames<Sentence extends string> =
  Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

/** English needs a singular beside each plural; Chinese has one form only. */
type SingularOf<Key> = Key extends `${infer Base}_other` ? `${Base}_one` : never;

/**
 * The shape a second language must have, derived from the source language: the same keys at the same depth,
 * plus a `_one` form for every `_other`. Use as `{…} as const satisfies Translation<typeof zh>`.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
} & { readonly [Key in keyof Source as SingularOf<Key>]: string };

type KeyName<Key extends string> = Key extends `${infer Base}_other` ? Base : Key;

/** Every key of a text tree, dotted, plural suffix left out, each with its sentence. */
export type Sentences<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? {
        key: `${Prefix}${KeyName<Key>}`;
        sentence: Tree[Key];
        plural: Key extends `${string}_other` ? true : false;
      }
    : Sentences<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];
