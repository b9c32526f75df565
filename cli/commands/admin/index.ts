// The verbs of `tangram admin`.
import type { NounSpec } from '../../command.ts';
import { categories } from './categories.ts';
import { apps, forms } from './catalogue.ts';
import { departments, roles } from './departments.ts';
import { ldap, oidc } from './directory.ts';
import { people } from './people.ts';
import { devices, limits, overview, parameters, words } from './settings.ts';

/** The noun. The log of acts is `tangram server audit`, which reads it from a folder as well. */
export const noun: NounSpec = {
  name: 'admin',
  summary: 'cliAdmin.summary',
  shapes: async () => (await import('../../shapes/admin-schemas.ts')).adminShapes,
  verbs: [
    overview,
    people,
    departments,
    roles,
    devices,
    apps,
    categories,
    forms,
    words,
    parameters,
    limits,
    ldap,
    oidc,
  ],
};
