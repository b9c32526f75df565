// Files of the outside world as an interface: contents are read piece by piece, places are paths.

/** What is known of a file without reading it. `modified` in epoch ms. */
export type FileFacts = { size: number; modified: number };
/** A file below a folder. */
export type FoundFile = FileFacts & { place: string };

/** A file that is being written. Pieces go to its end. */
export interface FileWriter {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Ends it; everything written is there for good. */
  close(): Promise<void>;
}

/**
 * Files of one person at one office. A place is a path with `/` below a folder of the product; on hosts with a file
 * system an absolute path is a file of the person's own.
 */
export interface HostFiles {
  /** Where the product's own files lie, as a person may be shown it; empty where there is no such path. */
  root(): string;
  /** Puts the product's own files elsewhere; an empty path is the usual place. Hosts without paths ignore it. */
  setRoot(path: string): void;
  /** Opens for reading. @throws OfficeError `fileMissing` */
  read(place: string): Promise<Blob>;
  /** undefined where there is no such file. */
  facts(place: string): Promise<FileFacts | undefined>;
  /** Goes on writing behind the first `from` bytes; what lies further is cut off. @throws OfficeError `cachePermission` */
  writeFrom(place: string, from: number): Promise<FileWriter>;
  /** A file that is complete under its name, or not there at all. Replaces nothing: answers the name it got. */
  move(from: string, to: string): Promise<string>;
  remove(place: string): Promise<void>;
  /** Every file below a folder, deep ones too; none where there is no such folder. */
  list(folder: string): Promise<FoundFile[]>;
  /** Whether a place is a folder; an empty one has no files, but it is there. */
  isFolder(place: string): Promise<boolean>;
  /** Whether files can be kept at all. */
  canWrite(): Promise<boolean>;
}

/** A running digest. */
export interface Hash {
  add(bytes: Uint8Array): void;
  /** Upper-case hexadecimal; ends it. */
  hex(): string;
}
/** The digests of files: MD5 is the protocol's check, SHA-256 its proof of possession, CRC-32 the check of each part. */
export type Hashes = (kind: 'md5' | 'sha256' | 'crc32') => Hash;
