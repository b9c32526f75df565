// Runs one command line: finds the command, reads its flags, runs it, tells what went wrong; answers the exit code.
import { hasVerbs, isCalled, type CommandSpec, type NounSpec } from './command.ts';
import { nounEntry, nounNames } from './commands/index.ts';
import { Context, languageOf, settingsOf, timeTagOf, type Parts } from './context.ts';
import { readConfig } from './config/file.ts';
import { useVariantFile } from './config/variant-file.ts';
import { CliError } from './errors.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { readFlags } from './flags.ts';
import { isColoured } from './io.ts';
import { Output } from './output/output.ts';
import { palette } from './output/paint.ts';
import { plainInput } from './plain-parse.ts';
import { nearestWord } from './suggest.ts';
import { readWords, type Words } from './words.ts';
import type { Language } from '#sdk/locales/language.ts';
import type { Translator } from '#sdk/locales/index.ts';

/** A command with its words and what was typed beside them. */
type Found = { command: CommandSpec; words: string; rest: readonly string[] };

/** Sentences are loaded when the first one is said: most calls of programs never say one. */
function textsOf(parts: Parts, language: () => Language): () => Promise<Translator> {
  let loading: Promise<Translator> | undefined;
  return () => {
    loading ??= import('#sdk/locales/index.ts').then(({ createTranslator }) =>
      createTranslator(language(), timeTagOf(parts)),
    );
    return loading;
  };
}

async function loadNoun(words: Words): Promise<{ noun: NounSpec; place: number }> {
  const place = words.places[0];
  const name = place === undefined ? '' : (words.line[place] ?? '');
  const entry = nounEntry(name);
  if (place === undefined || entry === undefined) {
    const suggestion = nearestWord(name, nounNames);
    throw new CliError('unknownCommand', { name }, { param: name, ...(suggestion && { suggestion }) });
  }
  return { noun: await entry.load(), place };
}

function findCommand(noun: NounSpec, words: Words, place: number): Found {
  const without = (...places: number[]): string[] => words.line.filter((_, index) => !places.includes(index));
  if (!hasVerbs(noun)) return { command: noun, words: noun.name, rest: without(place) };
  const names = noun.verbs.map((verb) => verb.name);
  const verbAt = (at: number): CommandSpec | undefined =>
    noun.verbs.find((verb) => isCalled(verb, words.line[at]));
  // Where any words may follow the noun, only the first of them can be a verb: the others are what was asked.
  const after = words.places
    .filter((at) => at > place)
    .slice(0, noun.otherwise === undefined ? undefined : 1);
  const verbPlace = after.find((at) => verbAt(at) !== undefined);
  const command = verbPlace === undefined ? undefined : verbAt(verbPlace);
  if (command !== undefined && verbPlace !== undefined) {
    return { command, words: `${noun.name} ${command.name}`, rest: without(place, verbPlace) };
  }
  const { otherwise } = noun;
  if (otherwise !== undefined)
    return { command: otherwise, words: `${noun.name} ${otherwise.name}`, rest: without(place) };
  const typed = words.line[words.places[1] ?? -1];
  if (typed === undefined) {
    throw new CliError(
      'missingCommand',
      { noun: noun.name, verbs: names.join(', ') },
      { param: noun.name, valid: names },
    );
  }
  const suggestion = nearestWord(typed, names);
  throw new CliError(
    'unknownCommand',
    { name: `${noun.name} ${typed}` },
    { param: typed, valid: names, ...(suggestion && { suggestion: `${noun.name} ${suggestion}` }) },
  );
}

/** What this build has not stands in no list of commands; help is given whatever the settings say. */
async function hiddenNouns(words: Words, parts: Parts): Promise<(noun: string) => boolean> {
  const at = words.line.indexOf('--variant');
  const variant = at < 0 ? undefined : words.line[at + 1];
  try {
    const { values } = settingsOf(parts, { variant }, readConfig(parts.paths.configFile));
    return (await import('./commands/help/hidden.ts')).hiddenIn(values.variant.value);
  } catch {
    return () => false;
  }
}

async function showHelp(words: Words, parts: Parts, texts: () => Promise<Translator>): Promise<ExitCode> {
  const [{ helpFor }, { helpFit }] = await Promise.all([
    import('./commands/help/pages.ts'),
    import('./commands/help/fit.ts'),
  ]);
  const fit = await helpFit(parts.io);
  const paint = palette(
    isColoured(parts.io.outIsTerminal, !words.line.includes('--no-color'), parts.environment),
  );
  const text = await helpFor(
    words.places.map((at) => words.line[at] ?? ''),
    { texts: await texts(), paint, ...(fit && { fit }), hides: await hiddenNouns(words, parts) },
  );
  if (words.line.includes('--no-pager')) parts.io.out(text);
  else await parts.io.page(text);
  return exitCodes.ok;
}

/** Ends the program over what nobody caught: one line for the person, the rest in the log. */
export async function endUncaught(
  argv: readonly string[],
  parts: Parts,
  origin: string,
  thrown: unknown,
): Promise<ExitCode> {
  const words = readWords(argv);
  const language = languageOf(parts, words.language ?? parts.environment['TANGRAM_LANG']);
  await parts.logFault?.(argv, origin, thrown);
  const { reportError } = await import('./report.ts');
  return reportError(thrown, await textsOf(parts, () => language)(), {
    io: parts.io,
    environment: parts.environment,
    json: words.wantsJson,
    colour: !words.line.includes('--no-color'),
    debug: words.line.includes('--debug'),
  });
}

/** Runs a command line (without the program's own name) and answers the exit code. Nothing is thrown. */
export async function run(argv: readonly string[], parts: Parts): Promise<ExitCode> {
  const words = readWords(argv);
  let language = languageOf(parts, words.language ?? parts.environment['TANGRAM_LANG']);
  const texts = textsOf(parts, () => language);
  let context: Context | undefined;
  const report = {
    io: parts.io,
    environment: parts.environment,
    json: words.wantsJson,
    colour: !words.line.includes('--no-color'),
  };
  try {
    await useVariantFile(words.line, parts.environment);
    const user = readConfig(parts.paths.configFile);
    if (words.language === undefined && !parts.environment['TANGRAM_LANG']) {
      language = languageOf(parts, user.values['lang']);
    }
    if (words.strayFlag !== undefined)
      throw new CliError('unknownCommand', { name: words.strayFlag }, { param: words.strayFlag });
    if (words.wantsHelp || words.places.length === 0) return await showHelp(words, parts, texts);
    const { noun, place } = await loadNoun(words);
    // A noun alone asks what can be done with it; a program is told that its verb is missing.
    if (words.places.length === 1 && hasVerbs(noun) && noun.otherwise === undefined && !words.wantsData)
      return await showHelp(words, parts, texts);
    const found = findCommand(noun, words, place);
    parts.commandFound?.(found.words);
    const input =
      plainInput(found.command, found.rest) ??
      (await import('./parse.ts')).parseInput(found.command, found.words, found.rest);
    const flags = await readFlags(input, found.command, parts.now());
    language = languageOf(parts, settingsOf(parts, flags, user).values.lang.value);
    const { io } = parts;
    const filter =
      flags.jq === undefined
        ? undefined
        : (await import('./output/jq.ts')).compileJq(
            flags.jq,
            '--jq',
            io.outIsTerminal ? 'terminal' : 'program',
          );
    const output = new Output(io, flags, parts.environment, texts, found.command.fields, await filter);
    context = new Context(parts, flags, language, texts, output, (line, io) => run(line, { ...parts, io }));
    if (hasVerbs(noun)) await noun.needs?.(context);
    const code = (await found.command.run(context, input)) ?? exitCodes.ok;
    // What is asked for is done or refused: this act of the command prints no list that could be cut.
    const { uncut } = output;
    if (uncut !== undefined) throw new CliError('unknownOption', { name: uncut }, { param: uncut });
    return code;
  } catch (error) {
    const { reportError } = await import('./report.ts');
    const code = reportError(error, await texts(), { ...report, debug: words.line.includes('--debug') });
    // A fault of the program, told in one line: what it was stays on the device.
    if (code === exitCodes.bug) await parts.logFault?.(argv, 'error', error);
    return code;
  } finally {
    await context?.close();
  }
}
