// Decides where the organisation's own page of approvals lies, and how it is told who comes (spec §7, `?thirdToken`).

/**
 * The page that `workflow_approval_page` names; undefined where it names none, or none that a browser may show.
 * @param origin where this client comes from; of a program that comes from nowhere, paths name nothing
 */
export function approvalAddress(
  constants: { readonly workflowApprovalPage?: unknown },
  origin: string,
): string | undefined {
  const { workflowApprovalPage: page } = constants;
  if (typeof page !== 'string' || page === '') return undefined;
  const base = /^https?:/u.test(origin) ? origin : undefined;
  if (!URL.canParse(page, base)) return undefined;
  const address = new URL(page, base);
  return address.protocol === 'http:' || address.protocol === 'https:' ? address.href : undefined;
}

/** The address with a token, which goes into its query and nowhere else. */
export function addressWithToken(address: string, token: string): string {
  const whole = new URL(address);
  whole.searchParams.set('thirdToken', token);
  return whole.href;
}
