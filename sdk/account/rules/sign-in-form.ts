// Decides whether a sign-in form may be sent (spec §5: login requires account and password).

/** What a person typed. */
export type SignInForm = { readonly loginName: string; readonly password: string };

/** The fields that are still missing; empty when the form may be sent. */
export type SignInFormProblems = { readonly loginName?: 'required'; readonly password?: 'required' };

/** Checks a form before any call is made. Blanks around the account do not count; a password is taken as typed. */
export function checkSignInForm(form: SignInForm): SignInFormProblems {
  return {
    ...(form.loginName.trim() === '' ? { loginName: 'required' as const } : {}),
    ...(form.password === '' ? { password: 'required' as const } : {}),
  };
}
