// Decides which files are programs: those are saved, and never started from a message.

/** Endings that Windows, macOS or a desktop would run instead of show. */
const programEndings =
  /\.(?:app|apk|appimage|bat|cmd|com|command|cpl|deb|desktop|dll|dmg|exe|gadget|hta|inf|jar|js|jse|lnk|msc|msi|msp|pif|pkg|ps1|reg|rpm|run|scf|scr|sh|url|vb|vbe|vbs|webloc|workflow|ws|wsf|wsh)$/i;

/** Of a file by its name. Blanks and dots at its end are nothing to Windows, so they hide no ending. */
export function isProgram(name: string): boolean {
  return programEndings.test(name.replace(/(?<![\s.])[\s.]+$/, ''));
}
