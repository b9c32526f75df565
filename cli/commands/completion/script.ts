// The scripts that shells load: those of the library, with what they leave to luck in bash made safe.
import { script } from '@bomb.sh/tab';
import { printed } from './printed.ts';

/** The shells there are scripts for. */
export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
/** One of them. */
export type Shell = (typeof shells)[number];

/** True for the name of a shell. */
export const isShell = (name: string): name is Shell => (shells as readonly string[]).includes(name);

/** Stands in where the package bash-completion is not installed: the words, with `--flag=value` as one of them. */
const wordsByReference = `if ! declare -F _get_comp_words_by_ref >/dev/null; then
    _get_comp_words_by_ref() {
        local part joins=
        words=() cword=0
        for part in "\${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
            if [[ -n $joins || $part == = ]]; then
                words[\${#words[@]}-1]+=$part
                joins=
                [[ $part == = ]] && joins=1
            else
                words+=("$part")
            fi
        done
        cword=$((\${#words[@]} - 1))
        cur=\${words[cword]}
        prev=\${words[cword > 0 ? cword - 1 : 0]}
    }
fi
`;

/**
 * The library's script gives the typed words to \`eval\` and its answers to \`compgen\`, and both expand what stands in
 * them: a command would run while somebody presses Tab. It also cannot be loaded twice.
 */
const bashChanges: readonly (readonly [library: string | RegExp, ours: string])[] = [
  [/^readonly (?=ShellComp)/gm, ''],
  [/^(?=# Function to debug completion$)/m, wordsByReference],
  ['"tangram complete -- ${words[@]:1}"', '"tangram complete -- $(printf \'%q \' "${words[@]:1}")"'],
  [
    'COMPREPLY=( $(compgen -W "${completions[*]}" -- "$cur") )\n}',
    `[[ $cur == -*=* ]] && cur=\${cur#*=}
    COMPREPLY=()
    for comp in "\${completions[@]}"; do
        [[ $comp == "$cur"* ]] && COMPREPLY+=("$comp")
    done
}`,
  ],
];

/** The script of a shell. @throws TypeError where the library writes another script than is known here */
export async function completionScript(shell: Shell): Promise<string> {
  const own = printed(() => script(shell, 'tangram', 'tangram'));
  if (shell !== 'bash') return own;
  return bashChanges.reduce((text, [library, ours]) => {
    const changed = text.replace(library, () => ours);
    if (changed === text) throw new TypeError(`the script for bash has no ${String(library)}`);
    return changed;
  }, own);
}
