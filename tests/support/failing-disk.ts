// A disk that fails on command: a library before the system's own makes the n-th write or sync below a folder answer EIO.
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What stands between a program and the disk. Its orders lie in a file that both have mapped: calls that still pass
 * (negative: all of them), whether every later call fails too, calls counted, failures given, and which kind fails.
 */
const source = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>
static volatile int *orders;
static const char *folder;
__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("TANGRAM_DISK_ORDERS");
  folder = getenv("TANGRAM_DISK_FOLDER");
  int fd = file ? open(file, O_RDWR) : -1;
  if (fd < 0 || !folder) return;
  void *at = mmap(0, 64, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (at != MAP_FAILED) orders = at;
  close(fd);
}
static int fails(int fd) {
  if (!orders) return 0;
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (n <= 0) return 0;
  path[n] = 0;
  if (strncmp(path, folder, strlen(folder)) != 0) return 0;
  __sync_fetch_and_add(&orders[2], 1);
  if (orders[0] < 0) return 0;
  if (orders[0] > 0 && __sync_fetch_and_sub(&orders[0], 1) > 0) return 0;
  if (!orders[1]) orders[0] = -1;
  __sync_fetch_and_add(&orders[3], 1);
  errno = EIO;
  return 1;
}
#define PASSES(type, name, parameters, arguments) \\
  type name parameters { \\
    static type(*real) parameters; \\
    if (!real) real = (type(*) parameters)dlsym(RTLD_NEXT, #name); \\
    return fails(fd) ? -1 : real arguments; \\
  }
PASSES(ssize_t, write, (int fd, const void *b, size_t n), (fd, b, n))
PASSES(ssize_t, pwrite, (int fd, const void *b, size_t n, off_t o), (fd, b, n, o))
PASSES(ssize_t, pwrite64, (int fd, const void *b, size_t n, off64_t o), (fd, b, n, o))
PASSES(ssize_t, writev, (int fd, const struct iovec *v, int n), (fd, v, n))
PASSES(ssize_t, pwritev, (int fd, const struct iovec *v, int n, off_t o), (fd, v, n, o))
PASSES(ssize_t, pwritev64, (int fd, const struct iovec *v, int n, off64_t o), (fd, v, n, o))
PASSES(int, fsync, (int fd), (fd))
PASSES(int, fdatasync, (int fd), (fd))
PASSES(int, ftruncate, (int fd, off_t n), (fd, n))
PASSES(int, ftruncate64, (int fd, off64_t n), (fd, n))
`;

/** A disk that can be told to fail. */
export class FailingDisk {
  /** Goes into the environment of the program that shall live on it. */
  readonly env: Readonly<Record<string, string>>;
  readonly #orders: string;

  private constructor(library: string, orders: string, below: string) {
    this.#orders = orders;
    this.env = { LD_PRELOAD: library, TANGRAM_DISK_ORDERS: orders, TANGRAM_DISK_FOLDER: below };
  }

  /** Makes one for all that lies below a folder; a sentence where this machine has nothing to make it with. */
  static make(scratch: string, below: string): FailingDisk | string {
    if (process.platform !== 'linux') return 'only Linux lets a library stand before the system’s';
    const library = join(scratch, 'failing-disk.so');
    const orders = join(scratch, 'failing-disk.orders');
    const file = join(scratch, 'failing-disk.c');
    writeFileSync(file, source);
    writeFileSync(orders, new Uint8Array(new Int32Array([-1, 0, 0, 0, ...Array<number>(12).fill(0)]).buffer));
    try {
      execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, file, '-ldl'], { stdio: 'pipe' });
    } catch (error) {
      return `no C compiler: ${String(error).split('\n')[0]}`;
    }
    return new FailingDisk(library, orders, below);
  }

  /** The call behind `passing` others fails with EIO, and with `forGood` all that follow it. */
  arm(passing: number, forGood: boolean): void {
    this.#write([-1, forGood ? 1 : 0, 0, 0]);
    this.#write([passing]);
  }

  /** From now on everything works; answers how many calls there were since it was armed, and how many failed. */
  disarm(): { calls: number; failed: number } {
    this.#write([-1]);
    const words = new Int32Array(4);
    const file = openSync(this.#orders, 'r');
    readSync(file, new Uint8Array(words.buffer), 0, words.byteLength, 0);
    closeSync(file);
    return { calls: words[2] ?? 0, failed: words[3] ?? 0 };
  }

  #write(words: readonly number[]): void {
    const file = openSync(this.#orders, 'r+');
    writeSync(file, new Uint8Array(Int32Array.from(words).buffer), 0, words.length * 4, 0);
    closeSync(file);
  }
}
