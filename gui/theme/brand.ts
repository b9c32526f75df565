// Decides how a variant's brand reaches the page: its mark's address and its accent over the house's jade.

const marks: Record<string, string> = import.meta.glob('../../variants/brand/*/logo.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The built address of a mark named as in the variants (`brand/tuha/logo.svg`); undefined for the house's own. */
export function markAddress(logo: string | undefined): string | undefined {
  if (logo === undefined || logo === 'brand/default/logo.svg') return undefined;
  return marks[`../../variants/${logo}`];
}

/** A variant's accent for both themes, as `#rrggbb`. */
export type BrandAccent = { readonly light: string; readonly dark: string };

/** Lays an accent over jade; everything derived from it follows. Without one, jade comes back. */
export function applyAccent(root: HTMLElement, accent: BrandAccent | undefined): void {
  if (accent === undefined) {
    delete root.dataset['accent'];
    return;
  }
  root.dataset['accent'] = 'brand';
  root.style.setProperty('--brand-light', accent.light);
  root.style.setProperty('--brand-dark', accent.dark);
}
