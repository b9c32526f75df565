// Loaded before a program of the tests: keeps what it has compiled for the next one, which `NODE_COMPILE_CACHE` alone does at an end these programs never come to.
import { flushCompileCache } from 'node:module';

const send = process.send?.bind(process);
if (send !== undefined)
  process.send = (told) => {
    // All that it needs to tell its first word is loaded by now, and the next thing may be its end.
    process.send = send;
    flushCompileCache();
    return send(told);
  };
