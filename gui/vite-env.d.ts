// Tells the compiler what the bundler understands: style sheets, asset addresses, and the variant the build is for.
/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly TANGRAM_VARIANT: string;
  /** Text of the variant's file this page was built with; empty for a variant of the table. */
  readonly TANGRAM_VARIANT_FILE: string;
  /** Keys of sealed message texts by the name of their variable; empty where the variant seals none. */
  readonly TANGRAM_MESSAGE_KEYS: Readonly<Record<string, string>>;
}
