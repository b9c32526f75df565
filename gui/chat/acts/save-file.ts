// Hands a text to the browser as a file.

/** Names must not carry what file systems take for themselves (spec §5). */
export function fileName(name: string): string {
  return name.replace(/[/\\:*?"<>|]/g, '_').slice(0, 120);
}

/** Opens the browser's own saving. */
export function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
