// Tells the compiler what the bundler understands: style sheets, asset addresses, and the variant the build is for.
/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly TANGRAM_VARIANT: string;
  /** Keys of sealed message texts by the name of their variable; empty where the variant seals none. */
  readonly TANGRAM_MESSAGE_KEYS: Readonly<Record<string, string>>;
}
