// What the settings of a directory and of a sign-in service begin with: what most of them are like.
import type { Directory, IdentityProvider } from '../../contract/admin.ts';

/** An LDAP server that keeps people as `inetOrgPerson` in units. */
export const emptyDirectory: Directory = {
  url: '',
  bindDn: '',
  passwordVariable: 'TANGRAM_LDAP_PASSWORD',
  baseDn: '',
  personFilter: '(objectClass=inetOrgPerson)',
  departmentFilter: '(objectClass=organizationalUnit)',
  loginAttribute: 'uid',
  nameAttribute: 'cn',
  startTls: false,
};

/** A service that tells login names by the usual claim. */
export const emptyProvider: IdentityProvider = {
  issuer: '',
  clientId: '',
  secretVariable: 'TANGRAM_OIDC_SECRET',
  claim: 'preferred_username',
  label: 'OpenID',
};
