// What updates need of a machine that programs are installed on; browsers have none of it.

/** A package on its way. One of `keep` and `drop` ends it. */
export interface PackageFile {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** It is whole: puts it under its name in one step, and answers where. */
  keep(): Promise<string>;
  drop(): Promise<void>;
}

/** The machine. */
export interface UpdateHost {
  /** As Node names them. */
  readonly platform: string;
  readonly arch: string;
  /** Whether the holder of an Ed25519 key (base64) signed this text; false for what is no key or no signature. */
  verify(key: string, text: string, signature: string): Promise<boolean>;
  /** Begins a package of a version; of `name` nothing is taken over that could lead out of the folder. */
  begin(version: string, name: string): Promise<PackageFile>;
  /** Hands a package to the system, which starts it. */
  open(place: string): Promise<void>;
}
